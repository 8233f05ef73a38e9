import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Badge } from '#platform/web/ui/tag/badge.tsx';
import type { DoneHere, DonePicture } from '../../contract/activity.ts';
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
export function DoneLine({ entry, title, onRemove }: DoneLineProps) {
  const { kind, at, titleLang, path, state, removal, pictures = [] } = entry;
  const { t } = useTranslation();
  const dates = useDates();
  return (
    <li className={styles.entry}>
      <span className={styles.kind}>{t(`activity.kinds.${kind}`)}</span>
      <span className={styles.what} dir="auto" {...inLanguage(titleLang)}>
        {path === null ? title : <a href={path}>{title}</a>}
      </span>
      {pictures.length > 0 && <DonePictures title={title} pictures={pictures} />}
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

function DonePictures({ title, pictures }: { title: string; pictures: readonly DonePicture[] }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.pictures} aria-label={t('activity.pictures', { title })}>
      {pictures.map(({ path, smallPath, alt, width, height }, index) => {
        const words = alt || t('activity.picture', { number: index + 1 });
        return (
          <li key={path}>
            <a href={path} aria-label={t('activity.enlarge', { words })}>
              <img src={smallPath} alt={words} width={width} height={height} loading="lazy" />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
