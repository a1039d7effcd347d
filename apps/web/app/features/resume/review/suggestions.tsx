import type { ResumeSuggestion } from '@greenroom/contract/resume';
import { useState } from 'react';
import { cn } from '~/lib/class-names.ts';
import { Button } from '~/ui/button.tsx';
import { Card, CardHeader } from '~/ui/card.tsx';
import { reviewMessages } from './messages.ts';

const words = reviewMessages.result;
const SHOWN_AT_FIRST = 4;

/** A line of a list without its mark: the rule beside it sets it apart already. */
const withoutBullet = (line: string): string => line.replace(/^\s*[•●▪◦‣*–-]\s+/, '');

type SuggestionProps = { suggestion: ResumeSuggestion; isFolded: boolean };

function Suggestion({ suggestion: { line, problem, suggestion }, isFolded }: SuggestionProps) {
  return (
    <li className={cn('py-5 first:pt-0 last:pb-0', isFolded && 'hidden print:list-item')}>
      {line && (
        <blockquote dir="auto" className="mb-2 border-line-strong border-l-2 pl-4 text-ink-soft">
          {withoutBullet(line)}
        </blockquote>
      )}
      <p className="font-semibold">{problem}</p>
      <p className="mt-1 text-ink-soft">{suggestion}</p>
    </li>
  );
}

/** What to change, each remark beside the line that it is about. */
export function Suggestions({ suggestions }: { suggestions: readonly ResumeSuggestion[] }) {
  const [isWhole, setIsWhole] = useState(false);
  return (
    <Card>
      <CardHeader
        level={3}
        title={words.suggestions}
        description={suggestions.length > 0 ? words.suggestionsLead : words.noSuggestions}
      />
      <ul className="divide-y divide-line">
        {suggestions.map((suggestion, index) => (
          <Suggestion
            key={`${suggestion.line} ${suggestion.problem}`}
            suggestion={suggestion}
            // On paper all are there.
            isFolded={!isWhole && index >= SHOWN_AT_FIRST}
          />
        ))}
      </ul>
      {suggestions.length > SHOWN_AT_FIRST && (
        <Button
          variant="tertiary"
          size="sm"
          className="mt-5"
          data-print="hide"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? words.showFewer : words.showAll(suggestions.length)}
        </Button>
      )}
    </Card>
  );
}
