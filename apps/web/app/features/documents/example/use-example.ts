import { useEffect, useRef, useState } from 'react';
import { isAborted } from '~/api/api-error.ts';
import { showToast } from '~/ui/toast.ts';
import { exampleMessages as words } from './messages.ts';

/**
 * Fetches the example of a tool at a press. It takes no unit and no free use: the server makes one for everyone.
 * @param onDelivered gets the result while the screen is still there
 */
export function useExample<Result>(
  load: (signal: AbortSignal) => Promise<Result>,
  onDelivered: (result: Result) => void,
) {
  const [isBusy, setIsBusy] = useState(false);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);
  const show = async () => {
    const current = new AbortController();
    controller.current = current;
    setIsBusy(true);
    try {
      const result = await load(current.signal);
      if (!current.signal.aborted) onDelivered(result);
    } catch (error) {
      if (!isAborted(error)) showToast({ title: words.failed, tone: 'error' });
    }
    setIsBusy(false);
  };
  return { isBusy, show: () => void show() };
}
