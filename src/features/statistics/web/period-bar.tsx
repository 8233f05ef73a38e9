import { type ReactNode, useState } from 'react';
import { useNavigate, useNavigation, useSearchParams } from 'react-router';
import { languageName } from '#platform/contract/texts/language-name.ts';
import { useLanguages } from '#platform/web/i18n/platform-locale.ts';
import { addressWith } from '#platform/web/screens/address-with.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { DateRangePicker } from '#platform/web/ui/date/date-range-picker.tsx';
import { SegmentedControl } from '#platform/web/ui/segmented-control/segmented-control.tsx';
import { Blank } from '#platform/web/ui/sentence/blank.tsx';
import { withKeys } from '#platform/web/with-keys.ts';
import { besides, lastMonth, type Period, periodNames, thisQuarter } from '../contract/period.ts';
import styles from './statistics.module.css';
import { statisticsQueryOf } from './statistics-address.ts';
import { useStatisticWords } from './use-statistic-words.ts';

const everyone = 'everyone';
export const wholeSite = 'all';

interface PeriodBarProps {
  period: Period;
  today: string;
  /** Which parts of the site can be asked for by themselves; the first is all there is for who looks. */
  parts?: readonly { id: string; label: string }[];
}

/** Of when, beside what, of whom and of which part. */
export function PeriodBar({ period, today, parts = [] }: PeriodBarProps) {
  const { t } = useStatisticWords();
  const navigate = useNavigate();
  const languages = useLanguages();
  const [search] = useSearchParams();
  const query = statisticsQueryOf(search, languages);
  const [isChoosing, setIsChoosing] = useState(query.period === 'own');
  const [own, setOwn] = useState({ start: period.from, end: period.to });
  // Who chooses again before the figures are there keeps what they chose a moment ago.
  const coming = useNavigation().location?.search;
  const go = (changes: Record<string, string>) =>
    void navigate(addressWith(coming === undefined ? search : new URLSearchParams(coming), changes));
  const show = ({ from, to }: Period) => {
    setOwn({ start: from, end: to });
    go({ period: 'own', from, to });
  };
  const blanks: Record<string, ReactNode> = {
    beside: (
      <Blank
        label={t('statistics.beside.label')}
        value={query.beside}
        options={besides.map((id) => ({ id, label: t(`statistics.beside.${id}`) }))}
        onChange={(beside) => go({ beside: beside === 'year' ? '' : beside })}
      />
    ),
    who: (
      <Blank
        label={t('statistics.who.label')}
        value={query.audience ?? everyone}
        options={[everyone, 'visitor', 'member'].map((id) => ({ id, label: t(`statistics.who.${id}`) }))}
        onChange={(who) => go({ who: who === everyone ? '' : who })}
      />
    ),
    language: (
      <Blank
        label={t('statistics.language.label')}
        value={query.language ?? 'all'}
        options={[
          { id: 'all', label: t('statistics.language.all') },
          ...languages.map((id) => ({ id: String(id), label: languageName(id) })),
        ]}
        onChange={(read) => go({ read: read === 'all' ? '' : read })}
      />
    ),
    part: (
      <Blank
        label={t('statistics.part.label')}
        value={parts.find(({ id }) => id === query.part)?.id ?? wholeSite}
        options={parts}
        onChange={(part) => go({ part: part === wholeSite ? '' : part })}
      />
    ),
  };
  const words = t(languages.length > 1 ? 'statistics.about' : 'statistics.aboutOne');
  const sentence = parts.length > 1 ? words + t('statistics.aboutPart') : words;
  return (
    <div className={styles.period} data-print="hidden">
      <SegmentedControl
        label={t('statistics.period.label')}
        className={styles.periods ?? ''}
        segments={periodNames.map((id) => ({ id, label: t(`statistics.period.${id}`) }))}
        value={isChoosing ? 'own' : query.period}
        onChange={(chosen) => {
          setIsChoosing(chosen === 'own');
          if (chosen !== 'own') go({ period: chosen === '28' ? '' : chosen, from: '', to: '' });
        }}
      />
      {/* No paragraph: a choice is drawn as a box, which a browser would move out of one. */}
      <div className={styles.sentence}>
        {withKeys(sentence.split(/(\{\w+\},?)/)).map(({ key, item }) => {
          const [, name, comma] = /^\{(\w+)\}(,?)$/.exec(item) ?? [];
          if (name === undefined) return item;
          return (
            // No line begins with a comma.
            <span key={key} className={styles.blank}>
              {blanks[name]}
              {comma}
            </span>
          );
        })}
      </div>
      {isChoosing && (
        <div className={styles.own}>
          <DateRangePicker
            label={t('statistics.own.label')}
            value={own}
            max={today}
            onChange={(chosen) => chosen && setOwn(chosen)}
          />
          <Button variant="primary" onPress={() => show({ from: own.start, to: own.end })}>
            {t('statistics.own.show')}
          </Button>
          <Button variant="secondary" onPress={() => show(lastMonth(today))}>
            {t('statistics.own.lastMonth')}
          </Button>
          <Button variant="secondary" onPress={() => show(thisQuarter(today))}>
            {t('statistics.own.quarter')}
          </Button>
        </div>
      )}
    </div>
  );
}
