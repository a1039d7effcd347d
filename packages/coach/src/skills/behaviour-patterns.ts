import { joinPattern } from '../text/join-pattern.ts';

/** Deeds that show a skill, mostly a soft one, without naming it. Each name is one of the lexicon; each pattern is short and linear. */
export const BEHAVIOURS: { name: string; pattern: RegExp }[] = [
  {
    name: 'Leadership',
    pattern: joinPattern(
      'iu',
      String.raw`\b(?:led|lead|leading|headed|directed|managed|managing|supervised|supervising|oversee|overseeing|oversaw)\s+(?:and\s+\w+\s+)?(?:an?\s+`,
      String.raw`|the\s+|our\s+)?(?:[\w-]+\s+){0,3}(?:team|squad|crew|department|staff)\b`,
    ),
  },
  {
    name: 'Leadership',
    pattern: joinPattern(
      'iu',
      String.raw`\b(?:led|managed|supervised|oversaw|headed)\s+(?:a\s+\w+\s+of\s+)?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve`,
      String.raw`|twenty)\s+(?:[\w-]+\s+){0,2}(?:people|engineers|developers|nurses|teachers|staff|employees|associates|analysts|designers|reports|agents`,
      String.raw`|workers|technicians|volunteers|members)\b`,
    ),
  },
  {
    name: 'Mentoring',
    pattern: joinPattern(
      'iu',
      String.raw`\b(?:mentor(?:ed|ing)?|coach(?:ed|ing)?|onboard(?:ed|ing)?|guid(?:ed|ing))\s+(?:and\s+\w+\s+)?(?:[\w-]+\s+){0,4}(?:engineers?|developers?`,
      '|staff|colleagues|juniors?|interns?|students|nurses|team|members|hires|employees|associates|analysts|designers|teachers|apprentices|trainees',
      String.raw`|volunteers|others)\b`,
    ),
  },
  {
    name: 'Communication',
    pattern: joinPattern(
      'iu',
      String.raw`\b(?:explain(?:ed|ing)?|present(?:ed|ing)?|communicat(?:e|ed|ing)|brief(?:ed|ing)?|report(?:ed|ing)|articulat(?:e|ed`,
      String.raw`|ing))\s+(?:[\w,'’-]+\s+){0,6}?(?:to|with)\s+(?:[\w-]+\s+){0,4}(?:stakeholders?|executives?|leadership|audiences?|clients?|customers?`,
      String.raw`|management|board|patients?|families|parents|teams?|colleagues|users)\b`,
    ),
  },
  {
    name: 'Communication',
    pattern:
      /\b(?:communicat(?:e|es|ing)|express(?:ing)?)\s+(?:[\w-]+\s+){0,3}(?:clearly|effectively|well|fluently|openly|proactively|ideas|information)\b/iu,
  },
  {
    name: 'Teamwork',
    pattern: joinPattern(
      'iu',
      String.raw`\b(?:work(?:ed|ing|s)?|partner(?:ed|ing)?|collaborat(?:e|ed|ing|es)|cooperat(?:e|ed|ing)|pair(?:ed|ing)?)\s+(?:[\w-]+\s+){0,3}(?:with`,
      String.raw`|alongside|across|within|in|as part of)\s+(?:[\w,-]+\s+){0,5}(?:teams?|colleagues|peers|departments?|engineers|designers|developers|others`,
      String.raw`|coworkers|co-workers)\b`,
    ),
  },
  {
    name: 'Independence',
    pattern: joinPattern(
      'iu',
      String.raw`\b(?:work(?:s|ing)?|operat(?:e|ing)|perform(?:ing)?|function(?:ing)?)\s+(?:both\s+)?(?:well\s+|effectively\s+)?(?:(?:both\s+)?(?:in|within`,
      String.raw`|as part of)\s+a\s+team\s+(?:and|or|as well as)\s+)?(?:independently|autonomously|alone|on (?:your|their|his|her|my) own|unsupervised`,
      '|under minimal supervision|with (?:minimal|little|limited) (?:supervision|guidance|direction))',
    ),
  },
  {
    name: 'Working under pressure',
    pattern: joinPattern(
      'iu',
      String.raw`\b(?:work(?:s|ing)?|perform(?:ing)?|cope|coping|calm|deliver(?:ing)?|thriv(?:e|es|ing)|stay(?:ing)?`,
      String.raw`|remain(?:ing)?)\s+(?:[\w-]+\s+){0,4}(?:under|with)\s+(?:[\w-]+\s+){0,2}(?:pressure|stress|tight deadlines)\b`,
    ),
  },
  {
    name: 'Meeting deadlines',
    pattern:
      /\b(?:meet(?:s|ing)?|met|work(?:ing)? (?:to|under|towards?)|deliver(?:ed|ing)? (?:to|on|against))\s+(?:[\w-]+\s+){0,3}deadlines?\b/iu,
  },
  {
    name: 'Prioritization',
    pattern: joinPattern(
      'iu',
      String.raw`\b(?:manag(?:e|ed|ing)|juggl(?:e|ed|ing)|handl(?:e|ed|ing)|balanc(?:e|ed|ing)|organi[sz](?:e|ed|ing)|prioriti[sz](?:e|ed`,
      String.raw`|ing))\s+(?:[\w-]+\s+){0,2}(?:multiple|competing|conflicting|several|many|your|own)\s+(?:[\w-]+\s+){0,2}(?:tasks?|projects|priorities`,
      String.raw`|deadlines|demands|workload|responsibilities|time)\b`,
    ),
  },
  {
    name: 'Problem solving',
    pattern:
      /\b(?:solv(?:e|ed|es|ing)|resolv(?:e|ed|es|ing))\s+(?:[\w-]+\s+){0,3}(?:problems?|issues?|challenges?|complaints?|conflicts?|incidents?)\b/iu,
  },
  {
    name: 'Adaptability',
    pattern: joinPattern(
      'iu',
      String.raw`\b(?:adapt(?:ed|ing|s)?\s+(?:quickly\s+|well\s+|easily\s+)?to|thriv(?:e|es|ing) in (?:an?\s+)?(?:[\w,-]+\s+){0,4}(?:environment|culture`,
      String.raw`|setting)|comfortable (?:with|in) (?:ambiguity|change|(?:an?\s+)?(?:[\w,-]+\s+){0,3}environment))\b`,
    ),
  },
  {
    name: 'Working in a fast-paced environment',
    pattern:
      /\bfast[- ](?:paced|moving|changing|growing)(?:[\w, -]{0,30}?)\s(?:environment|setting|team|company|kitchen|culture|startup)/iu,
  },
  {
    name: 'Continuous learning',
    pattern: joinPattern(
      'iu',
      String.raw`\b(?:learn(?:s|ing)?\s+(?:new|quickly|fast|continuously|from)|keep(?:s|ing)?\s+up[- ]to[- ]date|stay(?:s|ing)?\s+(?:current|up[- ]to[- ]date`,
      String.raw`|abreast)|(?:quick|fast|eager|keen|willing(?:ness)?|desire|eagerness) (?:learner|to learn)|self[- ]taught)\b`,
    ),
  },
  {
    name: 'Relationship building',
    pattern: joinPattern(
      'iu',
      String.raw`\b(?:build(?:s|ing)?|built|develop(?:ed|ing)?|maintain(?:ed|ing)?|establish(?:ed|ing)?|foster(?:ed|ing)?|cultivat(?:e|ed|ing)|nurtur(?:e|ed`,
      String.raw`|ing)|forg(?:e|ed|ing))\s+(?:and\s+\w+\s+)?(?:[\w,-]+\s+){0,4}(?:relationships?|rapport|partnerships|trust)\b`,
    ),
  },
  { name: 'Decision making', pattern: /\b(?:mak(?:e|es|ing)|made|tak(?:e|ing))\s+(?:[\w,-]+\s+){0,3}decisions?\b/iu },
  {
    name: 'Ownership',
    pattern:
      /\b(?:tak(?:e|es|ing)|took|strong sense of|sense of)\s+(?:[\w-]+\s+){0,2}(?:ownership|responsibility|accountability)\b/iu,
  },
  {
    name: 'Initiative',
    pattern:
      /\b(?:tak(?:e|es|ing)|took|show(?:s|ing)?|us(?:e|ing))\s+(?:the\s+|your\s+own\s+|own\s+)?initiative\b|\bself[- ](?:starter|starting|driven|motivated|directed)\b/iu,
  },
  {
    name: 'Conflict resolution',
    pattern:
      /\b(?:de-?escalat(?:e|ed|ing)|mediat(?:e|ed|ing)|resolv(?:e|ed|ing)\s+(?:[\w-]+\s+){0,2}(?:conflicts?|disputes?))\b/iu,
  },
  {
    name: 'Influencing',
    pattern: joinPattern(
      'iu',
      String.raw`\b(?:influenc(?:e|ed|ing)|persuad(?:e|ed|ing)|convinc(?:e|ed|ing))\s+(?:[\w-]+\s+){0,4}(?:stakeholders?|others|decisions?|teams?`,
      String.raw`|leaders(?:hip)?|outcomes?|people|executives?|authority)\b|\bw(?:in|on) (?:the )?buy-in\b`,
    ),
  },
  {
    name: 'Delegation',
    pattern: /\bdelegat(?:e|ed|es|ing)\s+(?:[\w-]+\s+){0,3}(?:tasks?|work|responsibilit\w+|duties)\b/iu,
  },
  {
    name: 'Motivating others',
    pattern:
      /\b(?:motivat|inspir|energi[sz])(?:e|es|ed|ing)\s+(?:and\s+\w+\s+)?(?:[\w-]+\s+){0,3}(?:others|teams?|people|staff|students|employees|colleagues|individuals|pupils)\b/iu,
  },
  {
    name: 'Feedback',
    pattern:
      /\b(?:giv(?:e|ing)|gave|receiv(?:e|ing)|tak(?:e|ing)|accept(?:ing)?|provid(?:e|ing))\s+(?:and\s+\w+\s+)?(?:[\w-]+\s+){0,2}feedback\b/iu,
  },
  {
    name: 'Attention to detail',
    pattern:
      /\b(?:attention to|eye for|focus on)\s+(?:the\s+)?details?\b|\bdetail[- ](?:oriented|orientated|focused|driven|minded)\b/iu,
  },
  {
    name: 'Customer service',
    pattern:
      /\b(?:served|helped|greeted|assisted|rang up|dealt with|handled|resolved|answered)\s+(?:[\w-]+\s+){0,3}(?:customers?|guests?|shoppers|returns|refunds|complaints)\b/iu,
  },
  {
    name: 'Cash handling',
    pattern:
      /\b(?:(?:counted|balanced|reconciled) the (?:till|register|cash drawer)s?|cashed up|cashing up|took payments|rang up|handled (?:cash|payments))\b/iu,
  },
];
