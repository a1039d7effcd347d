/** The measured signs of delivery; null where not known. */
export type DeliverySigns = {
  wordsPerMinute: number | null;
  meanPauseSeconds: number | null;
  longestPauseSeconds: number | null;
  voicedShare: number | null;
  voiceBreakShare: number | null;
  loudnessVariationDb: number | null;
  pitchVariationSemitones: number | null;
};

/** What the remarks need besides the signs. */
export type HeardSigns = DeliverySigns & {
  /** Mean of the pauses but the longest, so that one silence does not make all of them long; null below three of them. */
  usualPauseSeconds: number | null;
};

export type DeliveryRemark = { sign: keyof DeliverySigns; text: string };

const MOST_REMARKS = 3;

/** What a listener would clearly notice, most important first, at most three. Empty where nothing is clear. */
export function listRemarks(signs: HeardSigns): DeliveryRemark[] {
  const remarks: DeliveryRemark[] = [];
  const remark = (sign: keyof DeliverySigns, text: string | null) => {
    if (text !== null) remarks.push({ sign, text });
  };
  remark('wordsPerMinute', remarkOnPace(signs.wordsPerMinute));
  remark('meanPauseSeconds', remarkOnPauses(signs.usualPauseSeconds));
  remark('longestPauseSeconds', remarkOnLongestPause(signs.longestPauseSeconds));
  remark('loudnessVariationDb', remarkOnLoudness(signs.loudnessVariationDb));
  remark('pitchVariationSemitones', remarkOnPitch(signs.pitchVariationSemitones));
  return remarks.slice(0, MOST_REMARKS);
}

function remarkOnPace(wordsPerMinute: number | null): string | null {
  if (wordsPerMinute === null) return null;
  const rate = `about ${Math.round(wordsPerMinute)} words a minute`;
  if (wordsPerMinute < 120) return `You spoke slowly, at ${rate}. Listeners stay with you more easily at 150 or more.`;
  if (wordsPerMinute >= 165 && wordsPerMinute <= 220) return `You kept up a lively pace, ${rate}. Listeners like that.`;
  return null;
}

function remarkOnPauses(usualPauseSeconds: number | null): string | null {
  if (usualPauseSeconds === null || usualPauseSeconds < 0.9) return null;
  return `Most of your pauses were long, about ${seconds(usualPauseSeconds)}. Half a second is enough between two thoughts.`;
}

function remarkOnLongestPause(longestPauseSeconds: number | null): string | null {
  if (longestPauseSeconds === null || longestPauseSeconds < 4) return null;
  return `Once you were silent for ${seconds(longestPauseSeconds)}. If you need a moment, say so: "Let me think about that."`;
}

function remarkOnLoudness(loudnessVariationDb: number | null): string | null {
  if (loudnessVariationDb === null || loudnessVariationDb > 4.5) return null;
  return 'Your voice stayed at nearly the same loudness. Say the words that matter most a little louder.';
}

function remarkOnPitch(pitchVariationSemitones: number | null): string | null {
  if (pitchVariationSemitones === null || pitchVariationSemitones > 1.8) return null;
  return 'Your voice stayed on nearly one note. Let it rise and fall as it does when you talk to a friend.';
}

/** "1.2 seconds", "5 seconds". */
function seconds(value: number): string {
  return `${value < 3 ? value.toFixed(1) : Math.round(value)} seconds`;
}
