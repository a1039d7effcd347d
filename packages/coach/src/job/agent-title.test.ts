import { expect, it } from 'vitest';
import { agentTitle } from './agent-title.ts';
import { headedName } from './headed-name.ts';

it.each([
  ["We're looking for a facilitator to run our programme.", 'facilitator'],
  ['Facilitator (Group Conferences)\nOrmsby Council', 'Facilitator'],
  ['Bookbinder / Conservator\nAbbot & Shaw', 'Bookbinder / Conservator'],
  ['Our smokehouse is after a fish smoker. You smoke fish.', 'fish smoker'],
  ['The union needs an energetic and kind member services teller for its branch.', 'member services teller'],
  ['Hiring Manager: Ann Quill', ''],
  ['Our centre needs a new computer.', ''],
  ['September offer\nPaper and water', ''],
])('finds the post of "%s"', (text, title) => expect(agentTitle(text)).toBe(title));

it.each([
  ['Chargehand (Diesel) - Elm City Buses, Sheffield\nWe run 160 buses.', 'Elm City Buses'],
  ['Accountant\nHarbottle Logistics, Leicester (hybrid)\nHarbottle moves goods.', 'Harbottle Logistics'],
  ['Sous Chef\nThe Salt Loft, Padstow. 60 covers.\nWe cook.', 'The Salt Loft'],
  ['Technician, Sequencing Core Facility\nSequencing is our work.', ''],
  ['Welder\nNight Shift, Leeds\nWe weld.', ''],
  ['Cook\nFluent French, Leeds\nWe cook.', ''],
])('finds the employer at the head of "%s"', (text, name) => expect(headedName(text)).toBe(name));
