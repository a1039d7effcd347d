import { describe, expect, it } from 'vitest';
import { withSameLayout } from './same-layout.ts';

const TEXT = `Chef, Pastry and Bread
The Grey Gull, Elmton (May 2021 to date)
Bake 40 loaves before the doors open
Baker
Elm Mill Bakery, Elmton (May 2018 to April 2021)
Shaped rolls for two shops
Kitchen Porter
Alder House, Ash Street, Elmton (May 2016 to April 2018)
Washed pans in the evening`;

const job = { startDate: '', endDate: '' };
const chef = {
  ...job,
  title: 'Chef',
  employer: 'The Grey Gull',
  achievements: ['Bake 40 loaves before the doors open'],
};
const baker = { ...job, title: 'Baker', employer: 'Elm Mill Bakery', achievements: ['Shaped rolls for two shops'] };
const porter = {
  ...job,
  title: 'Kitchen Porter',
  employer: 'Ash Street',
  achievements: ['Washed pans in the evening'],
};
const named = ({ title, employer }: { title: string; employer: string }) => ({ title, employer });
const NONE = { title: '', employer: '' };

describe('a job whose head is laid out as that of a known one', () => {
  it('keeps its title and employer', () => {
    const headers = withSameLayout([chef, baker], [NONE, named(baker)], named, TEXT);
    expect(headers[0]).toEqual({ title: 'Chef', employer: 'The Grey Gull' });
  });

  it('stays without a name where no other head is known or the layout differs', () => {
    expect(withSameLayout([chef, baker], [NONE, NONE], named, TEXT)).toEqual([NONE, NONE]);
    const mixed = { ...chef, title: 'The Grey Gull', employer: 'Chef' };
    expect(withSameLayout([mixed, baker], [NONE, named(baker)], named, TEXT)[0]).toEqual(NONE);
  });

  it('has the employer at the front of its line where the others have', () => {
    const headers = withSameLayout([chef, baker, porter], [chef, baker, porter].map(named), named, TEXT);
    expect(headers[2]).toEqual({ title: 'Kitchen Porter', employer: 'Alder House' });
  });
});
