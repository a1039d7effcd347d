import { joinPattern } from '../text/join-pattern.ts';

const NUMBER_WORDS =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|hundreds|thousand|thousands' +
  '|million|millions|dozen|dozens|half|double|doubled|tripled|twice|quadrupled|halved';
const OUTCOME = new RegExp(
  String.raw`\d+(?:[.,]\d+)*\s?(?:%|percent|‰)|[$€£¥₹₽]\s?\d|\d(?:[.,\d]*)\s?(?:k|m|mn|bn|b)\b(?!\.)|\d[\d.,]*\s?(?:\+\s?)?(?:x\b|×)|\b(?:from|by|to|of` +
    String.raw`|over|under|than|within|in|for|with|across|about|around|nearly|serving|up)\s+\d[\d.,]*\b|\d[\d.,]*\+?\s+(?:[\p{L}-]+\s+){0,2}\p{L}{3,}` +
    String.raw`|\b(?:${NUMBER_WORDS})\b\s+(?:[\p{L}-]+\s+){0,2}\p{L}{4,}|\b(?:doubled|tripled|quadrupled|halved)\b|\bby (?:half|an? (?:third|quarter` +
    String.raw`|fifth))\b|\bin (?:${NUMBER_WORDS})\b|\d{2,}`,
  'iu',
);
const DATES_AND_NAMES = joinPattern(
  'giu',
  String.raw`\b(?:19|20)\d{2}\b|\b(?:q[1-4]|v\d+(?:\.\d+)*|level \d|tier \d|\d+(?:st|nd|rd|th)|24/7|9001|27001|14001|45001|8601|iso \d+|es\d+|html5|css3`,
  String.raw`|s3|ec2|k8s|365|office 365|python 3|web3|b2b|b2c|d3|h\d|i9|grade \d+|year \d|ks[1-5]|k-?12|401k?|\d{3}-\d{4})\b`,
);

/** Whether a line states an outcome or a size in a number ("cut costs by 12%", "30 patients"), not merely a year or a version. */
function hasOutcomeNumber(line: string): boolean {
  return OUTCOME.test(line.replace(DATES_AND_NAMES, ' '));
}

/** "Zero medication errors", "without a missed deadline", "for the first time in ten years": an outcome in words. */
const WORDED_OUTCOME = joinPattern(
  'iu',
  String.raw`\b(?:zero|no|without (?:an?|any|one)(?: single)?|never (?:once )?|not (?:one|a single))\s+(?:\p{L}+[\s-]){0,3}?(?:error|incident|accident`,
  '|complaint|defect|delay|downtime|injur|loss|miss|return|recall|audit finding|finding|late|outage|fine|claim|lost|missed|breach|escalation',
  String.raw`|rework|reject)\p{L}*|[;,:–]\s*(?:with\s+|and\s+)?(?:no|not one|none)\s+\p{L}+|\b(?:in|on|at) every (?:single )?(?:inspection|audit|test`,
  String.raw`|exam|visit|season|year|quarter|shift)|\b(?:three|four|five)[- ]star\b|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve`,
  String.raw`|fifteen|twenty|thirty|forty|fifty|dozens?|hundreds?|thousands?)\b(?! years?\b)|\b(?:halved|doubled|tripled|quadrupled|cut in half|twice as`,
  String.raw`|(?:first|best|fastest|highest|lowest|shortest|largest) (?:in|of|among|ever|on)\b|first place|won|awarded|promoted|rated outstanding`,
  String.raw`|passed (?:every|all|each|the (?:\p{L}+ )?(?:audit|inspection))|on (?:time|schedule) and (?:with)?in budget|ahead of schedule|under budget`,
  String.raw`|full marks|sold out)\b`,
);

/** True for a line with a result of the work, in a number or in words. */
export function hasOutcome(line: string): boolean {
  return hasOutcomeNumber(line) || WORDED_OUTCOME.test(line);
}
