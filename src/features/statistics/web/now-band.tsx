import { useQuery } from '@tanstack/react-query';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { TextLink } from '#platform/web/ui/link/text-link.tsx';
import { readStatisticsNow } from '../contract/statistics.endpoints.ts';
import styles from './statistics.module.css';
import { useStatisticWords } from './use-statistic-words.ts';

const everyTenSeconds = 10_000;

/** Who is on the site now, asked again while somebody looks at it. */
export function NowBand() {
  const { t, number } = useStatisticWords();
  const language = useLanguage();
  const call = useCall();
  const first = useLoaded(readStatisticsNow, {});
  const { data: now } = useQuery({
    queryKey: ['statistics now', language],
    queryFn: () => call(readStatisticsNow, {}),
    initialData: first,
    refetchInterval: everyTenSeconds,
  });
  const most = Math.max(1, ...now.minutes);
  return (
    <section className={styles.now} aria-labelledby="statistics-now">
      <div>
        <h2 id="statistics-now" className={styles.nowTitle}>
          {t('statistics.now.title')}
        </h2>
        <p className={styles.nowNumber}>
          <b>{number(now.people)}</b> {t('statistics.now.people', { count: now.people })}
        </p>
      </div>
      <div>
        <svg
          className={styles.minutes}
          viewBox="0 0 120 32"
          preserveAspectRatio="none"
          role="img"
          aria-label={t('statistics.now.minutes', { number: number(now.minutes.reduce((a, b) => a + b, 0)) })}
          focusable="false"
        >
          {now.minutes.map((views, at) => {
            const height = views === 0 ? 1 : Math.max(2, (views / most) * 32);
            // biome-ignore lint/suspicious/noArrayIndexKey: a minute is its place
            return <rect key={at} x={at * 4} y={32 - height} width="3" height={height} />;
          })}
        </svg>
        <p className={styles.minutesAxis} aria-hidden="true">
          <span>{t('statistics.now.ago')}</span>
          <span>{t('statistics.running.hour')}</span>
        </p>
      </div>
      {now.pages.length === 0 ? (
        <p className={styles.none}>{t('statistics.now.nobody')}</p>
      ) : (
        <ul className={styles.nowPages}>
          {now.pages.map(({ title, path, people }) => (
            <li key={`${path} ${title}`}>
              {path === null ? title : <TextLink href={withLanguagePrefix(path, language)}>{title ?? path}</TextLink>}
              <b>{number(people)}</b>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
