/** Sentences of practice interviews. `{s}` and `{p}` become I and my or we and our, the other slots a word of `SLOTS`. */
export const CONCRETE: readonly string[] = [
  "i'm currently a {year} studying {field} and {s} spend most of the week in the {place}",
  'last {season} {s} worked on a {project} for the {group} and it had to be ready in {number} weeks',
  'the problem was that the {thing} kept {failing} whenever more than {number} people used it',
  'so {s} sat down with {person} and made a list of everything that could {verb} the {thing}',
  '{s} decided to {verb} the {thing} first because that was what the {group} needed most',
  '{s} divided the work between {number} of us and {s} met every {day} to check the {project}',
  'in the end {s} finished the {project} {number} days early and {person} asked us to present it',
  'that saved the {group} about {number} hundred dollars and the {place} still uses it',
  '{s} learned that a {quality} plan is worth more than a {quality2} one when time is short',
  'then {s} showed {person} the numbers and {s} agreed on a new {thing} together',
  'at my internship at the {place} {s} was responsible for the {thing} and for talking to {person}',
  '{person} disagreed with {p} idea at first so {s} listened and changed the {project}',
  'for example {s} built a small {tool} that could {verb} a {thing} in {number} minutes',
  'one weakness is that i am too {quality2} so now {s} write down what matters every {day}',
  'i want this job because your company works on {field} and {s} have followed your {project} for a while',
  'before that {s} helped the {group} to {verb} its {thing} and {s} raised {number} thousand dollars',
  'however the {thing} arrived {number} days late and {s} had to find another way to {verb} it',
  '{s} called {person} and asked for a {tool} so that the {group} could go on',
  'as a result {number} more people came to the {place} that {season}',
  'my friends would say that i am {quality} and that {s} can explain {field} to anyone',
  'after that {s} taught {number} new members how to {verb} the {thing} with a {tool}',
  'the hardest part was to keep the {group} motivated when the {project} seemed {quality2}',
  'looking back {s} would ask {person} sooner and test the {thing} before {day}',
  'i also play {hobby} which taught me to stay {quality} under pressure',
];

export const VAGUE: readonly string[] = [
  '{s} did a lot of things and it was good in the end',
  'it was a lot of work and {s} had to do it so {s} did it',
  'it was really nice and people were happy with it and that was good',
  '{s} think that i am good with people and {s} like to work with people',
  'there were some problems and stuff but {s} worked on it and it was fine',
  'it is important to do a good job and {s} always want to do a good job',
  'there was this thing that {s} had to do and it was not easy but {s} did it',
  'and that is the kind of thing that {s} do and it is what it is',
  'it went well and everybody said that it was good so that was nice',
  '{s} just do the things that have to be done and {s} get it done',
];

export const FILLERS: readonly string[] = ['um', 'uh', 'like', 'you know', 'um', 'uh', 'i mean', 'um'];
export const HEDGES: readonly string[] = ['i guess', 'maybe', 'probably', "i don't know", 'not sure'];
export const MARKS: readonly string[] = [
  'to begin with',
  'for instance',
  'because of that',
  'after that',
  'meanwhile',
  'in order to finish',
  'at the same time',
  'in addition',
  'eventually',
  'on the other hand',
];

export const SLOTS: Readonly<Record<string, readonly string[]>> = {
  year: ['junior', 'senior', 'sophomore', 'graduate student'],
  field:
    'biology,chemistry,economics,mechanical engineering,architecture,statistics,linguistics,robotics,neuroscience,history'.split(
      ',',
    ),
  place:
    'lab,library,hospital,workshop,bakery,museum,clinic,warehouse,theater,garage,observatory,kitchen,daycare,courthouse'.split(
      ',',
    ),
  season: ['summer', 'fall', 'spring', 'winter'],
  project:
    'website,survey,bridge model,fundraiser,concert,garden,newsletter,drone,exhibition,tutoring program,film,greenhouse,tournament'.split(
      ',',
    ),
  group:
    'chess club,orchestra,rowing team,student council,volunteer crew,sorority,debate society,hiking club,research group,radio station'.split(
      ',',
    ),
  thing:
    'schedule,sensor,budget,database,ticket system,printer,poster,motor,contract,pump,inventory,lease,antenna,microscope,recipe,curtain'.split(
      ',',
    ),
  failing: ['failing', 'crashing', 'leaking', 'jamming', 'freezing', 'overheating', 'slipping'],
  person:
    'my professor,the dean,our sponsor,a nurse,the captain,my roommate,two parents,the supplier,a technician,the mayor,the librarian'.split(
      ',',
    ),
  verb: 'repair,measure,redesign,translate,simplify,transport,schedule,calibrate,advertise,photograph,replace,protect,sort'.split(
    ',',
  ),
  day: ['monday', 'tuesday', 'thursday', 'friday', 'sunday'],
  number: 'two,three,four,five,six,seven,eight,nine,twelve,fifteen,twenty,thirty'.split(','),
  quality: ['patient', 'simple', 'careful', 'honest', 'curious', 'steady', 'generous', 'precise'],
  quality2: ['ambitious', 'complicated', 'stubborn', 'boring', 'endless', 'rushed', 'perfect'],
  tool: 'spreadsheet,script,checklist,prototype,calculator,template,robot,questionnaire,map,simulator'.split(','),
  hobby: ['the cello', 'water polo', 'chess', 'soccer', 'the drums', 'basketball'],
};
