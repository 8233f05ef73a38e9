import { NumberWithChange } from '#platform/web/charts/numbers.tsx';
import type { StatisticsTakingPart } from '../contract/statistics.ts';
import { useStatisticWords } from './use-statistic-words.ts';

/** Of what there is: a site without forms has no number of them. */
export function TakingPartNumbers({ takingPart: { searches, forms, members } }: { takingPart: StatisticsTakingPart }) {
  const { t, number, percent, change } = useStatisticWords();
  const foundShare = ({ total, foundNothing }: { total: number; foundNothing: number }) =>
    Math.round(((total - foundNothing) / total) * 100);
  return (
    <>
      {searches.total > 0 && (
        <NumberWithChange
          label={t('statistics.searched.number')}
          value={percent(foundShare(searches))}
          note={
            searches.was !== null && searches.was.total > 0
              ? t('statistics.searched.was', { share: percent(foundShare(searches.was)) })
              : undefined
          }
        />
      )}
      {(forms.begun > 0 || forms.sent > 0) && (
        <NumberWithChange
          label={t('statistics.forms.number')}
          value={number(forms.sent)}
          change={change(forms.sent, forms.was?.sent)}
        />
      )}
      {members !== null && (
        <NumberWithChange
          label={t('statistics.members.number')}
          value={number(members.active)}
          unit={t('statistics.members.outOf', { total: number(members.total) })}
        />
      )}
    </>
  );
}
