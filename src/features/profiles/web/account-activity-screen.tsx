import { useSearchParams } from 'react-router';
import { DoneHere } from '#features/activity/web/parts/done-here.tsx';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useSaid } from '#platform/web/notifications/say.ts';
import { EmptyState } from '#platform/web/ui/empty-state/empty-state.tsx';
import { SectionHead } from '#platform/web/ui/heading/section-head.tsx';
import { TextLink } from '#platform/web/ui/link/text-link.tsx';
import type { ActivityPage } from '../contract/profile.ts';
import { readOwnActivity } from '../contract/profiles.endpoints.ts';
import styles from './account.module.css';
import { AccountPart } from './account-part.tsx';

/** Whoever turns the page goes on there. */
const listId = 'activity-list';

/** account/activity: what one did here, as the platform wrote it down. */
export default function AccountActivityScreen() {
  const { t } = useTranslation();
  return (
    <AccountPart title={t('profiles.categories.activity')} lead={t('profiles.activity.lead')}>
      {() => (
        <>
          <DoneHere />
          <section className={styles.section}>
            <SectionHead>{t('profiles.activity.account')}</SectionHead>
            <OwnActivity />
          </section>
        </>
      )}
    </AccountPart>
  );
}

function OwnActivity() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const before = Number(search.get('before')) || undefined;
  const { entries, nextBefore } = useLoaded(readOwnActivity, { query: { before, language: useLanguage() } });
  const dates = useDates();
  const [newest] = entries;
  useSaid(newest === undefined ? '' : t('profiles.activity.said', { at: dates.dateTime(newest.at) }));
  if (entries.length === 0) {
    return <EmptyState title={t('profiles.activity.none')}>{t('profiles.activity.noneHint')}</EmptyState>;
  }
  return (
    <>
      <ol id={listId} className={styles.activity} aria-label={t('profiles.activity.list')}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      <nav className={styles.turn} aria-label={t('profiles.activity.more')}>
        {before !== undefined && (
          <TextLink isStandalone href={`?#${listId}`}>
            {t('profiles.activity.newest')}
          </TextLink>
        )}
        {nextBefore !== null && (
          <TextLink isStandalone href={`?before=${nextBefore}#${listId}`}>
            {t('profiles.activity.older')}
          </TextLink>
        )}
      </nav>
    </>
  );
}

function Entry({ entry }: { entry: ActivityPage['entries'][number] }) {
  const { t, i18n } = useTranslation();
  const dates = useDates();
  // What everybody does is said to who did it; of the rest the admin area has the words, and the call brings them.
  const key = `profiles.actions.${entry.action}`;
  const { browser, system } = entry.device;
  const device = [browser, system].filter((part) => part !== '').join(', ');
  return (
    <li className={styles.entry}>
      <span className={styles.what}>
        {i18n.exists(key) ? t(key) : entry.words}
        {entry.subject !== '' && <>: {entry.subject}</>}
      </span>
      <time dateTime={entry.at} className={styles.note}>
        {dates.dateTime(entry.at)}
      </time>
      <span className={styles.note}>{[device, entry.ipAddress].filter((part) => part !== '').join(' · ')}</span>
    </li>
  );
}
