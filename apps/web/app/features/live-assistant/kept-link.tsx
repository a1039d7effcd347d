import { Archive } from 'lucide-react';
import { useSession } from '~/api/session-store.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { keptWords } from './kept-words.ts';

/** The way to the live interviews that were kept; a visitor has none. */
export function KeptLink() {
  const isSignedIn = useSession(({ auth }) => auth);
  if (!isSignedIn) return null;
  return (
    <ButtonLink to="/live-interviews" variant="outline">
      <Archive aria-hidden />
      {keptWords.title}
    </ButtonLink>
  );
}
