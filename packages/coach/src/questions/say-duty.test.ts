import { describe, expect, it } from 'vitest';
import { isLong, sayDuty } from './say-duty.ts';

describe('a duty as an interviewer says it', () => {
  it.each([
    [
      'deliver the morning briefing and complete written risk assessments before work starts',
      'deliver the morning briefing',
    ],
    ['assess, monitor and document vital signs, fluid balance and ventilator settings', 'assess vital signs'],
    ['plan and teach a broad, ambitious curriculum to a mixed class', 'plan a broad, ambitious curriculum'],
    ['climb, dig, cut and lift to the specification of the client', 'climb and dig'],
    ['track margin and report it every month to the director', 'track margin'],
    ['write project management plan', 'write the project management plan'],
    ['turn survey sketches into drawings', 'turn survey sketches into drawings'],
    ['screen mail, visitors and property for contraband', 'screen mail and visitors'],
    ['build and maintain dashboards for sales that the branches open by themselves', 'build dashboards for sales'],
    ['write survey reports an engineer can put to the council without changes', 'write survey reports'],
    ['replace ropes, door drives, brakes and inverters in a team', 'replace ropes'],
    [
      'advise sales, buyers and planners on the tax effects of contracts',
      'advise sales on the tax effects of contracts',
    ],
    ['look after patients after surgery on the ward and in the clinic', 'look after patients after surgery'],
    ['do a check of the bus: brakes, lights, doors', 'carry out a check of the bus'],
    ['deal with complaints courteously', 'deal with complaints'],
    ['service and repair boilers', 'service and repair boilers'],
    ['run your own projects from start to end', 'run your own projects'],
    ['look after the guests\u2019 day to day money and the petty cash', 'look after the guests\u2019 day to day money'],
    ['plan and tender daily loads to hauliers in two countries', 'plan daily loads'],
    ['observe and report changes in skin, breathing, pain and appetite to the nurse', 'observe and report changes'],
    ['carry out internal system and process audits', 'carry out internal system and process audits'],
    ['do the final inspection of finished lots', 'carry out the final inspection of finished lots'],
    ['keep accurate records to demonstrate compliance with the rules of the district', 'keep accurate records'],
    ['supervise technicians over chemistry, haematology and coagulation', 'supervise technicians'],
  ])('says of "%s" only "%s"', (duty, said) => {
    expect(sayDuty(duty)).toBe(said);
  });

  it.each([
    'keep waste and food cost where they should be on every day',
    'present to the board how inflation in repair costs is feeding through',
    'make the call when a machine goes down and the samples have to go to another laboratory',
  ])('leaves whole what would lose its sense: "%s"', (duty) => {
    expect(sayDuty(duty)).toBe(duty);
    expect(isLong(duty)).toBe(true);
  });

  it('needs no "of" behind a verb', () => {
    expect(sayDuty('regulate and tune of the instruments')).toBe('regulate and tune the instruments');
    expect(sayDuty('dispose of the waste')).toBe('dispose of the waste');
  });
});
