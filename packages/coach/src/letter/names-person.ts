import { joinPattern } from '../text/join-pattern.ts';

/** The head of a name that is work, a thing or a place: "customer support", "part-time temp data entry", "roof and carpentry". */
const THING = joinPattern(
  'iu',
  String.raw`(?:^|[\s/-])(?:support|entry|sales|care|help|work|admin|cover|security|laundry|services?|delivery|carpentry|retail|experience|placement`,
  String.raw`|round|jobs?|shifts?|house|turnover|part|checkouts?|kitchen|cafe|bar|till|floor|shop|warehouse|office|stores?)$`,
  '|(?<!be)ing$|(?:tion|ment|ance|ence|ity|ery|stry)$',
);
const BEHIND_HEAD = /,|\(| (?:of|for|in|at|with|on|to|from|by|since) |\s[–—-]\s/u;

/** True if words name work or a thing and not a person: no one can be "a customer support". */
export function isThing(name: string): boolean {
  const head = (name.split(BEHIND_HEAD)[0] ?? '').trim().replace(/ (?:[IVX]+|\d+|grade|level|band)$/giu, '');
  return THING.test(head) && !/^(?:head|director|manager|lead) /iu.test(head);
}
