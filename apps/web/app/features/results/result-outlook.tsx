import { SKILL_LABELS, type Skill } from '@greenroom/contract/constants';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { ReactNode } from 'react';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { Progress } from '~/ui/progress.tsx';
import type { AnsweredQuestion } from './answered-question.ts';
import { resultMessages } from './messages.ts';
import { findOutlook, type Outlook, type SkillMean } from './outlook.ts';

const { outlook: words } = resultMessages;

function Skills({ means }: { means: readonly SkillMean[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {means.map(({ skill, score, answers }) => (
        <li key={skill}>
          <Progress label={SKILL_LABELS[skill]} value={score ?? 0} max={5} valueText={words.skillOf(score, answers)} />
        </li>
      ))}
    </ul>
  );
}

type FactProps = { name: string; value?: string | undefined; children?: ReactNode };

const Fact = ({ name, value, children }: FactProps) => (
  <div>
    <dt className="text-ink-faint text-sm">{name}</dt>
    {value && <dd className="font-semibold">{value}</dd>}
    {children && <dd className="text-ink-soft text-sm">{children}</dd>}
  </div>
);

const QuestionText = ({ asked }: { asked: AnsweredQuestion }) => (
  <span dir="auto" className="line-clamp-2 print:line-clamp-none">
    {asked.question}
  </span>
);

function Best({ best }: { best: Outlook['best'] }) {
  if (!best) return <Fact name={words.best}>{words.nothingScored}</Fact>;
  if ('skill' in best)
    return (
      <Fact name={words.best} value={SKILL_LABELS[best.skill]}>
        {words.skillOf(best.score, best.answers)}
      </Fact>
    );
  return (
    <Fact name={words.best} value={words.questionOf(best.asked.index + 1, best.score)}>
      <QuestionText asked={best.asked} />
    </Fact>
  );
}

/** A skill that is clearly the lowest, else the question with the most room and why no skill is named alone. */
function Next({ skill, question }: Pick<Outlook, 'skill' | 'question'>) {
  const label = SKILL_LABELS[skill.skill];
  if (skill.reason === 'lowest' || !question)
    return (
      <Fact name={words.next} value={label}>
        {words.reasons[skill.reason](label, skill.answers)}
      </Fact>
    );
  return (
    <Fact name={words.next} value={words.questionOf(question.asked.index + 1, question.score)}>
      <QuestionText asked={question.asked} />
      <span className="mt-1 block">{words.reasons[skill.reason](label, skill.answers)}</span>
    </Fact>
  );
}

type Ways = {
  /** New questions for the role. */
  onPractise: () => void;
  /** The questions of this interview. */
  onPractiseSame: () => void;
  onPractiseQuestion: (question: string) => void;
  onPractiseSkill: (skill: Skill) => void;
};

/** The one thing to practise first, then the other ways to the next interview. */
function Actions({ outlook, ...ways }: Ways & { outlook: Outlook }) {
  const { skill, question } = outlook;
  const isSkillFirst = skill.reason === 'lowest' || !question;
  const skillButton = (
    <Button
      key="skill"
      variant={isSkillFirst ? 'default' : 'outline'}
      onClick={() => ways.onPractiseSkill(skill.skill)}
    >
      {words.practiseSkill(SKILL_LABELS[skill.skill])}
    </Button>
  );
  const questionButton = question && (
    <Button
      key="question"
      variant={isSkillFirst ? 'outline' : 'default'}
      onClick={() => ways.onPractiseQuestion(question.asked.question)}
    >
      {words.practiseQuestion(question.asked.index + 1)}
    </Button>
  );
  return (
    <div data-print="hide" className="actions xl:col-span-2">
      {isSkillFirst ? [skillButton, questionButton] : [questionButton, skillButton]}
      <Button variant="outline" onClick={ways.onPractise}>
        <RotateCcw aria-hidden />
        {words.practise}
      </Button>
      <Button variant="outline" onClick={ways.onPractiseSame}>
        {words.practiseSame}
      </Button>
    </div>
  );
}

/** Where the results lead: what went best, what to practise next, and the way to it. Six skills at a glance. */
export function ResultOutlook({ questions, ...ways }: Ways & { questions: readonly AnsweredQuestion[] }) {
  const outlook = findOutlook(questions);
  const step = outlook.weakest?.feedback?.nextSteps[0];
  return (
    <Card
      aria-labelledby="outlook-heading"
      className="mb-5 grid break-inside-avoid gap-6 xl:grid-cols-[2fr_3fr] xl:gap-x-10"
    >
      <div className="grid content-start gap-4">
        <h2 id="outlook-heading" className="text-xl">
          {words.heading}
        </h2>
        <dl className="grid gap-3">
          <Best best={outlook.best} />
          <Next skill={outlook.skill} question={outlook.question} />
          {outlook.weakest && step && <Fact name={words.step(outlook.weakest.index + 1)}>{step}</Fact>}
        </dl>
      </div>
      <section aria-labelledby="skills-heading">
        <h3 id="skills-heading" className="mb-3 text-base">
          {words.skills}
        </h3>
        {outlook.means.some(({ score }) => score !== null) ? (
          <Skills means={outlook.means} />
        ) : (
          <p className="text-ink-soft">{words.noSkills}</p>
        )}
      </section>
      <Actions outlook={outlook} {...ways} />
    </Card>
  );
}
