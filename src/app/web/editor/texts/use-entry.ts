import { useCallback, useRef, useState } from 'react';
import type { TextPlace } from '#platform/contract/texts/text-place.ts';
import type { Entry } from './text-entry.ts';
import { useTexts } from './texts-context.ts';

/** Whether someone is in this text, and where they came in. */
export function useEntry(place: TextPlace) {
  const { typing } = useTexts();
  const [entry, setEntry] = useState<Entry>();
  const entered = useRef(place);
  const enter = useCallback(
    (at: Entry) => {
      entered.current = place;
      typing.begin(place);
      setEntry(at);
    },
    [typing, place],
  );
  const leave = useCallback(() => {
    typing.end(entered.current);
    setEntry(undefined);
  }, [typing]);
  return { entry, enter, leave };
}
