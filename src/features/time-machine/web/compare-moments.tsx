import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useServerNow } from '#platform/web/content/use-server-now.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useSaid } from '#platform/web/notifications/say.ts';
import { addressWith } from '#platform/web/screens/address-with.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { MomentPicker } from '#platform/web/ui/date/moment-picker.tsx';
import { pastAddress } from '../contract/past-address.ts';
import styles from './time-machine.module.css';
import { timelineInput } from './timeline-input.ts';

/** Two moments to hold against each other: what changed between them is listed below. */
export function CompareMoments({ began }: { began: string }) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { query } = timelineInput('nl', search);
  const now = useServerNow().toISOString();
  const [from, setFrom] = useState<string | null>(query.after ?? began);
  const [to, setTo] = useState<string | null>(query.before ?? now);
  const [isRefused, setRefused] = useState(false);
  const refusal = isRefused ? t('timeMachine.compare.order') : '';
  useSaid(refusal);
  function compare(): void {
    const isOrdered = from !== null && to !== null && from < to;
    setRefused(!isOrdered);
    if (isOrdered) void navigate(addressWith(search, { after: from, before: to }));
  }
  return (
    <section className={styles.section} aria-labelledby="compare-moments">
      <h2 id="compare-moments">{t('timeMachine.compare.title')}</h2>
      <div className={styles.fields}>
        <MomentPicker label={t('timeMachine.compare.from')} value={from} onChange={setFrom} error={refusal} />
        <MomentPicker label={t('timeMachine.compare.to')} value={to} onChange={setTo} />
        <Button onPress={compare}>{t('timeMachine.compare.show')}</Button>
      </div>
    </section>
  );
}

/** Above the list, while two moments are compared. */
export function BetweenMoments({ after, before }: { after: string; before: string }) {
  const { t } = useTranslation();
  const dates = useDates();
  const site = (moment: string) => pastAddress({ token: undefined, moment: new Date(moment), path: '/' });
  return (
    <p className={styles.links}>
      {[after, before].map((moment) => (
        <a key={moment} href={site(moment)}>
          {t('timeMachine.compare.siteThen', { date: dates.dateTime(moment) })}
        </a>
      ))}
      <a href="?">{t('timeMachine.compare.all')}</a>
    </p>
  );
}
