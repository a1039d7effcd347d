import type { LineGroup } from '~/lib/letter-points.ts';

/** The lines of a paragraph of a letter as they will be printed, its points as a list. */
export function LetterLines({ groups }: { groups: readonly LineGroup[] }) {
  return groups.map(({ isList, number, lines }) =>
    isList ? (
      <ul key={number} className="list-disc ps-5">
        {lines.map((line) => (
          <li key={line.number}>{line.text}</li>
        ))}
      </ul>
    ) : (
      <p key={number} className="mt-2 first:mt-0">
        {lines[0]?.text || '\u00a0'}
      </p>
    ),
  );
}
