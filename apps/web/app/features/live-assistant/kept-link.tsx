import Archive from 'lucide-react/icons/archive';
import { ButtonLink } from '~/ui/button.tsx';
import { keptWords } from './kept-words.ts';

/** The way to the live interviews that were saved, for anyone who is signed in: a visitor has none. */
export const KeptLink = () => (
  <ButtonLink to="/live-interviews" variant="outline">
    <Archive aria-hidden />
    {keptWords.title}
  </ButtonLink>
);
