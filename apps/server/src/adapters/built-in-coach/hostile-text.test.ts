import { describeCost } from '../../testing/describe-cost.ts';
import { HOSTILE_SIGNS } from '../../testing/hostile-units.ts';

describeCost(HOSTILE_SIGNS);
