import { describe, expect, it } from 'vitest';
import { parseResumeText } from './parse-resume.ts';

const CONTACT = 'Ann Lee\nann.lee@example.com\n01632 960 111\n\n';
const postsOf = (text: string) => parseResumeText(`${CONTACT}${text}`).experience;
const namesOf = (text: string) => postsOf(text).map(({ title, employer }) => `${title} @ ${employer}`);

describe('the layout of a resume', () => {
  const COLUMNS = `2019-        Senior shop fitter, Elmwood Interiors, Garrow
             140 shops fitted, nine of them at night
             roster for 5 fitters

2015-2019    Shop fitter, Larch & Sons
             counters, ceilings, doors

2012-2015    Farm assistant, Uncle's, 190 cows. Walk-through shed
             built 1961. Still stands.

PAPERS
Site safety card 2021
First aid, current

GEAR
Router, mitre saw, laser level, tractor and feed wagon
Can weld but it is ugly.

DOGS
Two. Both good with cows, one not good with vans.
`;

  it('keeps what is below a heading out of the last post, whatever the heading says', () => {
    const lines = postsOf(COLUMNS).at(-1)?.achievements.join('\n') ?? '';
    expect(lines).not.toMatch(/Router|weld|good with cows|First aid/u);
  });

  it('gives posts that are set in below their house that house, and the next house to the next posts', () => {
    const text = `EMPLOYMENT HISTORY

Garrow and Districts Fire Service

  Station Officer, Station 12 (2019 - present)
  Crew of 4 a shift. Some 210 turnouts a year.

  Leading Firefighter, Station 4 (2015 - 2019)
  Breathing apparatus instructor. Flood rescue in the Tarn floods.

  Firefighter (2011 - 2015)

Marram & Sons Carpentry, Lower Tarn
  Apprentice then carpenter (2005 - 2011)
  Frames, roofs, second fix. Two years of storm repair work.
`;
    expect(namesOf(text).slice(1)).toEqual([
      'Leading Firefighter @ Garrow and Districts Fire Service',
      'Firefighter @ Garrow and Districts Fire Service',
      'Apprentice then carpenter @ Marram & Sons Carpentry',
    ]);
    expect(postsOf(text).map(({ achievements }) => achievements.join(' '))).toEqual([
      expect.stringContaining('Crew of 4'),
      expect.stringContaining('Flood rescue'),
      '',
      expect.stringContaining('Frames, roofs'),
    ]);
  });

  it('has a present post where the range is left open in a column', () => {
    expect(postsOf(COLUMNS)[0]).toMatchObject({ employer: 'Elmwood Interiors', startDate: '2019', endDate: 'Present' });
  });

  it('keeps a line that is set in below a mark with the item of the mark', () => {
    const [first, second] = postsOf(`WORK

Corvo Coaches Ltd, Garrow depot
Coach fitter                                           03/2017 - today
* 62 vehicles, single and double deck, 9 of them battery electric
  since 2023
* Weekly inspection, brake roller test, defect cards
* Sold the workshop tools to the new owner after the old
  company was sold

Tarn Haulage, Marram
Mechanic                                               06/2011 - 01/2017
* Tyres, bodywork, glass
`);
    expect(first?.achievements).toContain('62 vehicles, single and double deck, 9 of them battery electric since 2023');
    expect(first?.achievements.at(-1)).toContain('company was sold');
    expect(second?.achievements).toEqual(['Tyres, bodywork, glass']);
  });

  it('ends a head in a typed text where its line has room left', () => {
    const posts = postsOf(`Professional experience

Larchfield Castings Ltd, Lindow (turnover £31m, iron foundry)
Financial Accountant, September 2019 to date
Responsible for the monthly close, which has been brought from working day 12 to
working day 6. Preparation of statutory accounts under FRS 102 and of the audit
file; audit adjustments fell from fourteen to two. Inventory and standard costing
of approximately 2,600 parts, with an annual count.

Sedge Marram LLP, Chartered Accountants, Tarnbridge
Audit Senior, 2014 to 2018
Led audits of owner-managed businesses: haulage, joinery, a zoo. Teams of two to
four. First-time passes in thirteen of fourteen examinations.
`);
    expect(posts[0]?.employer).toBe('Larchfield Castings Ltd');
    expect(posts[0]?.achievements[0]).toContain('Responsible for the monthly close');
    expect(posts[1]).toMatchObject({ title: 'Audit Senior', startDate: '2014', endDate: '2018' });
    expect(posts[1]?.achievements[0]).toContain('Led audits');
  });

  it('has a post of who works alone, with the trade from below the name', () => {
    const { experience } = parseResumeText(`JAN MAROK
PLASTERER
07700 900 418      jan@example.com
22 Lantern Row, Hadderby

WORK

Self employed, Hadderby and 30 miles around
June 2019 until now
Most of work come from two builders and one architect who do old houses.
I do price, order, and invoice myself.

Corvo Interiors Ltd, Milverton
2013 to May 2019
Plasterer, from 2016 charge hand of 5 man
Student flats, one hospital wing, school.
Talked at toolbox every Monday.
`);
    expect(experience[0]).toMatchObject({ title: 'PLASTERER', employer: 'Self employed', endDate: 'Present' });
    expect(experience[0]?.achievements.join('\n')).toContain('price, order, and invoice');
    expect(experience[1]).toMatchObject({ title: 'Plasterer', startDate: '2013', endDate: 'May 2019' });
    expect(experience[1]?.achievements.join('\n')).toContain('Student flats');
    expect(experience).toHaveLength(2);
  });

  it('shows where an employer is that no word gives away', () => {
    const posts = postsOf(`TEACHING POSTS
2021-date   Scoil Naomh Mor, Ballinorrin. Rural school, 4 teachers, 83 pupils.
            Mainstream class teacher.
            First and Second Class together (24 children), two years of
            Junior/Senior Infants before that. Three children with special
            needs, two with access to an assistant.

2019-2021   Gaelscoil Loch Rean, Tullycross. Class teacher, Third Class, 29.
            Through Irish. Taught from a kitchen table from March 2020 with
            packs left in the shop for the nine homes without broadband.

2018-2019   St Olan's BNS, Dunalen. Newly qualified, fixed term. Fifth Class
            boys. Learned most of what I know there.
`);
    expect(posts[0]).toMatchObject({ title: 'Mainstream class teacher', startDate: '2021' });
    expect(posts[0]?.employer).toMatch(/^Scoil Naomh Mor(?:, Ballinorrin)?$/u);
    expect(posts[0]?.achievements.join('\n')).toContain('First and Second Class together');
    expect(posts.map(({ title }) => title)).not.toContain('kitchen table');
  });

  it('gives a head of dates alone the line below it', () => {
    const posts = postsOf(`JOBS

Larch Dental, Lower Tarn
Senior Dental Nurse
June 2021 - now
Nurse for principal 3 days, float 1 day

Feb 2020 - June 2021
Covid Testing Site, Tarn Racecourse
Swabbing and trainer for protective clothing.

Dr Penhall & Partner, Marram
Dental Nurse
Aug 2015 - Feb 2020
NHS, 2 surgeries, 38 patients a day
`);
    const site = posts.find(({ employer }) => employer.includes('Covid Testing Site'));
    expect(site).toMatchObject({ startDate: 'Feb 2020', endDate: 'June 2021' });
    expect(site?.achievements.join('\n')).toContain('Swabbing');
    expect(posts.find(({ employer }) => employer.includes('Penhall'))?.startDate).toBe('Aug 2015');
  });

  it('takes no break for a post', () => {
    const names = namesOf(`Professional experience

Larchfield Castings Ltd, Lindow (turnover £31m)
Financial Accountant, September 2019 to date
Responsible for the monthly close.

Career interval, April 2018 to August 2019
Care of my mother in Kavan. During this time I kept the books of a school.

Sedge Marram LLP, Tarnbridge
Audit Senior, 2014 to 2018
Led audits of owner-managed businesses.
`);
    expect(names.join('\n')).not.toContain('Career interval');
    expect(names).toHaveLength(2);
  });

  it('takes the town behind an employer for no employer', () => {
    const names = namesOf(`JOBS

* KERRAN LIFT & SHIFT, Port Harrow - tower crane operator
  Aug 2020 to date
  - Luffing tower cranes, 12 to 24 t

* BOLLARD BROS CRANE HIRE, Port Harrow - mobile operator
  2014 to 2020
  - 20 t city crane, then 60 t all terrain
`);
    expect(names).toContain('mobile operator @ BOLLARD BROS CRANE HIRE');
  });

  it('takes a line of the address for no employer', () => {
    const { experience } = parseResumeText(`tam okon-reade
graphic designer
tam@example.com  07700 900 333
Studio 3b, The Old Bakehouse, Pellow Street, Penhassock

2022–now      Freelance designer
              Mostly food and drink, some arts.

2016–2020     Middleweight designer, Hob & Fennel, Bristowe
              Ten-person packaging studio.
`);
    expect(experience.map(({ employer }) => employer).join()).not.toContain('Bakehouse');
    expect(experience.map(({ title }) => title)).toContain('Freelance designer');
  });

  it('gives no post the lines of a dated heading below it', () => {
    const { experience, education } = parseResumeText(`${CONTACT}Work Experience

Paper round, Singh's News                                   2021 - 2023
  • 52 houses, six mornings a week, missed 3 days in two years

Work experience week, Braith Borough Council depot         July 2023
  • Stock count in stores, rode in the gritter (not gritting)

Education
Braith Academy, 2018 - 2025
  A Levels: Design & Technology (B), Business (C)
`);
    const round = experience.find(({ title }) => title === 'Paper round');
    expect(round?.achievements).toEqual(['52 houses, six mornings a week, missed 3 days in two years']);
    expect(education.map(({ institution }) => institution)).toEqual(['Braith Academy']);
  });

  it('reads no degree from the employer in the list of a post', () => {
    const { education, experience } = parseResumeText(`${CONTACT}WORK
2015-2019   Apprentice, then Mechanic, construction
            Brackwell Hoist & Elevator, Port Dunmore
            - New installs up to 22 stops. Rails, hoistway
              entrances, cab, roping, adjusting.
            - Passed mechanic's exam first try, 2019

2012-2015   Electrician's helper
            Sal Dimarco Electric, Port Dunmore
            - Conduit, panels, pulling wire. Learned to read prints.
`);
    expect(experience[0]?.achievements.join('\n')).toContain("mechanic's exam");
    expect(education.map(({ institution }) => institution)).not.toContain('Brackwell Hoist & Elevator');
  });
});
