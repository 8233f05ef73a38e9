import { useContext } from 'react';
import { NowContext } from './now-context.ts';

/** Tells what time it is by the server's clock, a moment late at most: that of the browser may be years away. */
export function useServerClock(): () => Date {
  const drawn = useContext(NowContext);
  return () => (drawn === undefined ? new Date() : new Date(Date.parse(drawn) + performance.now()));
}

/** What time it was when this was drawn. What is pressed later asks the clock. */
export const useServerNow = (): Date => useServerClock()();
