import { expect, it } from 'vitest';
import { parseTextByRules } from './parse-resume.ts';

const jobsOf = (text: string) =>
  parseTextByRules(text).experience.map(({ title, employer, startDate }) => `${title} @ ${employer}, ${startDate}`);

it('reads an employer with its legal form before its town, and seasons in brackets behind dates', () => {
  const text = `Kari Nordmann\n\nWORK\n
06.2021 – d.d.   Skrent AS, Odda\nTeam leader, rock\nLead a team of five.\n
08.2014 – 03.2018   Fjell Tunnel AS, Høyanger and Lofoten\nTunnel worker\nCharging and scaling at face.\n
11.2011 – 05.2014 (winters)   Elm Skisenter\nSki patrol\nFirst aid and closing of slopes.\n`;
  expect(jobsOf(text)).toEqual([
    'Team leader, rock @ Skrent AS, 06.2021',
    'Tunnel worker @ Fjell Tunnel AS, 08.2014',
    'Ski patrol @ Elm Skisenter, 11.2011',
  ]);
});

it('reads dates before titles in small letters, with notes on the next lines', () => {
  const text = `Gwen Pugh\ngwen@post.example\n\nWORK (oldest first)\n
2014 - 2016 healthcare assistant, Abbey Nursing Home\nnights mostly. 44 residents\nWashing, dressing, feeding\n
2016 - 2021 slater, Oak Conservation Builders, Porthmadog\nRandom slate on listed roofs. Ran the site on three jobs.\nscaffold checks every week\n
2021 - now roofer, Elm Heritage Roofs\nTwo lads with me. Church work for the diocese\npricing, buying slate\n`;
  expect(jobsOf(text)).toEqual([
    'roofer @ Elm Heritage Roofs, 2021',
    'slater @ Oak Conservation Builders, 2016',
    'healthcare assistant @ Abbey Nursing Home, 2014',
  ]);
});

it('reads a header that ends with its dates as the others of its section do, in any words', () => {
  const text = `Ray Olson\n\nEXPERIENCE\n
Train Dispatcher, Prairie Railroad, Galesburg, IL. 2011-present.\nDispatch 412 miles of track, 30 trains a trick.\n
Dispatcher, Bluffs Railway, Ottumwa, IA. 2004-2011.\nWorked extra board, then second trick.\n
Brakeman / Conductor, Cedar & Southern RR, Burlington, IA. 1988-1996.\nLocal and yard jobs. Furloughed 1996.\n`;
  expect(jobsOf(text)).toEqual([
    'Train Dispatcher @ Prairie Railroad, 2011',
    'Dispatcher @ Bluffs Railway, 2004',
    'Brakeman / Conductor @ Cedar & Southern RR, 1988',
  ]);
});

it('takes a title in capitals below its dates for no heading', () => {
  const text = `Jan Nowak\n\nEXPERIENCE\n
05/2019 – present\nSERVICE ENGINEER\nElm Scales Ltd., Tullamore\n- calibration of weighbridges\n
10/2007 – 12/2012\nELECTROMECHANIC\nZakład Wag, Kielce, Poland\n- repair of scales\n
EDUCATION\n2003 – 2007  Technik mechatronik, Zespół Szkół, Kielce\n`;
  expect(jobsOf(text)[1]).toBe('ELECTROMECHANIC @ Zakład Wag, 10/2007');
});

it('reads a title in few capitals where the other entries have theirs, and leaves out towns in brackets', () => {
  const job = (title: string, employer: string, dates: string) =>
    `${title}\n${employer}\n${dates}\nI speak with the parish and the architect.\n`;
  const jobs = [
    job('Organ builder', 'Elm s.r.o. (Krnov)', 'since 9/2018'),
    job('Tuner of reed organs', 'Harmonia Lipno (Lipno nad Vltavou)', '3/2013 – 8/2018'),
    job('Cabinet maker', 'Truhla Novak (Opava)', '9/2009 – 2/2013'),
  ];
  const text = `Jan Vlk\n\nExperience\n\n${jobs.join('\n')}`;
  expect(jobsOf(text)).toEqual([
    'Organ builder @ Elm s.r.o., 9/2018',
    'Tuner of reed organs @ Harmonia Lipno, 3/2013',
    'Cabinet maker @ Truhla Novak, 9/2009',
  ]);
});

it('takes a name in small letters from the first line where the mail address has a part of it', () => {
  expect(parseTextByRules('aoife ní bhriain\nTuam\nbhriain.a@post.example\n\nWORK\n').fullName).toBe(
    'Aoife Ní Bhriain',
  );
  expect(parseTextByRules('hard working person\nTuam\nbhriain.a@post.example\n\nWORK\n').fullName).toBe('');
});

it('keeps exams below an unusual heading apart from the jobs, and puts the present job first', () => {
  const resume = parseTextByRules(`Gwen Pugh\n\nWORK (oldest first)\n
2014 - 2016 healthcare assistant, Abbey Nursing Home\nnights mostly, 44 residents\n
2016 - now, self employed, Pugh Trade Embalming\nGoing to fourteen funeral homes\n
Exams etc\nDiploma in Embalming - Western School of Mortuary Practice 2019 (theory 81%, practical pass)\nLevel 5 Healthcare Support, Elm Further Education Centre, 2014\n`);
  expect(resume.experience).toMatchObject([
    { title: 'self employed', employer: 'Pugh Trade Embalming', endDate: 'Present' },
    { title: 'healthcare assistant', employer: 'Abbey Nursing Home' },
  ]);
  expect(resume.education).toMatchObject([
    { degree: 'Diploma in Embalming', institution: 'Western School of Mortuary Practice' },
    { degree: 'Level 5 Healthcare Support', institution: 'Elm Further Education Centre' },
  ]);
});

it('reads headers behind arrows, and both labelled dates of one line', () => {
  const arrows = `Ana Elm\n\nExperience\n\n→ Cheesemaker — Amalur S.L., Altsasu — septiembre 2017 – actualidad\n   raw milk, 1 200 litres a day\n
→ Milk collector — Cooperativa Urbasa, Olazti — enero 2014 – agosto 2017\n   lorry, samples\n`;
  expect(jobsOf(arrows)).toEqual([
    'Cheesemaker @ Amalur S.L., septiembre 2017',
    'Milk collector @ Cooperativa Urbasa, enero 2014',
  ]);
  const labels = `Ana Elm\n\nEmployment\n\nELM HOTEL, Leeds\nPastry cook\nStart date: January 2020     End date: Present\n- six desserts\n
OAK MANOR HOTEL, York\nKitchen helper\nStart date: June 2014     End date: February 2017\n- breads\n`;
  expect(jobsOf(labels)).toEqual([
    'Pastry cook @ ELM HOTEL, January 2020',
    'Kitchen helper @ OAK MANOR HOTEL, June 2014',
  ]);
});

it('reads slashes between all fields of a header, and points that are entries', () => {
  const slashes = `Bea Elm\n\nJobs\nGlazier / Pannon Kft., Raab / from March 2018, still there\n + shop fronts\nWindow fitter / Nova Bt., Altenburg / April 2014 to February 2018\n + windows\n`;
  expect(jobsOf(slashes)).toEqual(['Glazier @ Pannon Kft., March 2018', 'Window fitter @ Nova Bt., April 2014']);
  const points = parseTextByRules(
    `My name is Precious Elm and I sew.\n\nWhere I have worked:\n
* Oak Bridal, Rosebank - Head Seamstress, February 2019 up to now. I run a table of five.
* Ash Alterations, Randburg - Alterations hand, May 2016 until January 2019. Hems and zips.\n`,
  );
  expect(points.fullName).toBe('Precious Elm');
  expect(points.experience).toMatchObject([
    { title: 'Head Seamstress', employer: 'Oak Bridal', endDate: 'Present' },
    { title: 'Alterations hand', employer: 'Ash Alterations' },
  ]);
});

it('joins dates over two lines', () => {
  const text = `Arno Elm\n\nEXPERIENCE\n\n2021\nto date     HUT WARDEN\n            Alpine Club Section Elm\n            80 beds\n
2016\nto 2021     COOK\n            Gasthof Oak, Henndorf\n            60 covers\n`;
  expect(parseTextByRules(text).experience.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
    ['2021', 'Present'],
    ['2016', '2021'],
  ]);
});

it('reads posts within the dates of an employer above them as posts there', () => {
  const text = `Nell Brook\n\nWORK EXPERIENCE\n
03/2017 - now     Kwekerij Elm-Pols, Delft (NL)\n                  Greenhouse company, vine tomato, 17 hectare\n
   06/2021 - now  Crop scout\n   - every week I check all compartments\n
   01/2019 - 05/2021  Team leader crop work\n   - planning of 14 persons per day\n
   03/2017 - 12/2018  Greenhouse worker (first 8 months by agency)\n   - winding, leaf cutting\n
07/2015 - 02/2017  Laboratory assistant\n                   Elm Seed Station, Lodz (PL)\n   - purity tests of seeds\n`;
  const employer = 'Kwekerij Elm-Pols';
  expect(jobsOf(text)).toEqual([
    `Crop scout @ ${employer}, 06/2021`,
    `Team leader crop work @ ${employer}, 01/2019`,
    `Greenhouse worker (first 8 months by agency) @ ${employer}, 03/2017`,
    'Laboratory assistant @ Elm Seed Station, 07/2015',
  ]);
});

it('reads a header in small letters between dates alone and points, up to a heading of two words', () => {
  const text = `Con Daly\n\nWork (oldest first)\n
2004-2008\napprentice plasterer then plasterer, with Hughes Elm & Sons, Convoy\n-served my time here\n-sand and cement\n
2009-2013\nPlasterer - Northgate Drylining, Manchester UK\n-price work on apartments\n
Aug 2019 to now\nSite Foreman, Ardbrack Construction Ltd, Letterkenny\n-housing schemes\n
Tickets\nManual handling\n\nSchool / training\nCraft Certificate in Plastering, Foyle Training Centre, 2008\n`;
  expect(jobsOf(text)).toEqual([
    'Site Foreman @ Ardbrack Construction Ltd, Aug 2019',
    'Plasterer @ Northgate Drylining, 2009',
    'apprentice plasterer then plasterer @ Hughes Elm & Sons, 2004',
  ]);
});

it('takes a place before a full stop for no part of the title', () => {
  const text = `Lee Ward\n\nEmployment\n
Bayline Light Rail, Corio Depot. Driver Trainer, June 2021 until now.\nI train the new drivers.\n
Bayline Light Rail, Corio Depot. Tram Driver, February 2014 to June 2021.\nI drove all routes.\n
Kardinia Coaches, Geelong. Bus Driver, 2010 to early 2014.\nSchool runs and charters.\n`;
  expect(jobsOf(text)).toEqual([
    'Driver Trainer @ Bayline Light Rail, Corio Depot, June 2021',
    'Tram Driver @ Bayline Light Rail, Corio Depot, February 2014',
    'Bus Driver @ Kardinia Coaches, 2010',
  ]);
});

it('takes a remark in brackets behind dates, a town or a title for no header', () => {
  const text = `Ines Brandt\n\nEXPERIENCE\n
ELM PUMPS PLC, LEEDS\n
Lead Buyer\nMarch 2022 – June 2025\nAgreed the prices of castings with nine foundries.\n
Buyer\nMay 2019 – February 2022 (parental leave April to August 2020)\nKept the list of approved suppliers.\n`;
  expect(jobsOf(text)).toEqual(['Lead Buyer @ ELM PUMPS PLC, March 2022', 'Buyer @ ELM PUMPS PLC, May 2019']);
  const service = `Ines Brandt\n\nWORK\n
May 2023 – today\nThe Blue Pike, Galway (fish restaurant, 60 seats and a terrace)\nFloor Supervisor\nI make the rota for nine waiters.\n
June 2021 – April 2023\nHotel Heron, Galway, 3 star\nWaiter, then Head Waiter (from May 2022)\nStarted with breakfast.\n`;
  expect(jobsOf(service)).toEqual([
    'Floor Supervisor @ The Blue Pike, May 2023',
    'Waiter, then Head Waiter @ Hotel Heron, June 2021',
  ]);
});

it('reads posts below an employer with years alone, and keeps the months of a remark', () => {
  const text = `Ines Brandt\n\nEXPERIENCE\n
IT Trainee (unpaid for the first 2 months) | Elm Digital Hub | Sep 2023 – Mar 2024\n• Labelled 300 laptops\n
Copper Kettle Kitchen, Cape Town | 2015 – 2023\n  Manager | Mar 2020 – Aug 2023\n  • 30 staff, rosters and stock
  Supervisor | Jun 2017 – Feb 2020\n  • Cash-up\n  Waiter | Nov 2015 – May 2017\n  • Tables\n`;
  expect(jobsOf(text)).toEqual([
    'IT Trainee (unpaid for the first 2 months) @ Elm Digital Hub, Sep 2023',
    'Manager @ Copper Kettle Kitchen, Mar 2020',
    'Supervisor @ Copper Kettle Kitchen, Jun 2017',
    'Waiter @ Copper Kettle Kitchen, Nov 2015',
  ]);
});

it('reads a title that begins as a deed does where the other titles have the same place', () => {
  const text = `Ines Brandt\n\nWork\n
Elm Cooling Ltd, Dublin | Mar 2021 - now\nService engineer\n- Look after thirty shops\n
Ash Cooling, Cork | 2011 - 2017\nSenior mechanic\n- Oil change and shift watch\n
Oak Household Help, Cork | 2007 - 2011\nRepair man, cookers and ovens\n- Repair at home of customers\n`;
  expect(jobsOf(text)[2]).toBe('Repair man, cookers and ovens @ Oak Household Help, 2007');
});

it('takes no heading in capitals below the schools for a school', () => {
  const text = `Ines Brandt\n\nOBJECTIVE\nA toolroom.\n\nEMPLOYMENT\n
ELM TOOL CO, Leeds\n2014 to present\nToolmaker\n* Runs two mills\n
EDUCATION\nPress brake two-day course, 2017\n\nSAFETY\nLockout, forklift (expires 2027)\n`;
  expect(JSON.stringify(parseTextByRules(text).education)).not.toContain('SAFETY');
});

it('reads posts with years alone below an employer from a month on, and no dates in the middle of a sentence', () => {
  const text = `Ines Brandt\n\nEMPLOYMENT\n
Mar 2016 -      ELM AGGREGATES LTD, Leeds\n   2019 - now   Senior Driller
                * 200 holes in a row inside the limit of the works at
                  the nearest house (380 metres off) since June 2021\n                * Took three drillers through their books
   2016 - 2019  Driller\n                * Load and fire\n
2009 - 2016     OAK CONTRACTORS LTD, Leeds\n                Crew Leader\n                * Crew of five\n
2004 - 2009     ASH DRILLING LTD, Leeds\n                Driller\n                * Water bores\n`;
  expect(jobsOf(text)).toEqual([
    'Senior Driller @ ELM AGGREGATES LTD, 2019',
    'Driller @ ELM AGGREGATES LTD, 2016',
    'Crew Leader @ OAK CONTRACTORS LTD, 2009',
    'Driller @ ASH DRILLING LTD, 2004',
  ]);
});
