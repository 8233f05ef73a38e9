import type { ReactNode } from 'react';
import { formatNumber } from '#platform/contract/texts/language.ts';
import { BarChart } from '#platform/web/charts/bar-chart.tsx';
import { Text, TextWithin } from '#platform/web/content/localized.tsx';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { PollResults as Results } from '../../contract/poll.ts';
import { drawnShares } from './drawn-shares.ts';
import styles from './poll.module.css';
import type { AskedPoll } from './poll-asked.ts';

interface PollResultsProps {
  asked: Pick<AskedPoll, 'choices' | 'maxChoices'>;
  results: Results;
  own: readonly string[];
  caption: string;
}

/** How it stands: each choice on its own water line, with its share of the votes, or of the people where they chose several. */
export function PollResults({ asked: { choices, maxChoices }, results, own, caption }: PollResultsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const votes = choices.map(({ key }) => results.choices.find((one) => one.key === key)?.votes ?? 0);
  const shares = drawnShares({ votes, people: results.voters, isSeveral: maxChoices > 1 });
  const labelOf = ({ key, label }: AskedPoll['choices'][number]): ReactNode =>
    own.includes(key) ? (
      <strong>
        <TextWithin sentence={(choice) => t('polls.own', { choice })} of={label} />
      </strong>
    ) : (
      <Text of={label} />
    );
  return (
    <div className={styles.results}>
      <BarChart
        caption={caption}
        head={[t('polls.answer'), t('polls.share')]}
        needsAll
        bars={choices.map((choice, place) => ({
          label: labelOf(choice),
          share: shares[place]?.width,
          cells: [t('polls.percent', { number: formatNumber(shares[place]?.percent ?? 0, language) })],
        }))}
      />
    </div>
  );
}
