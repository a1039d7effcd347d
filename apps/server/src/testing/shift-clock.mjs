// Loaded before a server (`NODE_OPTIONS=--import=…`): its clock differs by as many milliseconds as the file CLOCK_SHIFT_FILE says. Read
// again at every look at the clock, so a test sets the clock of a process that runs. Timers are not shifted, as with a real clock.
import { readFileSync } from 'node:fs';

const RealDate = Date;
const path = process.env.CLOCK_SHIFT_FILE;
const shiftedNow = () => RealDate.now() + Number(path ? readFileSync(path, 'utf8') : 0);

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(shiftedNow());
    else super(...parts);
  }
  static now() {
    return shiftedNow();
  }
};
