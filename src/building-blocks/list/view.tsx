import type { ListBlockOptions } from '#features/list-items/contract/list-query.ts';
import { ListBlock } from '#features/list-items/web/parts/list/list-block.tsx';
import { listNeeds } from '#features/list-items/web/parts/list/list-needs.ts';
import { listTexts } from '#features/list-items/web/parts/list/list-texts.ts';
import type { BlockInstance } from '#features/pages/contract/page.ts';
import type { BlockViewProps } from '../kit/web/block-view.ts';
import type definition from './definition.ts';

export const texts = listTexts;
export const needs = listNeeds;

/** A short list of links stays as it was drawn; what can be asked, turned, slid or fetched later is alive. */
export const isInteractive = (stored: BlockInstance['options']): boolean => {
  const { view, otherViews, paging, hasSearch, hasFilters, periodFilter, savedQueries, lazyLoad } =
    stored as unknown as ListBlockOptions;
  const isAsked = hasSearch || hasFilters || periodFilter !== 'none' || savedQueries.length + otherViews.length > 0;
  return lazyLoad || paging !== 'none' || isAsked || ['slider', 'table', 'calendar', 'map', 'topics'].includes(view);
};

export default function ListView({ block, options, isFirst }: BlockViewProps<typeof definition>) {
  return <ListBlock block={block} options={options} isFirst={isFirst} />;
}
