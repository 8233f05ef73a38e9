import { type ReactNode, useCallback, useRef, useSyncExternalStore } from 'react';
import { DrawnOnlyContext } from '#platform/web/ui/drawn-only-context.ts';
import { type BegunBefore, begunIn, goOnWith } from './begun-before.ts';
import styles from './drawn-first.module.css';

const neverChanges = () => () => undefined;

/** Tells React to leave what the server put there. */
const asDrawn = { __html: '' };

/**
 * Drawn by the server to be read, and anew by the browser. The interactive parts of the design system set styles on
 * their elements, which the policy allows a script and not a document: what the server sent lacks them, and React never
 * puts right what it takes over (docs/decisions/0060).
 */
export function DrawnFirst({ children }: { children: ReactNode }) {
  const isTakenOver = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const begun = useRef<BegunBefore>(undefined);
  const drawn = useCallback((element: HTMLDivElement) => {
    return () => {
      begun.current = begunIn(element);
    };
  }, []);
  const anew = useCallback((element: HTMLDivElement | null) => {
    const before = begun.current;
    if (element === null || before === undefined) return;
    begun.current = undefined;
    // In a task of its own: a table has its rows only after it was drawn twice.
    setTimeout(() => goOnWith(before, element));
  }, []);
  if (isTakenOver) {
    return (
      <div key="anew" ref={anew}>
        {children}
      </div>
    );
  }
  if (import.meta.env.SSR) {
    return (
      <div className={styles.drawn}>
        <DrawnOnlyContext value={true}>{children}</DrawnOnlyContext>
      </div>
    );
  }
  return (
    <div
      key="drawn"
      ref={drawn}
      className={styles.drawn}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set
      dangerouslySetInnerHTML={asDrawn}
    />
  );
}
