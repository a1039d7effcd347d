import Archive from 'lucide-react/icons/archive';
import { ButtonLink } from '~/ui/button.tsx';
import { savedMessages } from './saved-messages.ts';

/** The way to the live interviews that were saved, for anyone who is signed in: a visitor has none. */
export const SavedLink = () => (
  <ButtonLink to="/live-interviews" variant="outline">
    <Archive aria-hidden />
    {savedMessages.title}
  </ButtonLink>
);
