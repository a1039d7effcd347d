import { describe, expect, it } from 'vitest';
import { isToolName } from './tool-names.ts';

describe('the name of a tool', () => {
  it.each([
    ['snowflake', 'have you used snowflake'],
    ['workday payroll', 'It is Workday for us. Have you used Workday Payroll at all?'],
    ['sap', 'how is your experience with S-A-P'],
    ['xyz', 'do you know x y z'],
  ])('is "%s" in "%s"', (topic, heard) => expect(isToolName(topic, heard)).toBe(true));

  it.each([
    ['figures', 'have you ever used figures or an audit'],
    ['subscriptions', 'Have you run subscriptions before?'],
    ['better', 'did the numbers get any better'],
    ['plants', 'do you know your plants'],
  ])('is not "%s" in "%s"', (topic, heard) => expect(isToolName(topic, heard)).toBe(false));
});
