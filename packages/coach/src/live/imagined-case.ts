import { joinPattern } from '../text/join-pattern.ts';
import { type AnswerForm, formOf } from './answer-forms.ts';

/** What an imagined case is about, by the words of the turn. The first that matches counts. */
const CASES: readonly { name: string; pattern: RegExp }[] = [
  {
    name: 'imagined-start',
    pattern:
      /\bfirst (?:\w+ )?(?:days|weeks?|months?)\b|\bif (?:you got|we gave you) (?:the|this) (?:job|role|position)\b/,
  },
  {
    name: 'imagined-secret',
    pattern: joinPattern(
      '',
      String.raw`\bpromise (?:\w+ ){0,3}(?:not to|you won't|never to) (?:tell|say)\b|\bkeep (?:it|this|that) (?:a secret|secret|between us|to yourself)\b`,
      String.raw`|\bin confidence\b|\boff the record\b`,
      // What a child lets out is listened to and passed on, not looked into.
      String.raw`|\b(?:child|pupil|kid|little one|boy|girl|student|resident)\b.{0,60}\btells? you\b.{0,60}\b(?:home|worr\w+|hurts?|hits?|scared|afraid)\b`,
    ),
  },
  {
    name: 'imagined-safety',
    pattern: joinPattern(
      '',
      String.raw`\b(?:fire|smoke|bleed\w*|injur\w+|hurt|unsafe|dangerous|collaps\w+|faint\w*|chok\w+|fell|fallen|falls over|seizure|not breathing|unconscious|gas`,
      String.raw`|allerg\w*|reaction|heart attack|overdose`,
      String.raw`|spill\w*|harm(?:ed|ing)?|bruis\w+|threat\w*|knife|missing child|safeguarding)\b`,
    ),
  },
  {
    name: 'imagined-breakdown',
    pattern: joinPattern(
      '',
      String.raw`\b(?:crash\w*|outage|goes down|went down|is down|breaks?|broken|broke down|fails?|failed|failing|errors?|bug|slow|leak\w*|alarm|system|machine`,
      String.raw`|servers? (?:is|are|was|goes|went)|database|network|release|power cut|stops working|jam(?:s|med)?)\b`,
    ),
  },
  {
    name: 'imagined-person',
    pattern: joinPattern(
      '',
      String.raw`\b(?:upset|angry|annoyed|furious|in tears|cry(?:ing|s)?|shout\w*|complain\w*|rude|refus\w+|frighten\w*|scared|dementia|confused|anxious|aggressive`,
      String.raw`|unhappy|does not want|doesn't want)\b`,
    ),
  },
  {
    name: 'imagined-colleague',
    pattern: joinPattern(
      '',
      String.raw`\b(?:(?:colleague|manager|boss|supervisor|fitters?|driver|nurse|member of (?:staff|the team)|team mate|foreman|co-?worker|director|one of (?:your|the)) .*`,
      String.raw`(?:signs?|asks?|tells?|says?|not done|hasn't|cheat\w*|steal\w*|lies?|late|ignor\w+|wrong|cuts?|skips?|keeps?))\b`,
    ),
  },
  {
    name: 'imagined-demands',
    pattern: joinPattern(
      '',
      String.raw`\b(?:both want|same time|at once|deadline|short[- ]staffed`,
      String.raw`|short of|call(?:s|ed)? in sick|wrong day|double[- ]booked|run(?:s|ning)? out|not enough|cut[- ]off|urgent\w*`,
      String.raw`|priorit\w+|payday|pay day)\b`,
    ),
  },
];

/** The form of an imagined case, by what the case is about. */
export function formOfCase(turn: string): AnswerForm {
  const name = CASES.find(({ pattern }) => pattern.test(turn))?.name ?? 'hypothetical';
  return { ...formOf(name), kind: 'hypothetical' };
}
