import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { KeyHint } from '#platform/web/ui/key-hint/key-hint.tsx';
import styles from './inbox.module.css';

const keys = [
  [['J', 'K'], 'move'],
  [['X'], 'choose'],
  [['A'], 'assign'],
  [['R'], 'reply'],
  [['N'], 'note'],
  [['E'], 'done'],
] as const;

/** The keys that work in the table. */
export function KeysHint() {
  const { t } = useTranslation();
  return (
    <p className={styles.keys} data-print="hidden">
      <span>{t('inbox.keys.where')}</span>
      {keys.map(([letters, name]) => (
        <span key={name} className={styles.key}>
          {letters.map((letter) => (
            <KeyHint key={letter} keys={letter} />
          ))}{' '}
          {t(`inbox.keys.${name}`)}
        </span>
      ))}
    </p>
  );
}
