import { describe, expect, it } from 'vitest';
import { createCircuitBreaker } from './circuit-breaker.ts';

function buildBreaker() {
  let nowMs = 0;
  const breaker = createCircuitBreaker(() => nowMs, { failuresToOpen: 3, openMs: 1000 });
  const fail = (times: number) => {
    for (let round = 0; round < times; round += 1) breaker.failed();
  };
  return { breaker, fail, wait: (ms: number) => (nowMs += ms) };
}

describe('a circuit breaker', () => {
  it('opens after failures in a row, not after as many with a success between', () => {
    const { breaker, fail } = buildBreaker();
    fail(2);
    breaker.succeeded();
    fail(2);
    expect(breaker.mayCall()).toBe(true);
    fail(1);
    expect(breaker.mayCall()).toBe(false);
  });

  it('lets one probe through after the pause, and stays open when it fails', () => {
    const { breaker, fail, wait } = buildBreaker();
    fail(3);
    wait(1000);
    expect([breaker.mayCall(), breaker.mayCall()]).toEqual([true, false]);
    breaker.failed();
    expect(breaker.mayCall()).toBe(false);
    wait(1000);
    expect(breaker.mayCall()).toBe(true);
  });

  it('closes when the probe goes well', () => {
    const { breaker, fail, wait } = buildBreaker();
    fail(3);
    wait(1000);
    breaker.mayCall();
    breaker.succeeded();
    expect([breaker.mayCall(), breaker.mayCall()]).toEqual([true, true]);
  });

  it('lets another probe through when the person left during the first', () => {
    const { breaker, fail, wait } = buildBreaker();
    fail(3);
    wait(1000);
    breaker.mayCall();
    breaker.abandoned();
    expect(breaker.mayCall()).toBe(true);
  });
});
