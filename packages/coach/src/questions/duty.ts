/** A duty of an advertisement, fit to be said. */
export type Duty = {
  /**
   * `verb` begins with verbs: "carry out dead and live tests"; `thing` names work: "replacement of ropes"; `words` may be either: "zest and
   * juice of 40 lemons".
   */
  form: 'verb' | 'thing' | 'words';
  text: string;
  /** True where its sentence says "you will": its first word is a verb, known or not. */
  isTold?: true;
  /** From 0 to 1: how surely its line says what is to be done. */
  certainty: number;
};
