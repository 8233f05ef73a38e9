import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { keepFocus } from '#platform/web/ui/keep-focus.ts';
import { listBlockedAuthors } from '../../contract/moderation.endpoints.ts';
import styles from './queue.module.css';

/** Who may not react any more, and the way back. Nothing while there is nobody. */
export function BlockedPeople({ onUnblock }: { onUnblock(guid: string): void }) {
  const { t } = useTranslation();
  const { date } = useDates();
  const people = useLoaded(listBlockedAuthors, {});
  if (people.length === 0) return null;
  return (
    <section aria-labelledby="blocked-people" className={styles.blocked}>
      <h2 id="blocked-people" className="t-22">
        {t('moderating.blocked.title')}
      </h2>
      <ul className={styles.people}>
        {people.map(({ guid, name, at }) => (
          <li key={guid} className={styles.person}>
            <span dir="auto">{name || t('reactions.nameless')}</span>
            <span className={styles.where}>{t('moderating.blocked.since', { date: date(at) })}</span>
            <Button
              variant="quiet"
              aria-label={t('moderating.blocked.unblock', { name: name || t('reactions.nameless') })}
              onPress={() => {
                onUnblock(guid);
                keepFocus(() => document.querySelector('main'));
              }}
            >
              {t('moderating.unblock')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
