import { describe, expect, it } from 'vitest';
import { readDemands } from './read-demands.ts';

const textsOf = (advertisement: string) => readDemands(advertisement).map(({ form, text }) => `${form}: ${text}`);

describe('the demands of an advertisement', () => {
  it('are duties behind bullets, with "your" for "our"', () => {
    const texts = textsOf(
      'Data Analyst\nWhat you will do\n- Write SQL against our Snowflake warehouse and keep the weekly sales pack correct\n- Forecast demand for seasonal ranges together with the buyers',
    );
    expect(texts).toContain('verb: write SQL against your Snowflake warehouse');
    expect(texts).toContain('verb: forecast demand for seasonal ranges together with the buyers');
  });

  it('are duties in sentences that speak to the reader or of the post holder', () => {
    const texts = textsOf(
      'The post holder will develop and maintain daily reports on waiting times. They will validate data quality with ward clerks, investigate anomalies and document definitions.',
    );
    expect(texts).toContain('verb: develop and maintain daily reports on waiting times');
    expect(texts).toContain('verb: validate data quality with ward clerks');
  });

  it('parts duties before a verb and leaves nouns together', () => {
    const texts = textsOf('You will lead a shift of 25 to 30 people in goods in, picking and dispatch.');
    expect(texts).toContain('verb: lead a shift of 25 to 30 people in goods in, picking and dispatch');
  });

  it('are the lines below "you will:" where no bullet stands', () => {
    const texts = textsOf(
      'As a night nurse you will:\nTitrate cardiac drips by protocol\nPrecept new graduates after your first month',
    );
    expect(texts).toContain('verb: titrate cardiac drips by protocol');
  });

  it.each([
    ['pay and perks', 'Benefits:\n- Enjoy 30 days of paid holidays and a bonus'],
    ['what the company does', 'We sell plants and sheds, and 4 million people came through our tills last year.'],
    ['a number of years', 'Requirements:\n- 8 years of experience with Go and PostgreSQL'],
    ['an equal-opportunity text', 'We are an equal opportunity employer in recruiting, hiring and placement.'],
  ])('are never %s', (_, advertisement) => {
    expect(textsOf(advertisement)).toEqual([]);
  });
});
