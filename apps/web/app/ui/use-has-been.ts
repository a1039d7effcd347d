import { useRef } from 'react';

/** True from the first time that `isNow` was true: what was opened once stays loaded, so that it can close with grace. */
export function useHasBeen(isNow: boolean): boolean {
  const hasBeen = useRef(isNow);
  if (isNow) hasBeen.current = true;
  return hasBeen.current;
}
