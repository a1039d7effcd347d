import { ButtonLink } from '~/ui/button.tsx';
import { shellWords } from './words.ts';

function ClosedDoor() {
  return (
    <svg viewBox="0 0 160 176" className="h-40 w-auto" aria-hidden="true" focusable="false">
      <ellipse cx="80" cy="166" rx="72" ry="8" fill="var(--sunken)" />
      <path d="M28 164V72a52 52 0 0 1 104 0v92z" fill="var(--accent-soft)" />
      <path d="M40 164V74a40 40 0 0 1 80 0v90z" fill="var(--surface)" stroke="var(--line)" strokeWidth="2" />
      <path d="M54 92a26 26 0 0 1 52 0v14H54zM54 116h52v34H54z" fill="none" stroke="var(--line)" strokeWidth="2" />
      <circle cx="111" cy="112" r="4" fill="var(--accent)" />
    </svg>
  );
}

export function NotFoundNotice() {
  const { title, lead, home, prepare } = shellWords.notFound;
  return (
    <div className="shell flex flex-col items-center py-16 text-center sm:py-24">
      <ClosedDoor />
      <h1 tabIndex={-1} className="mt-10 text-3xl">
        {title}
      </h1>
      <p className="mt-4 max-w-md text-ink-soft text-lg">{lead}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/">{home}</ButtonLink>
        <ButtonLink to="/interview/prepare" variant="outline">
          {prepare}
        </ButtonLink>
      </div>
    </div>
  );
}
