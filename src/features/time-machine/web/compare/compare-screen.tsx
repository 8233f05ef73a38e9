import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useServerNow } from '#platform/web/content/use-server-now.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { say } from '#platform/web/notifications/say.ts';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { MoreLink } from '#platform/web/ui/link/more-link.tsx';
import { Screen } from '#platform/web/ui/screen/screen.tsx';
import { comparedAddress, compareScreen } from '../../contract/compared-address.ts';
import type { PastComparison } from '../../contract/past-comparison.ts';
import { readPastComparison, readPastTimeline } from '../../contract/time-machine.endpoints.ts';
import { ChangeRow } from '../change-row.tsx';
import { CompareMoments } from '../compare-moments.tsx';
import { Tideline } from '../parts/tideline.tsx';
import timeMachine from '../time-machine.module.css';
import { ChangeInWords } from './change-in-words.tsx';
import styles from './compare.module.css';
import { CompareBar } from './compare-bar.tsx';
import { betweenInput, compareInput } from './compare-input.ts';
import { ComparedPage } from './compared-page.tsx';
import { useOrigins } from './use-origins.ts';

/** Two moments side by side: a page as it was at both, what is different in it, and what else changed on the site. */
export default function CompareScreen() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const comparison = useLoaded(readPastComparison, compareInput(search));
  const { began, from, to, isNow, path } = comparison;
  return (
    <Screen>
      <PageHeading lead={t('timeMachine.compare.lead')}>{t('timeMachine.compare.screen')}</PageHeading>
      <CompareMoments key={`${from} ${isNow}`} began={began} from={from} to={isNow ? null : to} path={path} />
      {/* Another page begins at its own first change. */}
      <Versus key={`${from} ${to} ${path}`} comparison={comparison} />
      <Between />
    </Screen>
  );
}

function Versus({ comparison }: { comparison: PastComparison }) {
  const { t } = useTranslation();
  const dates = useDates();
  const language = useLanguage();
  const [current, setCurrent] = useState(0);
  const pages = useRef<HTMLDivElement>(null);
  const now = useServerNow().toISOString();
  const { began, from, to, isNow, path, wasThere, isThere, changes } = comparison;
  const when = { was: dates.dateTime(from), is: dates.dateTime(to) };
  // Of one day the hours tell them apart.
  const short = dates.day(from) === dates.day(to) ? dates.dateTime : dates.date;
  const src = (side: 'was' | 'is') => comparedAddress({ from: new Date(from), to: new Date(to), side, language, path });

  const origins = useOrigins(comparison, short);
  const days = [...new Set(origins.map(({ at }) => at))].sort();

  function step(number: number): void {
    setCurrent(number);
    const change = changes[number - 1];
    if (change === undefined) return;
    const kind = t(`timeMachine.compare.kinds.${change.kind}`);
    const words = change.lines.flat().filter((part) => part.kind !== 'same');
    say(
      t('timeMachine.compare.saidStep', {
        ...{ number, of: changes.length, kind },
        words: words
          .map((part) => `${t(`timeMachine.compare.said.${part.kind}`)} ${part.text}`)
          .join(', ')
          .replaceAll('\uFFFC', t('timeMachine.compare.picture')),
      }),
    );
  }

  return (
    <>
      <CompareBar
        title={t('timeMachine.compare.both', {
          from: short(from),
          to: isNow ? t('timeMachine.bar.now') : short(to),
        })}
        path={path}
        current={current}
        of={changes.length}
        onStep={step}
        origin={origins.find(({ change }) => change === current)?.words}
        tideline={
          <Tideline
            label={t('timeMachine.compare.days')}
            began={began}
            now={now}
            from={from}
            moment={to}
            marks={days}
            hrefAt={(mark) => compareScreen({ from: new Date(from), to: new Date(mark), path }, language)}
          />
        }
      />
      <div ref={pages} className={styles.versus}>
        <ComparedPage
          side="was"
          when={when.was}
          isNow={false}
          src={wasThere ? src('was') : undefined}
          current={current}
        />
        <ComparedPage side="is" when={when.is} isNow={isNow} src={isThere ? src('is') : undefined} current={current} />
      </div>
      <section className={timeMachine.section} aria-labelledby="compare-words">
        <h2 id="compare-words">{t('timeMachine.compare.words')}</h2>
        {changes.length === 0 ? (
          <p>{t(wasThere && isThere ? 'timeMachine.compare.same' : 'timeMachine.compare.oneOnly')}</p>
        ) : (
          // biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so
          <ol role="list" className={styles.words}>
            {changes.map((change) => (
              <ChangeInWords
                key={change.number}
                change={change}
                isCurrent={change.number === current}
                origin={origins.find((one) => one.change === change.number)?.words}
                onShow={() => {
                  step(change.number);
                  pages.current?.scrollIntoView();
                }}
              />
            ))}
          </ol>
        )}
      </section>
    </>
  );
}

/** Whatever page it was done to. */
function Between() {
  const { t } = useTranslation();
  const language = useLanguage();
  const [search] = useSearchParams();
  const { changes, hasMore } = useLoaded(readPastTimeline, betweenInput(language, search));
  return (
    <section className={timeMachine.section} aria-labelledby="compare-between">
      <h2 id="compare-between">{t('timeMachine.compare.onTheSite')}</h2>
      {changes.length === 0 ? (
        <p>{t('timeMachine.compare.none')}</p>
      ) : (
        <ol className={timeMachine.changes}>
          {changes.map((change) => (
            <ChangeRow key={`${change.at} ${change.kind} ${change.name}`} change={change} />
          ))}
        </ol>
      )}
      {hasMore && (
        <MoreLink href={withLanguagePrefix('/admin/time-machine', language)}>{t('timeMachine.compare.all')}</MoreLink>
      )}
    </section>
  );
}
