import { SKILL_LABELS } from '@greenroom/contract/constants';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { prepareMessages } from '../setup-messages.ts';
import { forgetChosenQuestions, useChosenForRole, useSkillForRole } from '../state/chosen-questions.ts';
import { selectOptions, useFlow } from '../state/flow-store.ts';

const { chosen: words, skill: skillWords } = prepareMessages;

function ForgetButton({ children }: { children: string }) {
  return (
    <Button variant="outline" size="sm" onClick={forgetChosenQuestions}>
      {children}
    </Button>
  );
}

/** The skill that new questions are to aim at. */
function SkillCard({ skill, hasRoom }: NonNullable<ReturnType<typeof useSkillForRole>>) {
  const isMixed = useFlow((flow) => selectOptions(flow).questionType === 'Mixed');
  return (
    <Card aria-labelledby="skill-heading" className="grid justify-items-start gap-3">
      <h2 id="skill-heading" className="text-xl">
        {skillWords.heading(SKILL_LABELS[skill])}
      </h2>
      <p role="status" className="text-ink-soft">
        {hasRoom ? (isMixed ? skillWords.mixed : skillWords.lead) : skillWords.noRoom}
      </p>
      <ForgetButton>{skillWords.instead}</ForgetButton>
    </Card>
  );
}

/** The questions that are asked again, or what new ones aim at; nothing where new ones are about anything. */
export function ChosenQuestionsCard() {
  const questions = useChosenForRole();
  const aimed = useSkillForRole();
  if (aimed) return <SkillCard {...aimed} />;
  if (questions.length === 0) return null;
  return (
    <Card aria-labelledby="chosen-heading" className="grid justify-items-start gap-3">
      <h2 id="chosen-heading" className="text-xl">
        {words.heading(questions.length)}
      </h2>
      <ul className="grid list-disc gap-1.5 pl-5">
        {questions.map((question) => (
          <li key={question} dir="auto">
            {question}
          </li>
        ))}
      </ul>
      <ForgetButton>{words.instead}</ForgetButton>
    </Card>
  );
}
