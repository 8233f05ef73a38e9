import Check from 'lucide-react/icons/check';
import CloudOff from 'lucide-react/icons/cloud-off';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect, useRef } from 'react';
import type { Saving } from '#features/pages/web/editing/editor-session.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { say } from '#platform/web/notifications/say.ts';
import { Icon, type IconShape } from '#platform/web/ui/icon/icon.tsx';
import { useSession } from '../state/editor-context.ts';
import styles from './saving-line.module.css';

const icons: Record<Saving['kind'], IconShape> = {
  saved: Check,
  saving: LoaderCircle,
  'kept-here': CloudOff,
  stopped: TriangleAlert,
};

/** "Bewaard om 10.42", "Bewaart…", "3 hier bewaard". */
export function useSavingWords(): string {
  const { t } = useTranslation();
  const dates = useDates();
  const saving = useSession((state) => state.saving);
  switch (saving.kind) {
    case 'saved':
      return saving.at === null
        ? t('editor.saving.nothing')
        : t('editor.saving.saved', { time: dates.hour(saving.at) });
    case 'saving':
      return t('editor.saving.saving');
    case 'kept-here':
      return t('editor.saving.keptHere', { count: saving.waiting });
    case 'stopped':
      return t(`editor.saving.stopped.${saving.reason}`);
  }
}

/** Is it safe: under the title, always in sight. */
export function SavingLine() {
  const kind = useSession((state) => state.saving.kind);
  const words = useSavingWords();
  return (
    <span className={styles.line} data-kind={kind}>
      <Icon icon={icons[kind]} size={16} className={styles.icon} />
      {words}
    </span>
  );
}

const aMinute = 60_000;

/** That it was saved is said at most once a minute; that it was not, at once. It draws nothing. */
export function SaidSaving(): null {
  const kind = useSession((state) => state.saving.kind);
  const words = useSavingWords();
  const last = useRef({ kind, at: 0 });
  useEffect(() => {
    const before = last.current;
    if (kind === 'saving') return;
    const isTrouble = kind !== 'saved';
    const isNews = kind !== before.kind;
    const wasLongAgo = Date.now() - before.at >= aMinute;
    if (isTrouble ? !isNews : before.kind === 'saved' && !wasLongAgo) return;
    // What was there when the editor opened is no news.
    if (before.at !== 0 || isTrouble) say(words);
    last.current = { kind, at: Date.now() };
  }, [kind, words]);
  return null;
}
