import type { ResumeReview } from '@greenroom/contract/resume';
import { type ReactNode, type RefObject, useMemo } from 'react';
import { useHaveDocumentsChanged } from '~/api/saved-documents.ts';
import { Alert } from '~/ui/alert.tsx';
import { Badge } from '~/ui/badge.tsx';
import { ButtonLink } from '~/ui/button.tsx';
import { Card, CardHeader } from '~/ui/card.tsx';
import { adjustReview } from './adjust-review.ts';
import { Breakdown } from './breakdown.tsx';
import { reviewMessages } from './messages.ts';
import { useReviewStore } from './review-store.ts';
import { ScoreRing } from './score-ring.tsx';
import { SkillCard } from './skill-card.tsx';
import { scoreMessage, toSkillGroup } from './skill-group.ts';
import { StruckDemands } from './struck-demands.tsx';
import { Suggestions } from './suggestions.tsx';

const words = reviewMessages.result;

function NiceToHave({ skills }: { skills: readonly string[] }) {
  return (
    <Card tone="flat">
      <CardHeader level={3} title={words.niceToHave} description={words.niceToHaveLead} />
      <ul className="flex flex-wrap gap-2">
        {skills.map((skill) => (
          <li key={skill}>
            <Badge variant="outline">{skill}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}

type ReviewResultProps = {
  review: ResumeReview;
  /** Above a review that is not the person's. */
  notice?: ReactNode;
  headingRef: RefObject<HTMLHeadingElement | null>;
};

/** A review: the score and what it is on, the skills, and what to change. */
export function ReviewResult({ review: original, notice, headingRef }: ReviewResultProps) {
  const adjustments = useReviewStore((store) => store.adjustments);
  const isOutdated = useHaveDocumentsChanged(useReviewStore((store) => store.madeOf));
  const review = useMemo(() => adjustReview(original, adjustments), [original, adjustments]);
  const { scoreValue, scoreSummary, hardSkills, softSkills, niceToHave, breakdown, suggestions, warnings } = review;
  const { demands, document } = review;
  return (
    <section aria-labelledby="review-heading" className="grid animate-settle-in gap-5">
      <h2 id="review-heading" ref={headingRef} tabIndex={-1} data-focus-target className="scroll-mt-24 text-2xl">
        {words.heading}
      </h2>
      {notice}
      {isOutdated && <Alert isLive={false}>{words.outdated}</Alert>}
      {warnings.length > 0 && (
        <Alert tone="warning" title={words.warning} isLive={false}>
          {warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </Alert>
      )}
      <Card className="flex flex-col gap-x-10 gap-y-6 sm:flex-row sm:items-center">
        <ScoreRing score={scoreValue} />
        <div className="min-w-0">
          <p className="font-semibold text-xl">{scoreMessage(scoreValue)}</p>
          <p className="mt-2 max-w-2xl text-ink-soft">{review === original ? scoreSummary : words.demand.adjusted}</p>
          <p className="mt-3 text-ink-faint text-sm">{words.reviewedBy[review.reviewedBy]}</p>
        </div>
      </Card>
      {breakdown.length > 0 && <Breakdown parts={breakdown} />}
      {document && (
        <Breakdown
          parts={document.parts}
          title={words.document(document.value)}
          description={words.documentLead}
          isWeakestMarked={false}
        />
      )}
      <Suggestions suggestions={suggestions} />
      <div className="grid items-start gap-5 md:grid-cols-2">
        <SkillCard
          group={toSkillGroup(words.hard, 'hard', hardSkills, demands)}
          demands={demands}
          emptyText={words.none.hard}
        />
        <div className="grid gap-5">
          <SkillCard
            group={toSkillGroup(words.soft, 'soft', softSkills, demands)}
            demands={demands}
            emptyText={words.none.soft}
          />
          {niceToHave.length > 0 && <NiceToHave skills={niceToHave} />}
          <StruckDemands />
        </div>
      </div>
      <div data-print="hide">
        <ButtonLink to="/cover-letter" variant="secondary">
          {words.toLetter}
        </ButtonLink>
      </div>
    </section>
  );
}
