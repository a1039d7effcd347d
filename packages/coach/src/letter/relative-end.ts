/** "the dashboard the squad works from": the preposition belongs to the verb of a relative clause, and the line is whole. */
export const RELATIVE_END =
  /\b(?:the|an?|my|our|that|which) (?:\p{L}+ ){0,3}(?:works?|worked|rel(?:y|ies|ied)|starts?|looks?|asks?|asked|lives?|lived|builds?|built|deals?|dealt) (?:in|with|by|at|from|on|for)$/iu;
