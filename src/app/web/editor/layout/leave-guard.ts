import { useEffect } from 'react';
import { useSession } from '../state/editor-context.ts';

/** Whoever closes the window while something is on its way is asked by the browser. It draws nothing. */
export function LeaveGuard(): null {
  const isSafe = useSession(({ saving }) => saving.kind === 'saved');
  useEffect(() => {
    if (isSafe) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isSafe]);
  return null;
}
