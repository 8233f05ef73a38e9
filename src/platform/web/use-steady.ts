import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function at every draw, that does what the last draw said: rows that are given it need no new draw. */
export function useSteady<Input extends unknown[], Output>(
  act: (...input: Input) => Output,
): (...input: Input) => Output {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...input) => latest.current(...input), []);
}
