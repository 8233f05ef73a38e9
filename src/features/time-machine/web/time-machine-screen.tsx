import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useServerNow } from '#platform/web/content/use-server-now.ts';
import { goTo } from '#platform/web/forms/go-to.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useSaid } from '#platform/web/notifications/say.ts';
import { addressWith } from '#platform/web/screens/address-with.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { MomentPicker } from '#platform/web/ui/date/moment-picker.tsx';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { Screen } from '#platform/web/ui/screen/screen.tsx';
import { pastAddress } from '../contract/past-address.ts';
import type { PastTimeline } from '../contract/past-change.ts';
import { readPastTimeline } from '../contract/time-machine.endpoints.ts';
import { ChangeRow } from './change-row.tsx';
import { CompareMoments } from './compare-moments.tsx';
import { ExportsSection } from './exports-section.tsx';
import { LinksSection } from './links-section.tsx';
import styles from './time-machine.module.css';
import { timelineInput } from './timeline-input.ts';

/** The site as it was: a moment to choose, and what made it another one. */
export default function TimeMachineScreen() {
  const { t } = useTranslation();
  const dates = useDates();
  const language = useLanguage();
  const [search] = useSearchParams();
  const input = timelineInput(language, search);
  const timeline = useLoaded(readPastTimeline, input);
  return (
    <Screen>
      <PageHeading lead={t('timeMachine.lead', { date: dates.dateTime(timeline.began) })}>
        {t('admin.menu.timeMachine')}
      </PageHeading>
      <MomentForm began={timeline.began} />
      <LinksSection />
      <ExportsSection />
      <CompareMoments began={timeline.began} />
      <h2>{t('timeMachine.changes')}</h2>
      {timeline.changes.length === 0 ? <p>{t('timeMachine.none')}</p> : <Changes timeline={timeline} />}
    </Screen>
  );
}

/** Nobody chooses the second in which it began. */
const minuteOf = (moment: string): string => `${moment.slice(0, 16)}:00.000Z`;

/** Leads away from the admin area, to the site itself. */
function MomentForm({ began }: { began: string }) {
  const { t } = useTranslation();
  const dates = useDates();
  const now = useServerNow().toISOString();
  const [moment, setMoment] = useState<string | null>(now);
  const [isRefused, setRefused] = useState(false);
  const refusal = isRefused ? t('timeMachine.outside', { date: dates.dateTime(began) }) : '';
  useSaid(refusal);
  const isKept = moment !== null && moment >= minuteOf(began) && moment <= now;
  function show(): void {
    setRefused(!isKept);
    if (isKept) goTo(pastAddress({ token: undefined, moment: new Date(moment), path: '/' }));
  }
  return (
    <div className={`${styles.fields} ${styles.first}`}>
      <MomentPicker label={t('timeMachine.choose')} value={moment} onChange={setMoment} error={refusal} />
      <Button variant="primary" onPress={show}>
        {t('timeMachine.show')}
      </Button>
    </div>
  );
}

/** What is listed is told as the millisecond after it. */
const beforeLast = (changes: PastTimeline['changes']): string =>
  new Date(new Date(changes.at(-1)?.at ?? 0).getTime() - 1).toISOString();

function Changes({ timeline: { changes, hasMore } }: { timeline: PastTimeline }) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  return (
    <>
      <ol className={styles.changes}>
        {changes.map((change) => (
          <ChangeRow key={`${change.at} ${change.kind} ${change.name}`} change={change} />
        ))}
      </ol>
      {hasMore && (
        <ButtonLink variant="secondary" href={addressWith(search, { before: beforeLast(changes) })}>
          {t('timeMachine.more')}
        </ButtonLink>
      )}
    </>
  );
}
