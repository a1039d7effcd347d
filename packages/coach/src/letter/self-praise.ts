import { joinPattern } from '../text/join-pattern.ts';

/** What everybody says of themselves: no letter answers a demand with it. */
export const SELF_PRAISE = joinPattern(
  'iu',
  String.raw`\b(?:detail[- ]oriented|hard[- ]?working|(?:highly |self-)?motivated|passionate|dynamic|results?[- ](?:driven|oriented)|team player|dedicated`,
  '|enthusiastic|happy (?:outdoors|to|in|on)|calm (?:in|under|with)|good with (?:people|clients|customers|children)|comfortable with',
  String.raw`|used to (?:running|working)|proven track record|go-getter|people person|excellent communicat\p{L}+|customer[- ]focused|fast learner|quick learner)\b`,
);
