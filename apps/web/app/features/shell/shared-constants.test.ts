import { expect, it } from 'vitest';
import { COPIED_MS } from '~/ui/copy-button.tsx';
import { TOAST_REMOVE_MS, TOAST_VISIBLE_MS } from '~/ui/toast.ts';
import { TOOLTIP_DELAY_MS } from '~/ui/tooltip.tsx';

it('the times of toasts, copying and tooltips are those of the specification', () => {
  expect([TOAST_VISIBLE_MS, TOAST_REMOVE_MS]).toEqual([5000, 5000]);
  expect(COPIED_MS).toBe(700);
  expect(TOOLTIP_DELAY_MS).toBe(700);
});
