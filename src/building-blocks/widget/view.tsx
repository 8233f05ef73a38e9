import { useContext } from 'react';
import { expiredItemsFilter } from '#features/list-items/contract/expired-items.ts';
import { readWidget } from '#features/list-items/contract/list-items.endpoints.ts';
import { NoItems } from '#features/list-items/web/parts/list/list-states.tsx';
import { Managed } from '#features/list-items/web/parts/list/managed.tsx';
import { itemsTexts } from '#features/list-items/web/parts/views/items-texts.ts';
import { ItemsView } from '#features/list-items/web/parts/views/items-view.tsx';
import type { BlockInstance } from '#features/pages/contract/page.ts';
import { type BlockNeeds, type NeedsOf, need } from '#features/pages/web/parts/block-needs.ts';
import { innerLevel } from '#features/pages/web/parts/inner-level.ts';
import { isFilled } from '#platform/web/content/localized.tsx';
import { NowContext } from '#platform/web/content/now-context.ts';
import { useNeeded } from '#platform/web/content/use-needed.ts';
import { usePlatformLocale } from '#platform/web/i18n/platform-locale.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import type { BlockOptions } from '../kit/contract/block-definition.ts';
import type { BlockViewProps } from '../kit/web/block-view.ts';
import type definition from './definition.ts';

type WidgetOptions = BlockOptions<typeof definition>;

export const texts = itemsTexts;

/** Nothing can be asked of it, so unless it slides it stays as it was drawn. */
export const isInteractive = ({ view }: BlockInstance['options']): boolean => view === 'slider';

type AskedIn = Pick<NeedsOf, 'language' | 'now' | 'timeZone'>;

/** §7: pageNumber, itemCount, sort_by, filter plus highlight. */
function widgetInput(guid: string, options: WidgetOptions, { language, now, timeZone }: AskedIn) {
  const expired = expiredItemsFilter({ showExpiredItemsByDefault: options.showExpiredItems, now, timeZone });
  const filter = [...(options.highlightOnly ? ['highlight=true'] : []), ...(expired === undefined ? [] : [expired])];
  return {
    params: { blockGuid: guid },
    query: {
      language,
      pageNumber: 1,
      itemCount: options.itemCount,
      sort_by: options.sortBy,
      ...(filter.length > 0 && { filter }),
    },
  };
}

export const needs: BlockNeeds = ({ guid, options }, asked) => [
  need(readWidget, widgetInput(guid, options as unknown as WidgetOptions, asked)),
];

export default function WidgetView({ block, options, isFirst }: BlockViewProps<typeof definition>) {
  const language = useLanguage();
  const { timeZone } = usePlatformLocale();
  const now = new Date(useContext(NowContext) ?? 0);
  const answer = useNeeded(readWidget, widgetInput(block.guid, options, { language, now, timeZone }));
  const items = answer.data ?? [];
  if (items.length === 0) return <NoItems answer={answer} view={options.view} emptyText={options.emptyText} />;
  return (
    <Managed block={block} options={{ itemTypeNames: [], defaultParentGuids: [] }} items={items} canAdd={false}>
      <ItemsView
        {...{ items, isFirst }}
        types={[]}
        look={options}
        level={innerLevel(block)}
        label={isFilled(block.heading) ? block.heading.value : ''}
        view={options.view}
        opensInPlace={false}
        sort={options.sortBy}
        month=""
        hrefOf={() => '?'}
      />
    </Managed>
  );
}
