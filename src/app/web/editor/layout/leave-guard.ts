import { useEffect } from 'react';
import { useEditor, useSession } from '../state/editor-context.ts';

/**
 * Whoever closes the window while something is on its way is asked by the browser. What stands in a field then is written
 * first, so that it is kept in this browser whatever they answer. It draws nothing.
 */
export function LeaveGuard(): null {
  const { session } = useEditor();
  const isSafe = useSession(({ saving }) => saving.kind === 'saved');
  useEffect(() => {
    if (isSafe) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isSafe]);
  useEffect(() => {
    // A phone closes what nobody looks at without a word.
    const hide = () => document.visibilityState === 'hidden' && session.commit();
    const moments = [
      [window, 'beforeunload', session.commit],
      [window, 'pagehide', session.commit],
      [document, 'visibilitychange', hide],
    ] as const;
    for (const [target, name, hear] of moments) target.addEventListener(name, hear);
    return () => {
      for (const [target, name, hear] of moments) target.removeEventListener(name, hear);
    };
  }, [session]);
  return null;
}
