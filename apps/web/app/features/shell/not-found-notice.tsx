import { ButtonLink } from '~/ui/button.tsx';
import { DoorNotice } from '~/ui/door-notice.tsx';
import { shellMessages } from './messages.ts';

export function NotFoundNotice() {
  const { title, lead, home, prepare } = shellMessages.notFound;
  return (
    <DoorNotice
      title={title}
      lead={lead}
      actions={
        <>
          <ButtonLink to="/">{home}</ButtonLink>
          <ButtonLink to="/interview/prepare" variant="outline">
            {prepare}
          </ButtonLink>
        </>
      }
    />
  );
}
