import { useRef } from 'react';

/** True once `isNow` has been true: an opened part stays mounted, so that its exit can be animated. */
export function useHasBeen(isNow: boolean): boolean {
  const hasBeen = useRef(isNow);
  if (isNow) hasBeen.current = true;
  return hasBeen.current;
}
