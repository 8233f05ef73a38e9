import type { BlockInstance } from '#features/pages/contract/page.ts';
import type { ListBlockOptions } from '../kit/contract/list-query.ts';
import type { BlockViewProps } from '../kit/web/block-view.ts';
import { ListBlock } from '../kit/web/list/list-block.tsx';
import { listNeeds } from '../kit/web/list/list-needs.ts';
import { listTexts } from '../kit/web/list/list-texts.ts';
import type definition from './definition.ts';

export const texts = listTexts;
export const needs = listNeeds;

/** A short list of links stays as it was drawn; what can be asked, turned, slid or fetched later is alive. */
export const isInteractive = (stored: BlockInstance['options']): boolean => {
  const { view, otherViews, paging, hasSearch, hasFilters, savedQueries, lazyLoad } =
    stored as unknown as ListBlockOptions;
  const isAsked = hasSearch || hasFilters || savedQueries.length + otherViews.length > 0;
  return lazyLoad || paging !== 'none' || isAsked || ['slider', 'table', 'calendar', 'map'].includes(view);
};

export default function ListView({ block, options, isFirst }: BlockViewProps<typeof definition>) {
  return <ListBlock block={block} options={options} isFirst={isFirst} />;
}
