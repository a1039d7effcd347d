import {
  COPY_CONFIRMATION_MS,
  TOOLTIP_DELAY_MS as SPECIFIED_TOOLTIP_DELAY_MS,
  TOAST_DURATION_MS,
} from '@greenroom/contract/constants';
import { expect, it } from 'vitest';
import { COPIED_MS } from '~/ui/copy-button.tsx';
import { TOAST_REMOVE_MS, TOAST_VISIBLE_MS } from '~/ui/toast.ts';
import { TOOLTIP_DELAY_MS } from '~/ui/tooltip.tsx';

it('the parts keep to the times of the contract, which they may not import', () => {
  expect([TOAST_VISIBLE_MS, TOAST_REMOVE_MS]).toEqual([TOAST_DURATION_MS, TOAST_DURATION_MS]);
  expect(COPIED_MS).toBe(COPY_CONFIRMATION_MS);
  expect(TOOLTIP_DELAY_MS).toBe(SPECIFIED_TOOLTIP_DELAY_MS);
});
