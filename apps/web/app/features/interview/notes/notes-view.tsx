import { SKILL_LABELS, TEXT_LIMITS } from '@greenroom/contract/constants';
import Sparkles from 'lucide-react/icons/sparkles';
import { useId, useSyncExternalStore } from 'react';
import { useArePaymentsOn } from '~/api/query-capabilities.ts';
import { useQuota } from '~/api/query-quota.ts';
import { useUserId } from '~/api/query-user.ts';
import { type StoryMatch, useStoryMatches } from '~/api/saved-stories.ts';
import { readAllowance, watchAllowances } from '~/lib/visitor-allowance.ts';
import { Button } from '~/ui/button.tsx';
import { Field, FieldError } from '~/ui/field.tsx';
import { StoryOffer } from '~/ui/story-offer.tsx';
import { Textarea } from '~/ui/textarea.tsx';
import { type Interview, keepNote } from '../state/interview.ts';
import { changeInterview } from '../state/interview-store.ts';
import { LimitAlert } from './limit-alert.tsx';
import { notesMessages } from './messages.ts';
import { ResumeSwitch } from './resume-switch.tsx';
import { generateSampleAnswer, IDLE_SAMPLE, sampleKey, useSampleAnswers } from './sample-answer-store.ts';

type CostProps = { id: string };

const Cost = ({ id, left }: CostProps & { left: number }) => (
  <p id={id} className="mt-1 text-ink-faint text-sm">
    {notesMessages.cost(left)}
  </p>
);

/** A visitor's are counted in this browser. */
const CostForVisitor = ({ id }: CostProps) => (
  <Cost id={id} left={useSyncExternalStore(watchAllowances, () => readAllowance('sampleAnswers'))} />
);

/** Nothing where nothing is sold: then none is counted. */
function CostForMember({ id }: CostProps) {
  const left = useQuota().data?.availableSampleAnswers;
  const arePaymentsOn = useArePaymentsOn();
  return arePaymentsOn && left !== undefined && <Cost id={id} left={left} />;
}

/** A story of the person that surely answers this question, to be put into the notes. */
function ToldBefore({ match: { story, skill }, interview, index }: QuestionNoteProps & { match: StoryMatch }) {
  const { told } = notesMessages;
  const note = interview.notes[index] ?? '';
  const add = () =>
    changeInterview(interview.id, (current) =>
      keepNote(current, index, [note.trim(), story.text].filter(Boolean).join('\n\n')),
    );
  return (
    <StoryOffer
      reason={skill ? told.forSkill(SKILL_LABELS[skill].toLowerCase()) : told.forQuestion}
      title={story.title}
      text={story.text}
      show={told.show}
    >
      <Button variant="outline" size="sm" disabled={note.includes(story.text)} onClick={add}>
        {note.includes(story.text) ? told.added : told.add}
      </Button>
    </StoryOffer>
  );
}

type QuestionNoteProps = { interview: Interview; index: number };

function QuestionNote({ interview, index, match }: QuestionNoteProps & { match: StoryMatch | undefined }) {
  const sample = useSampleAnswers((all) => all[sampleKey(interview.id, index)] ?? IDLE_SAMPLE);
  const { isGenerating, problem, isLimit, writtenBy, isFree } = sample;
  const problemId = useId();
  const costId = useId();
  const isVisitor = useUserId() === null;
  const question = interview.turns[index]?.question;
  return (
    <li className="grid justify-items-start gap-3">
      <Field
        className="w-full"
        label={
          <>
            <span className="text-ink-faint">{index + 1}.</span> {question}
          </>
        }
      >
        {(control) => (
          <Textarea
            {...control}
            className="h-52"
            limit={TEXT_LIMITS.answer}
            limitAdvice={notesMessages.shorten}
            placeholder={notesMessages.placeholder}
            value={interview.notes[index] ?? ''}
            onChange={(event) => {
              const note = event.currentTarget.value;
              changeInterview(interview.id, (current) => keepNote(current, index, note));
            }}
          />
        )}
      </Field>
      {match && <ToldBefore match={match} interview={interview} index={index} />}
      <div className="grid justify-items-start">
        <Button
          variant="secondary"
          size="sm"
          className="min-h-11"
          isBusy={isGenerating}
          aria-describedby={`${costId} ${problemId}`}
          onClick={() => void generateSampleAnswer(interview, index)}
        >
          {!isGenerating && <Sparkles aria-hidden />}
          {isGenerating ? notesMessages.generating : notesMessages.sample}
        </Button>
        {isVisitor ? <CostForVisitor id={costId} /> : <CostForMember id={costId} />}
        {/* It is about the sample: what the person noted is not wrong. */}
        <FieldError id={problemId}>{isLimit ? null : problem}</FieldError>
      </div>
      {isLimit && problem && <LimitAlert text={problem} />}
      <span role="status" className="grid text-ink-soft text-sm">
        {writtenBy && <span>{notesMessages.written[writtenBy]}</span>}
        {isFree && <span>{notesMessages.free}</span>}
      </span>
    </li>
  );
}

/** A box for notes under each question, and a sample answer on request. */
export function NotesView({ interview }: { interview: Interview }) {
  const matches = useStoryMatches(
    'question',
    interview.turns.map(({ question }) => question),
  );
  return (
    <div className="grid gap-7">
      <ResumeSwitch />
      <ol className="grid gap-7">
        {interview.turns.map((turn, index) => (
          <QuestionNote key={turn.question} interview={interview} index={index} match={matches.get(turn.question)} />
        ))}
      </ol>
    </div>
  );
}
