const list = (words: string): string[] => words.split(' ');

/** Past forms with which a line of a resume begins, apart from those in -ed. */
export const IRREGULAR_PAST = new Set(
  list(
    'led built ran wrote taught made won sold grew cut kept held brought began oversaw drove gave took spoke set put drew chose found met spent sent rebuilt rewrote undertook broke rose became did got bought caught fought sought stood understood withdrew split shot fed lent paid laid read rode sang shrank sped spread strove swept wove forecast broadcast upheld rang',
  ),
);

/** Verbs with which a line about present work begins ("Manage diaries", "I teach mathematics"). */
export const PRESENT_VERBS = new Set(
  list(
    'administer advise advocate analyze analyse answer arrange assemble assess assign assist attend audit balance book brief bring build buy calculate calibrate care carry chair check clean close coach collaborate collect communicate compile complete compose conduct configure contribute control cook coordinate co-ordinate counsel create cut define deliver deploy design develop diagnose direct dispatch document draft drive edit educate enforce ensure escort establish evaluate examine execute explain facilitate feed file fix forecast gather give greet grow guide handle help hire hold host identify implement improve inspect install instruct interpret interview investigate issue keep launch lead liaise listen load log maintain make manage measure meet mentor minute monitor motivate move negotiate onboard open operate order organize organise oversee own pack partner perform place plan pour prepare present prioritize prioritise process produce program promote provide purchase read receive recommend reconcile record recruit reduce repair reply report represent research resolve respond restock review revise run schedule screen secure select sell send serve set shape solve source staff stock supervise supply support take teach test track train transcribe translate transport treat triage troubleshoot tutor update upload verify visit wash weld welcome work write',
  ),
);
