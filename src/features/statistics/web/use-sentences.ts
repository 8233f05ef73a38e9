import { languageName } from '#platform/contract/texts/language-name.ts';
import { useLanguages } from '#platform/web/i18n/platform-locale.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { largestPart } from '../contract/largest-part.ts';
import { mostGrown } from '../contract/most-grown.ts';
import type { StatisticRow } from '../contract/statistics.ts';
import type { CountedRow } from './counted-rows.tsx';
import { useStatisticWords } from './use-statistic-words.ts';

/** Of fewer visits it is chance in which language a browser is. */
const leastVisits = 10;

const joined = (sentences: readonly (string | undefined)[]): string | undefined =>
  sentences.filter((one) => one !== undefined).join(' ') || undefined;

/** A social medium is said by its name, as any other site is. */
const phraseOf = (key: string): string => (key.includes(' ') ? 'site' : key);

const asPart = ({ key, visits, was }: StatisticRow) => ({ key, number: visits, was });

/** What the lists of the statistics say, each in the sentence that stands above it. */
export function useSentences(wasName: string | undefined) {
  const { t, number, percent, change } = useStatisticWords();
  const language = useLanguage();
  const languages = useLanguages();
  const wasShare = (share: number | null): string | undefined =>
    wasName === undefined || share === null
      ? undefined
      : t('statistics.says.wasShare', { name: wasName, share: percent(share) });

  return {
    /** Pages or items: what was read most, and what more than before. */
    read(list: 'pages' | 'items' | 'entries' | 'exits', rows: readonly CountedRow[]): string | undefined {
      // What has gone has no name to say.
      const named = rows.filter(({ isGone }) => isGone !== true);
      const top = named.toSorted((one, other) => other.number - one.number)[0];
      if (top === undefined || top.number === 0) return undefined;
      const grown = wasName === undefined ? undefined : mostGrown(named);
      return joined([
        t(`statistics.says.${list}`, { name: top.label, number: number(top.number), count: top.number }),
        grown && t('statistics.says.grown', { name: grown.row.label, share: percent(grown.share), was: wasName ?? '' }),
      ]);
    },

    /** Where visits come from: the kind or the site that brought most of them. */
    source(rows: readonly StatisticRow[], nameOf: (key: string) => string): string | undefined {
      const most = largestPart(rows.map(asPart));
      if (most === undefined) return undefined;
      const since = wasName === undefined ? undefined : change(most.row.number, most.row.was);
      return joined([
        t(`statistics.says.source.${phraseOf(most.row.key)}`, {
          name: nameOf(most.row.key),
          share: percent(most.share),
        }),
        since && wasName !== undefined
          ? t(`statistics.says.sourceSince.${since.direction}`, { change: since.words, name: wasName })
          : undefined,
      ]);
    },

    device(rows: readonly StatisticRow[]): string | undefined {
      const most = largestPart(rows.map(asPart));
      return (
        most &&
        joined([t(`statistics.says.device.${most.row.key}`, { share: percent(most.share) }), wasShare(most.was)])
      );
    },

    /** Which language most browsers are in, and which of those the site cannot be read in. */
    reads(rows: readonly StatisticRow[]): string | undefined {
      const most = largestPart(rows.map(asPart));
      if (most === undefined) return undefined;
      const whole = rows.reduce((sum, { visits }) => sum + visits, 0);
      const lacking = rows.find(({ key, visits }) => visits >= leastVisits && !languages.some((one) => one === key));
      const says = (name: string, row: { key: string }, share: number) =>
        t(`statistics.says.${name}`, { language: languageName(row.key, language), share: percent(share) });
      return joined([
        says('reads', most.row, most.share),
        wasShare(most.was),
        lacking && says('readsLacking', lacking, (lacking.visits / whole) * 100),
      ]);
    },

    country(rows: readonly StatisticRow[], nameOf: (key: string) => string): string | undefined {
      const most = largestPart(rows.map(asPart));
      return (
        most &&
        joined([
          t('statistics.says.country', { country: nameOf(most.row.key), share: percent(most.share) }),
          wasShare(most.was),
        ])
      );
    },
  };
}
