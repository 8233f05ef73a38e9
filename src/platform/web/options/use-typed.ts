import { useEffect, useRef, useState } from 'react';

/** After so long without a key what was typed is a change; sooner when the field is left. */
const pause = 700;

interface Typed<Value> {
  value: Value;
  /** What was typed cannot be; it stays in the field until it is something else. */
  isRefused: boolean;
  type(value: Value): void;
  /** When the field is left. */
  commit(): void;
}

/**
 * What is in a field while someone is typing in it: one change for what is typed without a pause, instead of one for each
 * key. In between the field follows the document.
 */
export function useTyped<Value>(
  written: Value,
  onChange: (value: Value) => void,
  canBe: (value: Value) => boolean = () => true,
): Typed<Value> {
  const [typed, setTyped] = useState<{ value: Value; isRefused: boolean }>();
  const waiting = useRef<{ value: Value; timer: ReturnType<typeof setTimeout> }>(undefined);
  const latest = useRef({ onChange, canBe });
  useEffect(() => {
    latest.current = { onChange, canBe };
  });
  const commit = useRef(() => {
    const now = waiting.current;
    if (now === undefined) return;
    clearTimeout(now.timer);
    waiting.current = undefined;
    const isRefused = !latest.current.canBe(now.value);
    setTyped(isRefused ? { value: now.value, isRefused } : undefined);
    if (!isRefused) latest.current.onChange(now.value);
  });
  // What it stands in may close, or show something else, before the pause is over.
  useEffect(() => {
    const { current } = commit;
    return () => current();
  }, []);
  return {
    value: typed === undefined ? written : typed.value,
    isRefused: typed?.isRefused ?? false,
    type(value) {
      if (waiting.current !== undefined) clearTimeout(waiting.current.timer);
      waiting.current = { value, timer: setTimeout(commit.current, pause) };
      setTyped({ value, isRefused: false });
    },
    commit: () => commit.current(),
  };
}
