import { PACKAGES, type Package } from '@greenroom/contract/packages';
import Check from 'lucide-react/icons/check';
import { useCapabilities } from '~/api/query-capabilities.ts';
import { cn } from '~/lib/class-names.ts';
import { formatMoney } from '~/lib/format.ts';
import { Alert } from '~/ui/alert.tsx';
import { Badge } from '~/ui/badge.tsx';
import { Button } from '~/ui/button.tsx';
import { billingMessages } from './messages.ts';
import { useCheckout } from './use-checkout.ts';

const priceOf = ({ price }: Package): string => (price === 0 ? '$0' : formatMoney(price, 'usd'));

function Features({ features }: { features: readonly string[] }) {
  return (
    <ul className="mt-6 grid gap-2.5 border-line border-t pt-6">
      {features.map((feature) => (
        <li key={feature} className="flex items-start gap-3">
          <Check aria-hidden className="mt-1 size-4.5 shrink-0 text-success" />
          {feature}
        </li>
      ))}
    </ul>
  );
}

type PackageCardProps = { offer: Package; isBusy: boolean; problem: string | null; onBuy: () => void };

function PackageCard({ offer, isBusy, problem, onBuy }: PackageCardProps) {
  const { name, description, features, badge, cta } = offer;
  return (
    <li
      data-forced-border
      className={cn(
        'flex flex-col rounded-xl bg-surface p-6 shadow-card sm:p-7',
        badge && 'shadow-lift outline-2 outline-accent',
        // What can be bought comes first on a phone.
        !cta && 'max-lg:order-last',
      )}
    >
      <div className="flex min-h-8 items-center justify-between gap-3">
        <h3 className="text-xl">{name}</h3>
        {badge && <Badge>{badge}</Badge>}
      </div>
      <p className="mt-1 text-ink-soft lg:min-h-13">{description}</p>
      <p className="mt-5">
        <span className="block font-bold text-4xl tabular-nums">{priceOf(offer)}</span>
        <span className="mt-2 block text-ink-faint text-sm">
          {cta ? billingMessages.perPackage : billingMessages.noPayment}
        </span>
      </p>
      <div className="mt-6">
        {/* On a telephone the cards are higher than the screen: it is said beside what was pressed. */}
        {problem && (
          <Alert tone="error" title={problem} className="mb-4">
            {billingMessages.errors.nothingCharged}
          </Alert>
        )}
        {cta ? (
          <Button variant={badge ? 'default' : 'secondary'} className="w-full" isBusy={isBusy} onClick={onBuy}>
            {isBusy ? billingMessages.buying : cta}
          </Button>
        ) : (
          <p className="grid min-h-11 place-items-center rounded-md bg-fill/60 px-4 font-medium text-ink-soft">
            {billingMessages.included}
          </p>
        )}
      </div>
      <Features features={features} />
    </li>
  );
}

/** The three packages. Only what costs something can be bought. */
export function PackageCards({ leave }: { leave?: (url: string) => void }) {
  const { busyWith, problem, buy } = useCheckout(leave);
  const isSandbox = useCapabilities().data?.payments.provider === 'sandbox';
  return (
    <section aria-labelledby="packages-heading">
      <h2 id="packages-heading" className="sr-only">
        {billingMessages.packagesHeading}
      </h2>
      <ul className="grid gap-5 lg:grid-cols-3">
        {PACKAGES.map((offer) => (
          <PackageCard
            key={offer.id}
            offer={offer}
            isBusy={busyWith === offer.name}
            problem={problem?.plan === offer.name ? problem.text : null}
            onBuy={() => busyWith === null && void buy(offer)}
          />
        ))}
      </ul>
      {isSandbox && <p className="mt-6 text-center text-ink-faint text-sm">{billingMessages.sandbox}</p>}
    </section>
  );
}
