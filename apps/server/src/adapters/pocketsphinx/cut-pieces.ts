import type { SpeechSegment } from '../../ports/speech.ts';

/** Segments joined, in order, until a piece has at least so many samples; a rest that is too short joins the last piece. */
export function cutPieces(segments: SpeechSegment[], minimumSamples: number): SpeechSegment[] {
  const pieces: SpeechSegment[] = [];
  for (const segment of segments) {
    const last = pieces.at(-1);
    if (last && last.endSample - last.startSample < minimumSamples) last.endSample = segment.endSample;
    else pieces.push({ ...segment });
  }
  const [beforeLast, last] = pieces.slice(-2);
  if (beforeLast && last && last.endSample - last.startSample < minimumSamples / 2) {
    beforeLast.endSample = last.endSample;
    pieces.pop();
  }
  return pieces;
}
