import rows from '../../data/questions/duty-kinds.json' with { type: 'json' };

/** A duty leaves a result that can be looked at afterwards, or is done with people. Most of "drive a bus" is neither. */
export type DutyKind = 'result' | 'people';

const KINDS = (rows as unknown as { kind: DutyKind; verbs: string[] }[]).map(({ kind, verbs }) => ({
  kind,
  verbs: new Set(verbs.flatMap((verb) => [verb, ...gerundsOf(verb)])),
}));

/** "Plan" as "planing" and "planning", "make" as "making": one of them is right. */
function gerundsOf(verb: string): string[] {
  return [`${verb}ing`, `${verb.replace(/e$/u, '')}ing`, `${verb}${verb.at(-1) ?? ''}ing`];
}

const LEADS = /^(?:be |\p{L}{3,}ly )*/u;

/** The kinds of a duty by its first verb: "write care plans", "keeping the register". */
export function dutyKindsOf(duty: string): DutyKind[] {
  const verb = duty.toLowerCase().replace(LEADS, '').split(' ')[0] ?? '';
  return KINDS.filter(({ verbs }) => verbs.has(verb)).map(({ kind }) => kind);
}
