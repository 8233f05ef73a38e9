import type { Translate } from '#platform/web/i18n/i18n.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { pastAddress } from '../contract/past-address.ts';
import type { PastChange } from '../contract/past-change.ts';
import styles from './time-machine.module.css';

/** Changes that were made in one go are kept to the millisecond after: two before it, nothing of them is there. */
const justBefore = (at: string): Date => new Date(new Date(at).getTime() - 2);

/** What the site gives a name itself is called in the language that one reads in, and not by its key. */
export function nameOf({ kind, name }: PastChange, t: Translate): string {
  if (kind === 'setting') return t(`settings.names.${name}`, { defaultValue: name });
  if (kind === 'legal') return t(`legal.admin.kind.${name}`, { defaultValue: name });
  return name;
}

export function ChangeRow({ change }: { change: PastChange }) {
  const { t } = useTranslation();
  const dates = useDates();
  const front = (moment: Date) => pastAddress({ token: undefined, moment, path: '/' });
  const words = [
    nameOf(change, t),
    change.count > 1 && t('timeMachine.others', { count: change.count - 1 }),
    change.by !== null && t('timeMachine.by', { name: change.by }),
  ].filter((one) => one !== false && one !== '');
  return (
    <li className={styles.change}>
      <time dateTime={change.at}>{dates.dateTime(change.at)}</time>
      <span>
        <strong>{t(`timeMachine.kinds.${change.kind}`)}</strong>
        {words.length > 0 && ` ${words.join(', ')}`}
      </span>
      <span className={styles.links}>
        {change.compare !== null && <a href={change.compare}>{t('timeMachine.compareWords')}</a>}
        <a href={front(justBefore(change.at))}>{t('timeMachine.lookBefore')}</a>
        <a href={front(new Date(change.at))}>{t('timeMachine.lookAfter')}</a>
      </span>
    </li>
  );
}
