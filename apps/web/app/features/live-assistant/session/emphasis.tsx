/** A paragraph with emphasis for key words marked `**so**`. */
export function Emphasis({ text }: { text: string }) {
  const parts = text.split('**').map((part, place) => ({ part, place, isKey: place % 2 === 1 }));
  return parts.map(({ part, place, isKey }) =>
    isKey ? (
      <strong key={place} className="font-semibold text-accent-ink">
        {part}
      </strong>
    ) : (
      part
    ),
  );
}
