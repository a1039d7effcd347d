import { ButtonLink } from '~/ui/button.tsx';
import { DoorNotice } from '~/ui/door-notice.tsx';
import { shellWords } from './words.ts';

export function NotFoundNotice() {
  const { title, lead, home, prepare } = shellWords.notFound;
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
