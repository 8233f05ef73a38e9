import { useEffect, useEffectEvent } from 'react';
import { isTyping } from './is-typing.ts';

const patience = 1500;

/** G and then M, where nobody types. */
export function useBellKeys(open: () => void): void {
  const opened = useEffectEvent(open);
  useEffect(() => {
    let since = Number.NEGATIVE_INFINITY;
    const pressed = ({ key, ctrlKey, metaKey, altKey, timeStamp, defaultPrevented }: KeyboardEvent) => {
      if (ctrlKey || metaKey || altKey || defaultPrevented || isTyping()) return;
      if (key === 'g') since = timeStamp;
      else if (key === 'm' && timeStamp - since < patience) opened();
      if (key !== 'g') since = Number.NEGATIVE_INFINITY;
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}
