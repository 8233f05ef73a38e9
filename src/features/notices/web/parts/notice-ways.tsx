import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { SectionHead } from '#platform/web/ui/heading/section-head.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { HoursSentence } from '../ways/hours-sentence.tsx';
import { useWays } from '../ways/use-ways.ts';
import styles from '../ways/ways.module.css';
import { WaysTable } from '../ways/ways-table.tsx';

/** What one is told by which way, and when no mail comes: in account/preferences. */
export function NoticeWaysPart() {
  const { t } = useTranslation();
  const ways = useWays();
  return (
    <section id="notice-ways" className={styles.part}>
      <SectionHead>{t('notices.ways.title')}</SectionHead>
      <p className={styles.lead}>{t('notices.ways.lead')}</p>
      {ways.isError && (
        <Notice tone="danger" isLive actions={<Button onPress={ways.again}>{t('notices.ways.again')}</Button>}>
          {t('notices.ways.unread')}
        </Notice>
      )}
      {ways.ways !== undefined && (
        <>
          <WaysTable ways={ways} known={ways.ways} />
          <HoursSentence
            hours={ways.ways.hours}
            onChange={(hours) => void ways.changeHours(ways.ways?.hours ?? hours, hours, t('notices.ways.hoursKept'))}
          />
        </>
      )}
    </section>
  );
}
