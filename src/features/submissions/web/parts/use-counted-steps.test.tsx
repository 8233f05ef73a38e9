import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Trial, TrialContext } from './trial-context.ts';
import { useCountedSteps } from './use-counted-steps.ts';

const sent: string[] = [];
beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal(
    'Blob',
    class {
      constructor([text]: [string]) {
        sent.push((JSON.parse(text) as { mark: string }).mark);
      }
    },
  );
  vi.stubGlobal('navigator', { sendBeacon: () => true });
});
afterEach(() => vi.unstubAllGlobals());

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
