import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Trial, TrialContext } from './trial-context.ts';
import { useCountedSteps } from './use-counted-steps.ts';

const sent: string[] = [];
const spent: (string | undefined)[] = [];
let now = 0;
beforeEach(() => {
  sent.length = 0;
  spent.length = 0;
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.stubGlobal(
    'Blob',
    class {
      constructor([text]: [string]) {
        const told = JSON.parse(text) as { mark: string; spent?: { step: string; seconds: number } };
        sent.push(told.mark);
        spent.push(told.spent && `${told.spent.step} ${told.spent.seconds}`);
      }
    },
  );
  vi.stubGlobal('navigator', { sendBeacon: () => true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const start = (more: object = {}) =>
  renderHook(
    (given: object) =>
      useCountedSteps({ formGuid: 'f', version: 1, step: 'first', isTaken: true, isRestored: false, ...given }),
    {
      initialProps: more,
    },
  );

describe('counting how far a form is filled in', () => {
  it('tells that it was begun, each step once, and that it was sent', () => {
    const { result, rerender } = start();
    expect(sent).toEqual([]);
    result.current.touched('naam');
    result.current.touched('naam');
    rerender({ step: 'stap2' });
    rerender({ step: 'first' });
    rerender({ step: 'stap2' });
    result.current.sent();
    expect(sent).toEqual(['begun', 'stap2', 'sent']);
  });

  it('tells with a step how long somebody was at the one before, from the first field that they touched', () => {
    const { result, rerender } = start();
    now = 60_000;
    result.current.touched('naam');
    now = 81_400;
    rerender({ step: 'stap2' });
    now = 100_000;
    rerender({ step: 'check' });
    now = 105_000;
    result.current.sent();
    expect(sent).toEqual(['begun', 'stap2', 'check', 'sent']);
    expect(spent).toEqual([undefined, 'first 21', 'stap2 19', 'check 5']);
  });

  it('tells the field of who leaves, and nothing of who sent it or touched nothing', () => {
    const { result } = start();
    window.dispatchEvent(new Event('pagehide'));
    expect(sent).toEqual([]);
    result.current.touched('adres.postcode');
    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(new Event('pagehide'));
    expect(sent).toEqual(['begun', 'left:adres']);
    result.current.touched('naam');
    result.current.sent();
    window.dispatchEvent(new Event('pagehide'));
    expect(sent).toEqual(['begun', 'left:adres', 'sent']);
  });

  it('counts nothing before our script takes the steps, and who goes on later began before', () => {
    const without = start({ isTaken: false });
    without.result.current.touched('naam');
    expect(sent).toEqual([]);
    start({ isRestored: true }).result.current.touched('naam');
    expect(sent).toEqual([]);
  });

  it('counts nothing of who tries a draft', () => {
    const trial: Trial = { onSent: () => undefined, onRefused: () => undefined };
    const { result } = renderHook(
      () => useCountedSteps({ formGuid: 'f', version: 0, step: 'first', isTaken: true, isRestored: false }),
      { wrapper: ({ children }) => <TrialContext value={trial}>{children}</TrialContext> },
    );
    result.current.touched('naam');
    result.current.sent();
    expect(sent).toEqual([]);
  });
});
