import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useBlockName } from '#platform/web/i18n/use-block-name.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { readBlockFigures } from '../contract/statistics.endpoints.ts';
import { CountedRows } from './counted-rows.tsx';
import { blocksAskedOf, type StatisticsQuery } from './statistics-address.ts';
import { useStatisticWords } from './use-statistic-words.ts';

/** Which blocks were in sight and used. */
export function SeenBlocks({ query }: { query: StatisticsQuery }) {
  const { t, number } = useStatisticWords();
  const blockName = useBlockName();
  const language = useLanguage();
  const blocks = useLoaded(readBlockFigures, { query: blocksAskedOf(query) });
  return (
    <CountedRows
      needsAll
      title={t('statistics.blocks.title')}
      head={['block', 'seen', 'pressed'].map((name) => t(`statistics.column.${name}`))}
      rows={blocks.map(({ guid, title, buildingBlockName, path, seen, pressed }) => ({
        key: guid,
        label: title,
        href: path === null ? null : withLanguagePrefix(path, language),
        note: [blockName(buildingBlockName), path].filter(Boolean).join(', '),
        number: seen,
        extra: number(pressed),
      }))}
      empty={t('statistics.blocks.none')}
      foot={t('statistics.blocks.how')}
    />
  );
}
