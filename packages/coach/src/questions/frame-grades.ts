import grades from '../../data/questions/frame-grades.json' with { type: 'json' };

/** How many questions of a frame readers called good, usable and bad for the advertisement that they were asked about. */
const GRADES = grades as unknown as Readonly<Record<string, readonly [good: number, usable: number, bad: number]>>;
const WORTH_OF_USABLE = 0.4;
/** A frame without grades gets the mean of all; a few grades change it little. */
const MEAN_WORTH = 0.6;
const READINGS_OF_MEAN = 4;
const SHARPNESS = 3;

/** The weight of a frame by the grades of its questions: about 0.3 to 4, and 1 without grades. */
export function gradeOf(frame: string): number {
  const [good, usable, bad] = GRADES[frame] ?? [0, 0, 0];
  const worth =
    (good + WORTH_OF_USABLE * usable + MEAN_WORTH * READINGS_OF_MEAN) / (good + usable + bad + READINGS_OF_MEAN);
  return (worth / MEAN_WORTH) ** SHARPNESS;
}
