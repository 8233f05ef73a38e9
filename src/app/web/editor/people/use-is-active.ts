import { useEffect, useState } from 'react';
import { presenceSeconds } from '#features/pages/contract/presence/presence-seconds.ts';

const events = ['keydown', 'pointerdown', 'pointermove'] as const;

/** Whether they did something in this tab in the last minute. */
export function useIsActive(): boolean {
  const [isActive, setActive] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const active = () => {
      clearTimeout(timer);
      timer = setTimeout(setActive, presenceSeconds * 1000, false);
      setActive(true);
    };
    active();
    for (const event of events) window.addEventListener(event, active, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const event of events) window.removeEventListener(event, active);
    };
  }, []);
  return isActive;
}
