const list = (words: string): string[] => words.split(' ');

/** Verbs with which a job says what is to be done; what follows one is something that a person can or cannot do. */
export const DUTY_VERBS = list(
  'achieve administer advise advocate allocate analyze answer apply appraise approve arrange articulate assemble assess assign audit author automate balance book brief budget build calculate calibrate capture care catalog challenge chair champion clean close coach collaborate collate collect communicate compile complete compose conduct configure construct consult contribute control convert cook coordinate counsel create cultivate cut debug decorate define deliver demonstrate deploy design detect determine develop devise diagnose differentiate digitize direct dispatch distribute document draft draw drive edit educate encourage enforce engage engineer escalate estimate evaluate examine execute explain explore fabricate facilitate file finalize forecast formulate foster fulfil gather generate grade greet grow guide handle harvest identify implement import influence inform initiate innovate inspect inspire install instruct integrate interpret interview investigate invoice issue label launch lead liaise listen load localize log maintain manage manufacture map market measure mediate meet mentor merchandise migrate mix model moderate monitor motivate negotiate network observe obtain onboard operate optimize orchestrate order organize originate oversee pack package partner perform persuade photograph pick pitch plan plant post prepare prescribe present price prioritize process procure produce program project promote proofread prospect protect prototype prune publish purchase qualify raise reconcile record recruit redesign reduce refactor register regulate rehabilitate repair replenish report represent research resolve respond restock restore retain review revise route run safeguard sample scale schedule screen secure select sell serve service set shape simplify sketch solve sort source specify staff standardize steer stock store streamline structure study submit supervise supply survey sustain synthesize teach test track trade train transcribe translate transport treat triage troubleshoot tune tutor unload update upgrade upsell validate verify visit visualize weigh weld write',
);

/** Those by which a person deals with others or with work itself rather than with a trade. */
export const SOFT_VERBS = new Set(
  list(
    'articulate challenge collaborate communicate encourage engage explain foster influence inspire liaise listen mediate motivate negotiate persuade prioritize',
  ),
);

/** Words before a verb that make it a duty: "you will draft", "able to weigh". */
export const DUTY_LEADS = new Set(
  list('will to can and or by include including involve you then also help for be in of'),
);

/** Doubled last letters before -ing. */
export const DOUBLED_ING = new Set(list('cut plan program run set map log submit ship debug'));
