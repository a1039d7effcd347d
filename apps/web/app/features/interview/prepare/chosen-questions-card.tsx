import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { prepareMessages } from '../setup-messages.ts';
import { forgetChosenQuestions, useChosenForRole } from '../state/chosen-questions.ts';

const { chosen: words } = prepareMessages;

/** The questions that are asked again; nothing where new ones are asked. */
export function ChosenQuestionsCard() {
  const questions = useChosenForRole();
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
      <Button variant="outline" size="sm" onClick={forgetChosenQuestions}>
        {words.instead}
      </Button>
    </Card>
  );
}
