import { formatNumber } from '#platform/contract/texts/language.ts';
import { BarChart } from '#platform/web/charts/bar-chart.tsx';
import { useFigures } from '#platform/web/charts/use-figures.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { ManagedPoll } from '../contract/poll.ts';
import styles from './managed-poll-screen.module.css';
import { drawnShares } from './parts/drawn-shares.ts';

/** Also what is not asked any more, so that nobody wonders where votes went. */
export function ManagedResults({ poll: { choices, voters, isSeveral } }: { poll: ManagedPoll }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { percent } = useFigures();
  const votes = choices.map((choice) => choice.votes);
  const shares = drawnShares({ votes, people: voters, isSeveral });
  return (
    <section className={styles.results} aria-labelledby="poll-results">
      <h2 id="poll-results" className="t-28">
        {t('polls.admin.results')}
      </h2>
      <BarChart
        caption={t('polls.admin.results')}
        head={[t('polls.admin.choice'), t('polls.admin.share'), t('polls.admin.votes')]}
        needsAll
        bars={choices.map(({ label, isGone, votes: number }, place) => ({
          label: isGone ? t('polls.admin.gone', { choice: label }) : label,
          share: shares[place]?.width,
          cells: [percent(shares[place]?.percent ?? 0), formatNumber(number, language)],
        }))}
      />
      {isSeveral && <p className={styles.note}>{t('polls.admin.several')}</p>}
    </section>
  );
}
