import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';

export type ShownConcern = { label: string; quote: string; advice: string };

/** Passages that a person should look at before anything else, each with its quote and one piece of advice. Nothing without any. */
export function ConcernList({ title, concerns }: { title: string; concerns: readonly ShownConcern[] }) {
  if (concerns.length === 0) return null;
  return (
    <section aria-label={title} className="break-inside-avoid rounded-xl border border-line bg-raised p-4">
      <p className="flex items-center gap-2 font-semibold text-ink">
        <TriangleAlert aria-hidden className="size-4.5 shrink-0 text-danger-ink" />
        {title}
      </p>
      <ul className="mt-3 grid gap-4">
        {concerns.map(({ label, quote, advice }) => (
          <li key={quote} className="border-line border-l-3 pl-4">
            <p className="font-medium text-ink text-sm">{label}</p>
            <blockquote dir="auto" className="mt-1 text-ink italic">
              “{quote}”
            </blockquote>
            <p className="mt-1">{advice}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
