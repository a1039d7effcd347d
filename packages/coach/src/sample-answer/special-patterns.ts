/** Questions of every field that need special points, by their name in `outlines.json`. The first that matches counts. */
export const SPECIAL_PATTERNS = [
  {
    name: 'about-you',
    pattern:
      /\b(?:tell (?:me|us) (?:a (?:bit|little) )?(?:more )?about yourself|introduce yourself|walk (?:me|us) through your (?:resume|cv|background|career)|who are you)\b/i,
  },
  {
    name: 'weakness',
    pattern: /\bweakness(?:es)?\b|\bimprove about yourself\b|\barea of (?:improvement|development)\b/i,
  },
  {
    name: 'strength',
    pattern: /\b(?:your|greatest|biggest|main|key) strengths?\b|\bwhat are you (?:really )?good at\b/i,
  },
  {
    name: 'why-hire',
    pattern:
      /\bwhy (?:should|would) (?:we|i|anyone) (?:hire|choose|pick|take|employ) you\b|\bwhat makes you (?:the right|a good|stand out)\b/i,
  },
  {
    name: 'prepared',
    pattern:
      /\b(?:experience|background|training) (?:that )?(?:has )?prepared? you\b|\bwhat (?:has )?prepared you for this\b/i,
  },
  {
    name: 'why-us',
    pattern:
      /\bwhy (?:do you want|would you like|did you apply|are you interested|us|here|this (?:company|firm|hospital|school|employer|organi[sz]ation|role|job|position))\b/i,
  },
  { name: 'why-us', pattern: /\bwhat do you know about (?:us|our)\b/i },
  {
    name: 'five-years',
    pattern:
      /\b(?:in|within) (?:the next )?(?:five|5|three|3|ten|10|a few) years\b|\bcareer goals?\b|\bwhere do you see yourself\b/i,
  },
  {
    name: 'leaving',
    pattern: /\bwhy (?:are you|did you|do you want to) (?:leav|quit|mov|change)\w*|\breason for leaving\b/i,
  },
  {
    name: 'pay',
    pattern:
      /\bsalar(?:y|ies)\b|\bcompensation expect|\bhow much (?:do you want|would you like) to (?:earn|make)|\bpay expectations?\b/i,
  },
  {
    name: 'your-questions',
    pattern: /\bquestions (?:do you have )?for (?:us|me)\b|\banything (?:you(?:'d| would) like )?to ask (?:us|me)\b/i,
  },
  {
    name: 'mistake',
    pattern:
      /\b(?:a|your|biggest|worst) mistakes?\b|\ba time (?:that |when )?you failed\b|\byour (?:biggest|greatest) failure\b/i,
  },
] as const;
