import { useContext } from 'react';
import { NowContext } from './now-context.ts';

/** What time it is by the server's clock, a moment late at most: that of the browser may be years away. */
export function useServerNow(): Date {
  const drawn = useContext(NowContext);
  return drawn === undefined ? new Date() : new Date(Date.parse(drawn) + performance.now());
}
