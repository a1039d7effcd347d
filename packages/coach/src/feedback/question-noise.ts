/** Words of questions that say nothing about their subject. */
export const QUESTION_NOISE: ReadonlySet<string> = new Set(
  `tell describe give example time situation share talk walk explain discuss question answer handle handled would could
  please something someone experience experienced think feel know want make made take took way thing things work worked
  working job role position interview briefly detail through people person faced face dealt deal approach define happen happens
  mean means different difference between main important best better good use used using need needed help company`.split(
    /\s+/,
  ),
);
