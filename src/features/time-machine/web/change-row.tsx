import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { compareScreen } from '../contract/compared-address.ts';
import { pastAddress } from '../contract/past-address.ts';
import type { PastChange } from '../contract/past-change.ts';
import { MarkedWords } from './compare/marked-words.tsx';
import { nameOfChange } from './name-of-change.ts';
import { settingWords } from './setting-words.ts';
import styles from './time-machine.module.css';

/** Changes that were made in one go are kept to the millisecond after: two before it, nothing of them is there. */
const justBefore = (at: string): Date => new Date(new Date(at).getTime() - 2);

export function ChangeRow({ change }: { change: PastChange }) {
  const { t } = useTranslation();
  const dates = useDates();
  const language = useLanguage();
  const [before, after] = [justBefore(change.at), new Date(change.at)];
  const front = (moment: Date) => pastAddress({ token: undefined, moment, path: '/' });
  const words = [
    nameOfChange(change, t),
    change.count > 1 && t('timeMachine.others', { count: change.count - 1 }),
    change.by !== null && t('timeMachine.by', { name: change.by }),
  ].filter((one) => one !== false && one !== '');
  return (
    <li className={styles.change}>
      <time dateTime={change.at}>{dates.dateTime(change.at)}</time>
      <span>
        <strong>{t(`timeMachine.kinds.${change.kind}`)}</strong>
        {words.length > 0 && ` ${words.join(', ')}`}
        <SettingValues change={change} />
      </span>
      <span className={styles.links}>
        {change.place !== null && (
          <a href={compareScreen({ from: before, to: after, path: change.place }, language)}>
            {t('timeMachine.sideBySide')}
          </a>
        )}
        {change.compare !== null && <a href={change.compare}>{t('timeMachine.compareWords')}</a>}
        <a href={front(before)}>{t('timeMachine.lookBefore')}</a>
        <a href={front(after)}>{t('timeMachine.lookAfter')}</a>
      </span>
    </li>
  );
}

/** What it was and is, where a few words say it. */
function SettingValues({ change }: { change: PastChange }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (change.kind !== 'setting') return null;
  const [was, is] = [settingWords(change.was, t, language), settingWords(change.is, t, language)];
  if (was === undefined || is === undefined) return null;
  return (
    <>
      {': '}
      <MarkedWords kind="removed">{was}</MarkedWords> <MarkedWords kind="added">{is}</MarkedWords>
    </>
  );
}
