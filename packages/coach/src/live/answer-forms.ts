import formRows from '../../data/live/answer-forms.json' with { type: 'json' };
import strengthRows from '../../data/live/own-strengths.json' with { type: 'json' };

/**
 * How an answer to one kind of question goes: `view` is said when nothing of the resume fits or when a way of doing things was
 * asked for, `open` instead of it when a story was asked for; `detail` and `result` follow. `shows` are what a fitting line shows.
 */
export type AnswerForm = {
  kind: string;
  shows: readonly string[];
  view: string;
  detail: string;
  result: string;
  open: string;
};
/** What a line shows, as a strength ("is") and as others would say it ("they"). */
export type OwnStrength = { shows: string; is: string; they: string };

const forms = new Map((formRows as unknown as AnswerForm[]).map((form) => [form.kind, form]));
export const OWN_STRENGTHS = strengthRows as unknown as readonly OwnStrength[];

const GENERAL: AnswerForm = { kind: 'general', shows: [], view: '', detail: '', result: '', open: '' };

/** The form of a kind; the general one where a kind has none. */
export const formOf = (kind: string): AnswerForm => forms.get(kind) ?? forms.get('general') ?? GENERAL;
