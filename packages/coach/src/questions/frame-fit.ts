import { joinPattern } from '../text/join-pattern.ts';
import { classOfDuty } from './duty-class.ts';
import { kindOfDuty } from './duty-kind.ts';
import { isIncident, isMinorDuty } from './duty-topic.ts';
import type { DutyFrame } from './question-frames.ts';

/** Work that is done in the same way every day: records, diaries, rotas, stock. */
const ROUTINE_THING = joinPattern(
  'iu',
  '^(?:keep|maintain|update|manage|complete|prepare|write|fill in|fill out|draw up|do|process|handle|check|run|look after|order|count|sort|issue|make|compile|monitor',
  '|plan|control|put|match|open|scan|take)',
  String.raw` (?:up )?(?:[\p{L}'-]+ ){0,3}?(?:rotas?|rosters?|diar(?:y|ies)|calendars?|stocks?|stock levels?|stocktakes?|inventor(?:y|ies)|records?|registers?|logs?|logbooks?`,
  '|notes|timesheets?|post|mail|invoices?',
  '|paperwork|filing|files|supplies|consumables|petty cash|tills?|shelves|orders|spreadsheets?|documentation|forms|lists?|worksheets?|data entry|bookings|appointments',
  '|write-ups|minutes|backups?)',
  String.raw`(?=$|,|\s(?:of|for|in|on|and|with|to|onto|into|up|at|from|four|by)\b)`,
);
const isRoutine = (duty: string): boolean =>
  isMinorDuty(duty) || kindOfDuty(duty) === 'records' || ROUTINE_THING.test(duty);

/** Work that ends in an event or needs somebody else, so that there is a story to tell. */
const STORY_KINDS: ReadonlySet<string | undefined> = new Set(['teaching', 'telling', 'dealing', 'repair']);
const EVENT = joinPattern(
  'iu',
  '^(?:lead|present|launch|introduce|open|move|host|organi[sz]e|close|win|respond|react|rescue|resolve|settle|investigate|recover|evacuate|commission|chair',
  '|take (?:charge|command|initial)|recruit|hire|appoint|audit',
  '|induct|handle|deal|assist|support|help|supervise|manage (?:an? |the )?(?:team|project|crew|portfolio|change|risk)|fight|treat|defend|represent|interview|convince',
  String.raw`|persuade|answer to|cover|replace|migrate|implement|set up|execute|deliver)\b`,
);

/** "A colleague disagreed", "went well": asks for one story with a turn in it. */
const STORY = joinPattern(
  'iu',
  String.raw`\b(?:went (?:really )?well|a time you had to \{duty\}|difficult decision|difficult situation|difficult conversation|own judgement|took much longer|nearly failed`,
  '|disagreed|disagreement',
  String.raw`|needed help|rely on others|lesson you learned|made you rethink|went badly|hardest)\b|a time you had to`,
);
const NEEDS_EVENT = /went (?:really )?well|a time you had to \{duty\}\. What did you do|nearly failed/u;
/** A beginner does it: there are no first steps to tell, and nothing to show. */
const OF_CRAFT =
  /\b(?:first steps|small change|extra care|show a new colleague|showed someone|explain first to someone|learned to|better way|makes \{doing\} easier)\b|\beasier\b/u;
const RESULT = /\b(?:results?|borderline)\b/u;
/** Verbs of work that ends in a result. */
const HAS_RESULT = joinPattern(
  'u',
  String.raw`^(?:\p{L}+ly )?(?:analy[sz]e|calculate|compute|model|research|evaluate|estimate|interpret|test|measure|assess|verify|validate|check|audit|reconcile|sample`,
  String.raw`|survey|screen|examine|inspect|forecast|diagnose|make|build|mix|weld|cook|bake|paint|produce|manufacture|fabricate|cut|sew|grind|assemble|install)\b`,
);
/** Leading, deciding and dealing are not shown like a grip. */
const NO_CRAFT = joinPattern(
  'u',
  '^(?:help|assist|prepare for|review|lead|manage|run|supervise|oversee|decide|negotiate|advise|develop|design|support|liaise|take charge|ensure|own|drive|coordinate|coach|train|teach',
  String.raw`|mentor|guide|recruit|represent)\b`,
);
const SURPRISE = /something unexpected happened/u;
/** Nothing happens at a desk. */
const OF_DESK =
  /^(?:write|read|update|complete|code|program|draft|document|calculate|design|model|classify|analyse|analyze|map|create|enter|record|log|file|plan)\b/u;
const WHERE_TO_START = /Where would you start\?/u;
/** Work with a beginning: one piece, or something that is new to the person. */
const HAS_START = joinPattern(
  'u',
  String.raw`^(?:\p{L}+ly )?(?:develop|design|build|plan|define|set|prepare|write|improve|reduce|create|review|investigate|audit|look after|lead|train|coach`,
  '|clean up|migrate|turn (?!back|away|up|out|off)|organi[sz]e|find|diagnose|conduct',
  '|manage|forecast|draft|drive|introduce|implement|launch|rebuild|restore|repair|fault-find|assess|analy[sz]e|model|test|map|recruit|negotiate|run|help',
  String.raw`|partner|maintain|support|translate|automate|service)\b`,
);
/** True unless the frame asks for a story, a result or a knack that work of this kind does not have. */
export function fitsFrame({ text, type, kind, isFuture }: DutyFrame, duty: string): boolean {
  if (SURPRISE.test(text) && OF_DESK.test(duty)) return false;
  if (WHERE_TO_START.test(text) && !HAS_START.test(duty)) return false;
  if (RESULT.test(text) && kind !== undefined && !HAS_RESULT.test(duty)) return false;
  if (isRoutine(duty))
    return !(OF_CRAFT.test(text) || STORY.test(text) || (type === 'Behavioral' && isFuture === true));
  if (OF_CRAFT.test(text)) return !NO_CRAFT.test(duty) && classOfDuty(duty) !== 'people';
  return !NEEDS_EVENT.test(text) || hasStory(duty);
}

const hasStory = (duty: string): boolean =>
  classOfDuty(duty) === 'people' || STORY_KINDS.has(kindOfDuty(duty)) || isIncident(duty) || EVENT.test(duty);
