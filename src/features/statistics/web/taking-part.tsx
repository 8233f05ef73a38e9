import { useSearchParams } from 'react-router';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import type { StatisticsTakingPart } from '../contract/statistics.ts';
import { CountedRows } from './counted-rows.tsx';
import { FilledForms } from './filled-forms.tsx';
import { FormSteps } from './form-steps.tsx';
import styles from './statistics.module.css';
import { statisticsQueryOf } from './statistics-address.ts';
import { UnfoundWords } from './unfound-words.tsx';
import { useStatisticWords } from './use-statistic-words.ts';

interface TakingPartProps {
  takingPart: StatisticsTakingPart;
  /** The figures above are of some readers; these are of everybody. */
  isFiltered: boolean;
  /** Behind a link: nothing of it leads into the admin area. */
  isShared?: boolean;
}

/** What people did besides reading. What a site does not have is not drawn. */
export function TakingPart({ takingPart, isFiltered, isShared = false }: TakingPartProps) {
  const { searches, forms, polls, letters, members } = takingPart;
  const { t, number, percent } = useStatisticWords();
  const language = useLanguage();
  const [search] = useSearchParams();
  const { beside } = statisticsQueryOf(search, []);
  const wasName = forms.was === null || beside === 'nothing' ? undefined : t(`statistics.was.${beside}`);
  const column = (name: string) => t(`statistics.column.${name}`);
  const to = (path: string) => (isShared ? null : withLanguagePrefix(path, language));
  return (
    <>
      {isFiltered && <p className={styles.none}>{t('statistics.ofEverybody')}</p>}
      <div className={styles.sheets}>
        <UnfoundWords words={searches.nothing} total={searches.foundNothing} isShared={isShared} />
        <CountedRows
          title={t('statistics.searched.title')}
          head={[column('words'), column('times')]}
          rows={searches.found.map(({ query, count }) => ({ key: query, label: query, number: count }))}
          foot={t('statistics.searched.least')}
          empty={t('statistics.nothing')}
        />
        {forms.rows.length > 0 && <FilledForms rows={forms.rows} wasName={wasName} isShared={isShared} />}
        <FormSteps rows={forms.rows} wasName={wasName} />
        {members !== null && members.roles.length > 0 && (
          <CountedRows
            title={t('statistics.members.title')}
            says={
              members.total > 0
                ? t('statistics.members.says', { share: percent((members.active / members.total) * 100) })
                : undefined
            }
            head={[column('role'), column('active'), column('outOf')]}
            rows={members.roles.map(({ name, active, total }) => ({
              key: name,
              label: name,
              number: active,
              extra: number(total),
            }))}
            foot={t('statistics.members.least')}
            empty={t('statistics.nothing')}
          />
        )}
        {polls.length > 0 && (
          <CountedRows
            title={t('statistics.polls.title')}
            head={[column('poll'), column('voters')]}
            rows={polls.map(({ guid, question, voters, isOpen }) => ({
              key: guid,
              label: question,
              href: to(`/admin/polls/${guid}`),
              note: isOpen ? t('statistics.polls.open') : t('statistics.polls.closed'),
              number: voters,
            }))}
            foot={t('statistics.polls.untilNow')}
            empty={t('statistics.nothing')}
          />
        )}
        {letters.length > 0 && (
          <CountedRows
            title={t('statistics.letters.title')}
            head={[column('letter'), column('accepted'), column('left')]}
            rows={letters.map(({ guid, title, accepted, left }) => ({
              key: guid,
              label: title,
              href: to(`/admin/newsletters/${guid}`),
              number: accepted,
              extra: number(left),
            }))}
            foot={t('statistics.letters.how')}
            empty={t('statistics.nothing')}
          />
        )}
      </div>
    </>
  );
}
