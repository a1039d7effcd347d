import { Button } from '~/ui/button.tsx';
import { exampleMessages as words } from './messages.ts';

type ExampleOfferProps = { units: string; isBusy: boolean; onShow: () => void };

/** The way to see a tool at work without a resume, and that it costs nothing. */
export const ExampleOffer = ({ units, isBusy, onShow }: ExampleOfferProps) => (
  <div className="grid justify-items-start gap-1.5 lg:justify-items-end">
    <Button variant="outline" isBusy={isBusy} aria-describedby="example-hint" onClick={onShow}>
      {isBusy ? words.busy : words.show}
    </Button>
    <p id="example-hint" className="text-ink-soft text-sm">
      {words.hint(units)}
    </p>
  </div>
);
