import { describe, expect, it } from 'vitest';
import { parseResumeText } from './parse-resume.ts';

const CONTACT = 'Ann Lee\nann.lee@example.com\n01632 960 111\n\n';

describe('what was lost on the way', () => {
  it('is the rest of a list, behind a line that looks like an entry', () => {
    const { experience } = parseResumeText(`${CONTACT}Experience

TRANSPORT PLANNER, Elmdale Timber & Board, Ranleigh DC      Feb 2020 - today
- Plan 380 drops a day across six counties
- Crane deliveries, timed slots, restricted sites
- Drops per vehicle 8.1 -> 9.6 (2021 to 2024). Empty running 27% -> 21%
- Hours of drivers: I chase them weekly with the manager, down from 30 a month to 7
- Trained 2 planners, 1 now at another depot

TRAFFIC CLERK, Larchmoor Chilled, Ranleigh                   2017 - Jan 2020
- Debrief, temperature printouts, bookings with supermarkets
- Covered the planner on holiday from 2019, 22 trailers
`);
    const planner = experience.find(({ employer }) => employer.includes('Elmdale'));
    expect(planner?.achievements.join('\n')).toContain('Trained 2 planners');
    expect(planner?.achievements.join('\n')).toContain('Empty running 27%');
    expect(planner?.achievements.join('\n')).not.toContain('Covered the planner');
  });

  it('are the names of posts whose heads are marked', () => {
    const { experience } = parseResumeText(`${CONTACT}Electrician

* Now: Self-employed electrician, since October 2022
  Rewires, consumer units and chargers, about 130 a year.

* Maintenance Electrician, Larch Biscuits, 2011 to 2022
  Three phase, inverter drives, fault finding.
  Got the mean repair time on oven 2 down from 95 minutes to about 40.

* Lift Engineer, Oak Vertical Ltd, 2004 to 2011
  Service and call outs, 84 lifts.
`);
    const named = experience.map(({ title, employer }) => `${title} @ ${employer}`);
    expect(named).toContain('Maintenance Electrician @ Larch Biscuits');
    expect(named).toContain('Lift Engineer @ Oak Vertical Ltd');
  });

  it('is that a post with its end left open goes on', () => {
    const { experience } = parseResumeText(`${CONTACT}CAREER

Network Technician, Elmlink Schools Trust          2022 -
31 schools, 14,000 users. Replaced 212 access switches over two summers.

Field Engineer, Oakwire Comms                      2018 - 2022
Vans, ladders, hospitals. 600 installs.
`);
    expect(experience.find(({ employer }) => employer.includes('Elmlink'))?.endDate).toBe('Present');
    expect(experience.find(({ employer }) => employer.includes('Oakwire'))?.endDate).toBe('2022');
  });

  it('is a name in capitals above headings in capitals', () => {
    const { fullName, phoneNumber } = parseResumeText(`ANATOLE BRISSON

18 Quay Steps, Marlhaven
Home 01632 960 843 / Mobile 07700 900 109
anatole.b@example.com


WHY I AM WRITING
After eleven years of being in charge of a building at night I would like to do something that matters more.

NIGHT MANAGER
The Elm Hotel, Marlhaven (164 rooms, four stars)
October 2017 - present
I run the hotel from 22.45 to 07.15 with a team of five.

NIGHT PORTER
Hotel Larch, Marlhaven
June 2014 - September 2017

UNFINISHED
Two years of a law degree, University of Saint-Aubin. I stopped for money.

CERTIFICATES
First Aid at Work (to 2026)

TYPING
52 words a minute, tested last Sunday
`);
    expect(fullName).toMatch(/^Anatole Brisson$/iu);
    expect(phoneNumber).toBe('01632 960 843');
  });

  it('is the beginning of a sentence that the margin broke', () => {
    const { experience } = parseResumeText(`${CONTACT}JOBS

Senior Controller - Elm & Anchor Cars, Oldcastle - 2016 to now
  Control room of a firm with 140 drivers, about 1,900 bookings on a Friday night.
  In 2022 I found the hospital had been billed for waiting time twice since
  the new system came in, told the owner, and we credited £3,760. We kept the
  contract.

Controller - Oak Private Hire, Oldcastle - 2013 to 2016
  Radio first, then data dispatch. 45 cars.
`);
    expect(experience[0]?.achievements.join('\n')).toContain('twice since the new system came in');
  });
});
