import { expect, it } from 'vitest';
import { tellsOfMishap } from './shown-in.ts';

it.each([
  ['Flooded a finished basement in 2015, told the owner the same day', true],
  ['Forecast for peak was 12% too low; rebuilt it with promotion data', true],
  ['Late timesheets fell from 60 a week to 8 and have stayed there since', false],
  ['Discovered that pay had been wrong for two years; repaid all of it', false],
  ['No lost time injuries on my crew since 2019', false],
  ['Missed the tender date', false],
])('"%s" tells of a mishap and its remedy: %s', (line, tells) => expect(tellsOfMishap(line)).toBe(tells));
