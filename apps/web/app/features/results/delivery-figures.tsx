import type { Delivery } from '@greenroom/contract/feedback';
import { resultMessages } from './messages.ts';

const { feedback: words } = resultMessages;

const Figure = ({ name, value }: { name: string; value: string | number }) => (
  <div data-forced-border className="rounded-md bg-fill/60 px-4 py-2.5 max-sm:last:col-span-full">
    <dt className="text-sm">{name}</dt>
    <dd className="font-semibold text-ink tabular-nums">{value}</dd>
  </div>
);

/** A recogniser may leave fillers out: of an answer with a pace, a spoken one, only what was heard is known. */
const fillersOf = ({ fillers, wordsPerMinute }: Delivery): string =>
  fillers.map(({ word, count }) => `${word} × ${count}`).join(', ') ||
  (wordsPerMinute === null ? words.noFillers : words.noFillersHeard);

/** How it was said: length, pace, fillers. A typed answer was not said and has no pace. */
export function DeliveryFigures({ delivery }: { delivery: Delivery }) {
  const { wordsPerMinute } = delivery;
  return (
    <section className="mt-6">
      <h4 className="font-semibold text-base text-ink">
        {wordsPerMinute === null ? words.typedDelivery : words.delivery}
      </h4>
      <dl className="mt-2 grid pairs gap-2.5 sm:grid-cols-3">
        <Figure name={words.words} value={delivery.words} />
        {wordsPerMinute !== null && <Figure name={words.pace} value={Math.round(wordsPerMinute)} />}
        <Figure name={words.fillers} value={fillersOf(delivery)} />
      </dl>
    </section>
  );
}
