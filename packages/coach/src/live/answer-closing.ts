import { toFirstPerson } from '../letter/first-person.ts';
import type { ResumeFact, ResumeFacts } from './resume-facts.ts';
import { phraseFact, withArticle, withoutBrackets } from './say-fact.ts';
import { MEASURED_CHANGE } from './shown-in.ts';
import type { SpokenAnswer } from './spoken-answer.ts';
import { wasTold } from './told-lines.ts';

/** "Is there anything you would like to add?": the best line that has not come up, a measured one first. */
export function answerClosing(facts: readonly ResumeFact[], told: string): SpokenAnswer {
  const untold = facts.filter((fact) => !wasTold(fact, told));
  const fact = untold.find(({ text }) => MEASURED_CHANGE.test(text)) ?? untold[0];
  return {
    paragraph1:
      fact === undefined
        ? 'One thing: **[the strongest point that has not come up yet]**.'
        : phraseFact(fact, 'One thing that has not come up yet:'),
    paragraph2: 'And I would be glad to do this work. Thank you for your time.',
  };
}

/** "What did you do before?": the job before the latest one, with a line of it. */
export function answerBefore(facts: ResumeFacts | null): SpokenAnswer {
  const before = (facts?.facts ?? []).filter(
    ({ employer, title, isProject }) => !isProject && (employer !== facts?.employer || title !== facts.title),
  );
  const sameJob = before.filter(({ employer, title }) => employer === before[0]?.employer && title === before[0].title);
  const earlier =
    sameJob.find(({ text }) => MEASURED_CHANGE.test(text)) ??
    sameJob.find(({ text }) => toFirstPerson(text) !== undefined) ??
    sameJob[0];
  if (earlier === undefined) {
    return {
      paragraph1: 'Before that I **[what you did, and where]**.',
      paragraph2: '',
    };
  }
  const title = withoutBrackets(earlier.title);
  const was = title === '' ? 'I was' : `I was ${withArticle(title)}`;
  const at = earlier.employer === '' ? '' : ` at **${earlier.employer}**`;
  return {
    paragraph1: title === '' && at === '' ? phraseFact(earlier) : `Before that ${was}${at}.`,
    paragraph2: phraseFact({ ...earlier, employer: '', title: '' }, 'There'),
  };
}
