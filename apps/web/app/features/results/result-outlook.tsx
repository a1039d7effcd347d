import { SKILL_LABELS, SKILLS } from '@greenroom/contract/constants';
import { meanOf, scoreField } from '@greenroom/contract/scores';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { Progress } from '~/ui/progress.tsx';
import type { AnsweredQuestion } from './answered-question.ts';
import { resultMessages } from './messages.ts';

const { outlook: words } = resultMessages;

/** `answers` is how many answers showed the skill. */
type SkillMean = { label: string; score: number | null; answers: number };

/** Two thirds of the ratings by people lie within so many points of a score (docs/validity.md). */
const HALF_WIDTH = 0.9;
/** Means of few answers are ranked only where they are further apart than their errors together. */
const isApart = (higher: SkillMean, lower: SkillMean): boolean =>
  (higher.score ?? 0) - (lower.score ?? 0) >= HALF_WIDTH * Math.sqrt(1 / higher.answers + 1 / lower.answers);

function skillMeans(questions: readonly AnsweredQuestion[]): SkillMean[] {
  return SKILLS.map((skill) => {
    const scores = questions.flatMap(({ feedback }) => feedback?.skillsScore[scoreField(skill)] ?? []);
    return { label: SKILL_LABELS[skill], score: meanOf(scores), answers: scores.length };
  });
}

/** The answer with the lowest score; null while none has one. */
function weakestOf(questions: readonly AnsweredQuestion[]): AnsweredQuestion | null {
  const scored = questions.flatMap((asked) => {
    const score = asked.feedback?.overallScorePerResponse ?? null;
    return score === null ? [] : [{ asked, score }];
  });
  return scored.sort((one, other) => one.score - other.score)[0]?.asked ?? null;
}

function Skills({ means }: { means: readonly SkillMean[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {means.map(({ label, score, answers }) => (
        <li key={label}>
          <Progress label={label} value={score ?? 0} max={5} valueText={words.skillOf(score, answers)} />
        </li>
      ))}
    </ul>
  );
}

type ResultOutlookProps = {
  questions: readonly AnsweredQuestion[];
  /** New questions for the role. */
  onPractise: () => void;
  /** The questions of this interview. */
  onPractiseSame: () => void;
};

/** Where the results lead: what went best, what to practise next, and the way to it. Six skills at a glance. */
export function ResultOutlook({ questions, onPractise, onPractiseSame }: ResultOutlookProps) {
  const means = skillMeans(questions);
  const known = means.filter(({ score }) => score !== null).sort((one, other) => (other.score ?? 0) - (one.score ?? 0));
  const [highest, lowest] = [known.at(0), known.at(-1)];
  // Skills with nearly equal scores are not ranked.
  const isRanked = highest !== undefined && lowest !== undefined && isApart(highest, lowest);
  const [best, next] = isRanked ? [highest, lowest] : [];
  const weakest = weakestOf(questions);
  const step = weakest?.feedback?.nextSteps[0];
  return (
    <Card
      aria-labelledby="outlook-heading"
      className="mb-5 grid break-inside-avoid gap-6 xl:grid-cols-[2fr_3fr] xl:gap-10"
    >
      <div className="grid content-start gap-4">
        <h2 id="outlook-heading" className="text-xl">
          {words.heading}
        </h2>
        <dl className="grid gap-3 empty:hidden">
          {best && (
            <div>
              <dt className="text-ink-faint text-sm">{words.best}</dt>
              <dd className="font-semibold">{best.label}</dd>
            </div>
          )}
          {next && (
            <div>
              <dt className="text-ink-faint text-sm">{words.next}</dt>
              <dd className="font-semibold">{next.label}</dd>
            </div>
          )}
          {weakest && step && (
            <div>
              <dt className="text-ink-faint text-sm">{words.question(weakest.index + 1)}</dt>
              <dd>{step}</dd>
            </div>
          )}
        </dl>
        <div data-print="hide" className="actions">
          <Button onClick={onPractise}>
            <RotateCcw aria-hidden />
            {words.practise}
          </Button>
          <Button variant="outline" onClick={onPractiseSame}>
            {words.practiseSame}
          </Button>
        </div>
      </div>
      <section aria-labelledby="skills-heading">
        <h3 id="skills-heading" className="mb-3 text-base">
          {words.skills}
        </h3>
        {known.length > 0 ? <Skills means={means} /> : <p className="text-ink-soft">{words.noSkills}</p>}
      </section>
    </Card>
  );
}
