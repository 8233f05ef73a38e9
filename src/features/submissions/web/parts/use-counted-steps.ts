import { useEffect, useRef } from 'react';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { countFormStep } from '../../contract/figures/step-counts.endpoints.ts';
import { begunMark, leftMark, sentMark } from '../../contract/figures/step-mark.ts';
import { useTrial } from './trial-context.ts';

/** A number goes up on the server; nothing is told of who it was, and a count that fails is no trouble of theirs. */
function beacon(formGuid: string, version: number, mark: string, spent?: Spent): void {
  const address = endpointUrl(countFormStep, { params: { guid: formGuid } });
  navigator.sendBeacon?.(address, new Blob([JSON.stringify({ version, mark, spent })], { type: 'application/json' }));
}

interface Spent {
  step: string;
  seconds: number;
}

interface Counted {
  formGuid: string;
  version: number;
  step: string;
  /** Our script takes the steps; without it they are counted by what is posted. */
  isTaken: boolean;
  /** They went on with answers of before: what they reached then was counted then. */
  isRestored: boolean;
}

/**
 * Counts how far a form is filled in, each step once a visit: that it was begun, that a step was reached, that it was sent,
 * and the field that somebody was at when they left. With the step that is reached goes how long they were at the one before,
 * from the first field that they touched.
 */
export function useCountedSteps({ formGuid, version, step, isTaken: isOurs, isRestored }: Counted) {
  // Who tries a draft is nobody who fills it in.
  const isTaken = useTrial() === undefined && isOurs;
  const counted = useRef(new Set<string>());
  const last = useRef<string>(undefined);
  const wasRestored = useRef(false);
  if (isRestored) wasRestored.current = true;
  /** The step they are at, since when; undefined until they touch something of a form that they did not begin before. */
  const at = useRef<{ step: string; since: number }>(undefined);

  const count = (mark: string, spent?: Spent): void => {
    if (!isTaken || counted.current.has(mark)) return;
    counted.current.add(mark);
    beacon(formGuid, version, mark, spent);
  };
  const spentAtLast = (): Spent | undefined =>
    at.current && { step: at.current.step, seconds: Math.round((performance.now() - at.current.since) / 1000) };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a step is reached when it is another one
  useEffect(() => {
    const isFirst = counted.current.size === 0 && !counted.current.has(begunMark);
    if (isFirst) {
      // Where the form opens nobody has reached anything yet.
      if (!isTaken) return;
      counted.current.add(step);
      return;
    }
    count(step, spentAtLast());
    if (at.current !== undefined) at.current = { step, since: performance.now() };
  }, [step, isTaken]);

  useEffect(() => {
    if (!isTaken) return;
    const leave = (): void => {
      if (last.current === undefined || counted.current.has(sentMark)) return;
      beacon(formGuid, version, leftMark(last.current));
      last.current = undefined;
    };
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [formGuid, version, isTaken]);

  return {
    /** Something was typed or chosen in the field of this name. */
    touched(name: string): void {
      last.current = name.split('.', 1)[0] ?? name;
      if (wasRestored.current) return;
      at.current ??= { step, since: performance.now() };
      count(begunMark);
    },
    sent: (): void => count(sentMark, spentAtLast()),
  };
}
