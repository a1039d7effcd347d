import Check from 'lucide-react/icons/check';
import { ButtonLink } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { billingMessages } from './messages.ts';

/** Is in the packages' place where payments are switched off. */
export function EverythingIncluded() {
  return (
    <Card className="max-w-2xl">
      <ul className="grid gap-3">
        {billingMessages.off.list.map((line) => (
          <li key={line} className="flex items-start gap-3">
            <Check aria-hidden className="mt-1 size-4.5 shrink-0 text-success" />
            {line}
          </li>
        ))}
      </ul>
      <ButtonLink to="/interview/prepare" className="mt-8">
        {billingMessages.off.action}
      </ButtonLink>
    </Card>
  );
}
