import { describeCost } from '../../testing/describe-cost.ts';
import { HOSTILE_LINES } from '../../testing/hostile-units.ts';

/** In a file by themselves, so that both cores of a small machine have work. */
describeCost(HOSTILE_LINES);
