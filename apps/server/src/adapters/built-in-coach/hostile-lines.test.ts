import { describeCost } from '../../testing/describe-cost.ts';

/** Words and lines; in a file by themselves, so that both cores of a small machine have work. */
const WORDS = ['- ', '* ', 'a ', 'Aa ', 'a, ', 'a: ', 'a/b ', '1 ', '5% ', 'Mr. ', 'I ', 'what ', 'and ', 'of the '];
const OF_RESUMES = [
  'Ab Cd\n',
  'Python, ',
  'Skills\n',
  'Experience\n',
  '2019 – ',
  'Jan 2019 ',
  'I did it. ',
  'led the team. ',
  'years of ',
  'Engineer at A\n',
  '- led x by 5%\n',
];
const OF_JOBS = ['must have ', 'Responsibilities:\n- ', 'how would you ', 'a\n\n', '( ', 'q: ', '[x]', '"a" '];

describeCost([...WORDS, ...OF_RESUMES, ...OF_JOBS, '\n', 'x\n', 'x y\n']);
