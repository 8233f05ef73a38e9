import type { EditorView } from '@tiptap/pm/view';
import Plus from 'lucide-react/icons/plus';
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Density } from '#platform/web/ui/density/density.tsx';
import { keepFootClear } from '#platform/web/ui/foot-room.ts';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { leaveText } from '../texts/text-elements.ts';
import styles from './typing-bar.module.css';

interface TypingBarProps {
  view: EditorView;
  /** A block below the one that this text stands in; not where there is none. */
  onInsert: (() => void) | undefined;
  /** What can be done with the words; of a text of one line nothing. */
  children?: ReactNode;
}

/** On top of the keyboard of a phone: what can be done with the words, out of the way of the finger, and the way out. */
export function TypingBar({ view, onInsert, children }: TypingBarProps) {
  const { t } = useTranslation();
  const keyboard = useKeyboardHeight();
  const bar = useRef<HTMLDivElement>(null);
  useCaretAbove(bar, view, keyboard);
  return (
    <Density name="admin">
      <nav
        ref={keepFootClear}
        className={styles.bar}
        style={{ paddingBlockEnd: keyboard }}
        aria-label={t('editor.phone.tools')}
      >
        <div ref={bar} className={styles.row}>
          {onInsert !== undefined && (
            <Button className={styles.insert ?? ''} aria-label={t('editor.phone.insertHere')} onPress={onInsert}>
              <Icon icon={Plus} size={20} />
            </Button>
          )}
          <div className={styles.acts}>{children}</div>
          <Button className={styles.done ?? ''} onPress={() => leaveText(view.dom)}>
            {t('editor.phone.done')}
          </Button>
        </div>
      </nav>
    </Density>
  );
}

/** How much of the window lies below what is seen of it: the keyboard of a phone makes the window no smaller. */
const hiddenBelow = (): number => {
  const seen = window.visualViewport;
  const height = document.documentElement.clientHeight;
  return seen === null ? 0 : Math.max(0, Math.round(height - seen.height - seen.offsetTop));
};

function follow(listener: () => void): () => void {
  const seen = window.visualViewport;
  for (const event of ['resize', 'scroll']) seen?.addEventListener(event, listener);
  return () => {
    for (const event of ['resize', 'scroll']) seen?.removeEventListener(event, listener);
  };
}

const useKeyboardHeight = (): number => useSyncExternalStore(follow, hiddenBelow);

const room = 24;

/** The line that one types in stays in sight, with some room below it. */
function useCaretAbove(bar: { current: HTMLElement | null }, view: EditorView, keyboard: number): void {
  useEffect(() => {
    const look = () => {
      if (view.isDestroyed || bar.current === null || keyboard !== hiddenBelow()) return;
      const { bottom } = view.coordsAtPos(view.state.selection.head);
      const over = bottom + room - bar.current.getBoundingClientRect().top;
      if (over > 0) window.scrollBy({ top: over, behavior: 'instant' });
    };
    look();
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, [bar, view, keyboard]);
}
