// A process that does nothing but look at how late its timers come: what the machine alone makes of the server's waits.
const PROBE_EVERY_MS = 5;
let lateMs: number[] = [];
let expectedAt = performance.now() + PROBE_EVERY_MS;
const probe = setInterval(() => {
  const at = performance.now();
  lateMs.push(Math.max(0, at - expectedAt));
  expectedAt = at + PROBE_EVERY_MS;
}, PROBE_EVERY_MS);

process.on('message', (request: 'take' | 'end') => {
  if (request === 'take') {
    process.send?.(lateMs);
    lateMs = [];
    return;
  }
  clearInterval(probe);
  process.disconnect();
});
