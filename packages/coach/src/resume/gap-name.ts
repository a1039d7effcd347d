import { joinPattern } from '../text/join-pattern.ts';

/** Times without a post: "Career break", "Not in practice", "Home with my son", "Travel". */
const GAP = joinPattern(
  'iu',
  String.raw`^[^\p{L}]*(?:(?:career|employment|work|planned|short) (?:break|gap|interval|pause)|gap(?: year)?(?![\p{L}-])|break(?![\p{L}-])|out of work|unemployed|sabbatical|between (?:jobs|posts)`,
  String.raw`|not (?:in (?:work|practice|employment)|working|employed)|no (?:paid )?(?:work|job)(?!\p{L})|off work|time (?:off|out)|(?:at )?home(?: with (?:my |our |the |a )?\p{L}+)?$`,
  String.raw`|travel(?:s|l?ing)?(?:$|[,;]| (?:and|in|to|around|abroad|through)\b)|(?:maternity|paternity|parental|family|sick|medical) (?:leave|break)|moved? (?:to|from|here|house|country)(?!\p{L})`,
  String.raw`|(?:full[- ]time )?(?:caring|cared|carer|care|looked after|looking after) (?:for|of) (?:my|our)(?!\p{L})|(?:raising|bringing up|brought up) (?:my|our|a|two|three|children|kids|family))`,
);

/** Whether a line or a title names a time without a post. */
export const isGapName = (text: string): boolean => GAP.test(text);
