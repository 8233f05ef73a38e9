import CheckCheck from 'lucide-react/icons/check-check';
import { useContext, useRef, useState } from 'react';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PlainButton } from '#platform/web/ui/button/plain-button.tsx';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { keepFocus } from '#platform/web/ui/keep-focus.ts';
import { comingManager, ListManagerContext } from '../list/list-manager-context.ts';
import styles from './topics-view.module.css';

/** For a member who has something new in sight: with one press all of the list is read. */
export function MarkRead({ count, onPress }: { count: number; onPress(): Promise<void> }) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const [said, say] = useState('');
  // What is said would be gone when the frame comes around the list.
  const isComing = useContext(ListManagerContext) === comingManager;
  async function press(): Promise<void> {
    try {
      await onPress();
      say(t('blocks.kit.list.topics.allRead'));
    } catch (error) {
      say(refusalText(error, t));
    }
    // The button goes with what it was about.
    keepFocus(() => place.current);
  }
  return (
    <div ref={place} tabIndex={-1} className={styles.reading}>
      {count > 0 && !isComing && (
        <PlainButton variant="quiet" isCompact onClick={() => void press()}>
          <Icon icon={CheckCheck} size={20} />
          {t('blocks.kit.list.topics.markRead')}
        </PlainButton>
      )}
      <p role="status" className={styles.said}>
        {said}
      </p>
    </div>
  );
}
