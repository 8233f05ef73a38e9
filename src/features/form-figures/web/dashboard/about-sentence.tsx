import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { addressWith } from '#platform/web/screens/address-with.ts';
import { Blank } from '#platform/web/ui/sentence/blank.tsx';
import { withKeys } from '#platform/web/with-keys.ts';
import { figurePeriods } from '../../contract/figures/figure-period.ts';
import type { FormFigures } from '../../contract/form-figures.ts';
import { dashboardPath } from '../figures-address.ts';
import styles from './dashboard.module.css';
import { useFigureWords } from './use-figure-words.tsx';

const everyone = 'everyone';

/** What the dashboard is about, as one sentence with blanks. */
export function AboutSentence({ figures }: { figures: FormFigures }) {
  const { t, date, number } = useFigureWords();
  const language = useLanguage();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const period = figurePeriods.find((one) => one === search.get('period')) ?? 'all';
  const version = figures.version === null ? 'all' : String(figures.version);
  const besideId =
    figures.beside === null ? 'none' : 'version' in figures.beside ? String(figures.beside.version) : 'before';
  const go = (changes: Record<string, string>) => void navigate(addressWith(search, changes));
  const answered = figures.answered === null ? everyone : `${figures.answered.field}=${figures.answered.value}`;
  const blanks: Record<string, ReactNode> = {
    version: (
      <Blank
        label={t('figures.version.label')}
        value={version}
        options={[
          ...figures.versions.map((one) => ({
            id: String(one.version),
            label: t('figures.version.one', { version: one.version, date: date(one.publishedOn) }),
          })),
          { id: 'all', label: t('figures.version.all') },
        ]}
        onChange={(chosen) => {
          // Who looks at a version beside itself sees nothing.
          const changes: Record<string, string> = search.get('beside') === chosen ? { beside: '' } : {};
          void navigate(`${dashboardPath(figures.guid, chosen, language)}${addressWith(search, changes)}`);
        }}
      />
    ),
    beside: (
      <Blank
        label={t('figures.beside.label')}
        value={besideId}
        options={[
          { id: 'none', label: t('figures.beside.none') },
          ...(period === 'all' ? [] : [{ id: 'before', label: t('figures.beside.before') }]),
          ...figures.versions
            .filter((one) => one.version !== figures.version)
            .map((one) => ({ id: String(one.version), label: t('figures.beside.version', { version: one.version }) })),
        ]}
        onChange={(chosen) => go({ beside: chosen === 'none' ? '' : chosen })}
      />
    ),
    who: (
      <Blank
        label={t('figures.who.label')}
        value={answered}
        options={[
          { id: everyone, label: t('figures.who.everyone') },
          ...figures.filters.flatMap(({ field, label, answers }) =>
            answers.map((answer) => ({
              id: `${field}=${answer.value}`,
              label: t('figures.who.one', { question: label, answer: answer.label, number: number(answer.number) }),
            })),
          ),
        ]}
        onChange={(chosen) => go({ who: chosen === everyone ? '' : chosen })}
      />
    ),
    period: (
      <Blank
        label={t('figures.period.label')}
        value={period}
        options={figurePeriods.map((one) => ({ id: one, label: t(`figures.period.${one}`) }))}
        onChange={(chosen) =>
          go({
            period: chosen === 'all' ? '' : chosen,
            ...(chosen === 'all' && besideId === 'before' ? { beside: '' } : {}),
          })
        }
      />
    ),
  };
  return (
    <p className={styles.sentence}>
      {withKeys(t('figures.about').split(/\{(\w+)\}/)).map(({ key, item }) =>
        key % 2 === 1 ? <span key={key}>{blanks[item]}</span> : item,
      )}
    </p>
  );
}
