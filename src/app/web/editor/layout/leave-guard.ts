import { useEffect } from 'react';
import { useEditor } from '../state/editor-context.ts';

/**
 * Whoever closes the window while something is on its way is asked by the browser. What stands in a field then is written
 * first, so that it is kept in this browser whatever they answer. It draws nothing.
 */
export function LeaveGuard(): null {
  const { session } = useEditor();
  useEffect(() => {
    // The session knows at once; what is drawn comes a picture later.
    const ask = (event: Event) => {
      session.commit();
      if (session.state().saving.kind !== 'saved') event.preventDefault();
    };
    // A phone closes what nobody looks at without a word.
    const hide = () => document.visibilityState === 'hidden' && session.commit();
    window.addEventListener('beforeunload', ask);
    window.addEventListener('pagehide', session.commit);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('beforeunload', ask);
      window.removeEventListener('pagehide', session.commit);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [session]);
  return null;
}
