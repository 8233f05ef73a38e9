import { useContext, useEffect, useState } from 'react';
import { noteRead } from '../kept-parts/part-reads.ts';
import { NowContext } from './now-context.ts';

const lengths = { second: 1000, minute: 60_000 };

/**
 * First the moment for which the page was drawn, so that the browser draws what the server drew; from then on the
 * reader's own time, because a page is kept and stays open for hours.
 */
export function useClock(step: keyof typeof lengths): Date | undefined {
  noteRead(step);
  const drawn = useContext(NowContext);
  const [now, setNow] = useState(() => (drawn === undefined ? undefined : new Date(drawn)));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const moment = Date.now();
      setNow(new Date(moment));
      timer = setTimeout(tick, lengths[step] - (moment % lengths[step]));
    };
    tick();
    return () => clearTimeout(timer);
  }, [step]);
  return now;
}
