import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { KeyHint } from '#platform/web/ui/key-hint/key-hint.tsx';
import styles from './command-palette.module.css';

/** The keys, and how much there is; that is said by the page's own voice, once it is known. */
export function PaletteFoot({ count, hasPeople }: { count: string; hasPeople: boolean }) {
  const { t } = useTranslation();
  return (
    <p className={styles.foot}>
      <span className={styles.keys}>
        <KeyHint keys="↑ ↓" /> {t('commands.hints.choose')}
      </span>
      <span className={styles.keys}>
        <KeyHint keys="Enter" /> {t('commands.hints.open')}
      </span>
      <span>
        <KeyHint keys=">" /> {t('commands.hints.actions')}
      </span>
      {hasPeople && (
        <span>
          <KeyHint keys="@" /> {t('commands.hints.people')}
        </span>
      )}
      <span className={styles.count}>{count}</span>
    </p>
  );
}
