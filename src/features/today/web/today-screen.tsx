import type { ReactNode } from 'react';
import { NewItemButton } from '#features/list-items/web/parts/new-item/new-item-button.tsx';
import { NewPageButton } from '#features/pages/web/parts/new-page-button.tsx';
import { formatNumber } from '#platform/contract/texts/language.ts';
import { clockTime } from '#platform/contract/time/wall-clock.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useTitleCount } from '#platform/web/head/title-count.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { Screen } from '#platform/web/ui/screen/screen.tsx';
import type { Today } from '../contract/attention.ts';
import { dayPart } from '../contract/day-part.ts';
import { readToday } from '../contract/today.endpoints.ts';
import { todayTopic } from '../contract/today.topics.ts';
import { AllDone } from './all-done.tsx';
import { AttentionSections } from './attention-sections.tsx';
import { Recent, Soon } from './beside.tsx';
import { OwnTasks } from './own-tasks.tsx';
import styles from './today-screen.module.css';

const shown = [readToday];

/** Where the day begins: what needs this reader, what they were doing, and what will happen by itself. */
export default function TodayScreen() {
  const today = useLoaded(readToday, { query: { language: useLanguage() } });
  useLive(todayTopic, shown);
  const { sections, recent, soon, placesToAdd, isOwnOnly, can, now } = today;
  useTitleCount(sections.reduce((sum, { total }) => sum + total, 0));
  const buttons = (can.makePage || placesToAdd.length > 0) && (
    <>
      <NewItemButton places={placesToAdd} />
      {can.makePage && <NewPageButton />}
    </>
  );
  const isDone = sections.length === 0;
  return (
    <Screen>
      {isOwnOnly ? (
        <Welcome today={today} actions={isDone ? undefined : buttons} />
      ) : (
        <Greeting today={today} actions={isDone ? undefined : buttons} />
      )}
      <div className={isOwnOnly ? styles.column : styles.columns}>
        <div className={styles.main}>
          {isDone ? (
            <AllDone today={today} actions={buttons} />
          ) : isOwnOnly ? (
            <OwnTasks sections={sections} isToldOfFailures={can.makePage} />
          ) : (
            <AttentionSections sections={sections} />
          )}
        </div>
        {(recent.length > 0 || soon.length > 0) && (
          <div className={styles.side}>
            {recent.length > 0 && <Recent recent={recent} now={now} />}
            {soon.length > 0 && <Soon soon={soon} now={now} />}
          </div>
        )}
      </div>
    </Screen>
  );
}

interface HeadProps {
  today: Today;
  actions: ReactNode;
}

/** For who does not run the platform: whose they are, and no count of what others see to. */
function Welcome({ today: { firstName, ownPages }, actions }: HeadProps) {
  const { t } = useTranslation();
  return (
    <PageHeading
      lead={ownPages > 0 ? <span>{t('today.owned', { count: ownPages })}</span> : undefined}
      actions={actions}
    >
      {firstName === '' ? t('today.helloNobody') : t('today.hello', { name: firstName })}
    </PageHeading>
  );
}

function Greeting({ today, actions }: HeadProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const dates = useDates();
  const { now, firstName, sections, ownPages } = today;
  const countOf = (some: Today['sections']) => some.reduce((sum, { total }) => sum + total, 0);
  const total = countOf(sections);
  const urgent = countOf(sections.filter(({ isNow }) => isNow));
  const part = dayPart(clockTime(new Date(now), dates.timeZone));
  const day = dates.weekdayDate(now);
  const things =
    total === 0 ? t('today.none') : t('today.things', { count: total, number: formatNumber(total, language) });
  const lead = t(urgent > 0 && total > urgent ? 'today.leadNow' : 'today.lead', {
    day: day.charAt(0).toLocaleUpperCase(language) + day.slice(1),
    things,
    number: formatNumber(urgent, language),
  });
  const greeting =
    firstName === '' ? t(`today.greetingNobody.${part}`) : t(`today.greeting.${part}`, { name: firstName });
  return (
    // No text but an element: what is counted changes while others work, and nobody is to hear of it each time.
    <PageHeading
      lead={
        <span>
          {lead}
          {ownPages > 0 && ` ${t('today.owned', { count: ownPages })}`}
        </span>
      }
      actions={actions}
    >
      {greeting}
    </PageHeading>
  );
}
