import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Badge } from '#platform/web/ui/tag/badge.tsx';
import type { DoneHere } from '../../contract/activity.ts';
import type { ActivityState } from '../../contract/activity-words.ts';
import styles from './done-here.module.css';

const tones = {
  waiting: 'warning',
  public: 'success',
  kept: 'neutral',
  withdrawn: 'neutral',
  removed: 'danger',
} as const satisfies Record<ActivityState, string>;

interface DoneLineProps {
  entry: DoneHere;
  title: string;
  onRemove(): void;
}

/** One thing that was done: what, when, how it is with it, and the way to take it away. */
export function DoneLine({ entry: { kind, at, titleLang, path, state, removal }, title, onRemove }: DoneLineProps) {
  const { t } = useTranslation();
  const dates = useDates();
  return (
    <li className={styles.entry}>
      <span className={styles.kind}>{t(`activity.kinds.${kind}`)}</span>
      <span className={styles.what} dir="auto" {...inLanguage(titleLang)}>
        {path === null ? title : <a href={path}>{title}</a>}
      </span>
      <span className={styles.facts}>
        <Badge tone={tones[state]}>{t(`activity.states.${state}`)}</Badge>
        <time dateTime={at}>{dates.dateTime(at)}</time>
      </span>
      {removal !== null && (
        <Button variant="quiet" aria-label={t('activity.removeNamed', { title })} onPress={onRemove}>
          {t('activity.remove')}
        </Button>
      )}
    </li>
  );
}
