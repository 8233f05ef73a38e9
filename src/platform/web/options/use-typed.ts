import { use, useEffect, useRef, useState } from 'react';
import { HoldTypedContext } from './hold-typed.ts';

/** After so long without a key what was typed is a change; sooner when the field is left. */
const pause = 300;

interface Typed<Value> {
  value: Value;
  /** What was typed cannot be; it stays in the field until it is something else. */
  isRefused: boolean;
  type(value: Value): void;
  /** When the field is left. */
  commit(): void;
}

interface Waiting<Value> {
  value: Value;
  /** What stood in the field when typing began. */
  was: Value;
  timer: ReturnType<typeof setTimeout>;
  release(): void;
}

interface Shown<Value> {
  value: Value;
  isRefused: boolean;
  /** It is a change since, and was made where this was written: it shows until the document that is drawn has it too. */
  madeOn: { written: Value } | undefined;
}

/**
 * What is in a field while someone is typing in it: one change for what is typed without a pause, instead of one for each
 * key, with what stood there when it began. In between the field follows the document.
 */
export function useTyped<Value>(
  written: Value,
  onChange: (value: Value, was: Value) => void,
  canBe: (value: Value) => boolean = () => true,
): Typed<Value> {
  const hold = use(HoldTypedContext);
  const [shown, setShown] = useState<Shown<Value>>();
  const waiting = useRef<Waiting<Value>>(undefined);
  const latest = useRef({ onChange, canBe, written });
  useEffect(() => {
    latest.current = { onChange, canBe, written };
  });
  const commit = useRef(() => {
    const now = waiting.current;
    if (now === undefined) return;
    clearTimeout(now.timer);
    waiting.current = undefined;
    const isRefused = !latest.current.canBe(now.value);
    setShown({ value: now.value, isRefused, madeOn: isRefused ? undefined : { written: latest.current.written } });
    if (!isRefused) latest.current.onChange(now.value, now.was);
    now.release();
  });
  // What it stands in may close, or show something else, before the pause is over.
  useEffect(() => {
    const { current } = commit;
    return () => current();
  }, []);
  if (shown?.madeOn !== undefined && shown.madeOn.written !== written) setShown(undefined);
  return {
    value: shown === undefined ? written : shown.value,
    isRefused: shown?.isRefused ?? false,
    type(value) {
      const before = waiting.current;
      if (before !== undefined) clearTimeout(before.timer);
      waiting.current = {
        value,
        was: before?.was ?? (shown?.madeOn === undefined ? written : shown.value),
        timer: setTimeout(commit.current, pause),
        release: before?.release ?? hold(commit.current),
      };
      setShown({ value, isRefused: false, madeOn: undefined });
    },
    commit: () => commit.current(),
  };
}
