import { useContext, useRef } from 'react';
import type { ItemType } from '#features/item-types/contract/item-type.ts';
import type { BlockInstance } from '#features/pages/contract/page.ts';
import { innerLevel } from '#features/pages/web/parts/inner-level.ts';
import { CanManageContext } from '#platform/web/content/can-manage-context.ts';
import { isFilled } from '#platform/web/content/localized.tsx';
import { NowContext } from '#platform/web/content/now-context.ts';
import { useSearch } from '#platform/web/content/search-context.ts';
import { usePlatformLocale } from '#platform/web/i18n/platform-locale.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { readPeriod } from '../../../contract/list-period.ts';
import { type ListBlockOptions, monthOf, viewOf } from '../../../contract/list-query.ts';
import { isAsked, listAnchor, listHref, listState } from '../../../contract/list-state.ts';
import { ItemsView } from '../views/items-view.tsx';
import { ListBar } from './list-bar.tsx';
import styles from './list-block.module.css';
import { ListFeeds } from './list-feeds.tsx';
import { ListPaging } from './list-paging.tsx';
import { ListQuestion } from './list-question.tsx';
import { NoItems } from './list-states.tsx';
import { Managed } from './managed.tsx';
import { OfferLink } from './offer-link.tsx';
import { useIsNear } from './use-is-near.ts';
import { useListAnswers } from './use-list-answers.ts';
import { useListNames } from './use-list-names.ts';

export interface ListBlockProps {
  block: BlockInstance;
  options: ListBlockOptions;
  isFirst: boolean;
}

/** One engine for every list (§3): what was asked, the items in their view, and the way to the rest. */
export function ListBlock({ block, options, isFirst }: ListBlockProps) {
  const { t } = useTranslation();
  const { guid } = block;
  const search = useSearch();
  const now = new Date(useContext(NowContext) ?? 0);
  const canManage = useContext(CanManageContext);
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place, options.lazyLoad);
  const state = listState(search, guid);
  const { timeZone } = usePlatformLocale();
  const asked = { guid, options, state, language: useLanguage(), now, timeZone };
  const { items, answer, types, counts, total: counted, canOffer } = useListAnswers(asked, isNear);
  const view = viewOf(options, state);
  const total = view === 'calendar' ? undefined : counted;
  // A calendar shows its month, also when nothing happens in it.
  const isDrawn = items.length > 0 || (answer.data !== undefined && view === 'calendar');
  const fields = options.hasFilters ? filterFields(types, options.itemTypeNames) : [];
  const names = useListNames(types, options.itemTypeNames);
  const hasPeriod = options.periodFilter !== 'none' && view !== 'calendar';
  const formId = options.hasSearch || hasPeriod || fields.length > 0 ? `form-${guid}` : undefined;
  const label = isFilled(block.heading) ? block.heading.value : t('blocks.kit.list.label');
  return (
    <div id={listAnchor(guid)} ref={place} className={classNames(styles.list, formId !== undefined && styles.withForm)}>
      {formId !== undefined && (
        <ListQuestion
          {...{ guid, state, search, fields, counts, formId }}
          searchLabel={names.search}
          countWords={names.count}
          period={hasPeriod ? readPeriod(state, asked) : undefined}
          hasSearch={options.hasSearch}
        />
      )}
      <div className={styles.results}>
        <ListBar {...{ guid, options, state, search, total, formId }} countWords={names.count} />
        {canOffer && <OfferLink guid={guid} />}
        <Managed block={block} options={options} items={items} canAdd>
          {isDrawn && (
            <ItemsView
              {...{ items, types, label, isFirst, view }}
              level={innerLevel(block)}
              look={options}
              listGuid={guid}
              opensInPlace={options.hasActiveItems}
              sort={state.sort ?? options.defaultSortBy}
              month={monthOf(state, asked)}
              hrefOf={(changes) => listHref(search, guid, changes)}
            />
          )}
          {(!isDrawn || answer.isFailed) && (
            <NoItems
              answer={answer}
              view={view}
              emptyText={options.emptyText}
              isAsked={isAsked(state)}
              isLazy={options.lazyLoad}
            />
          )}
        </Managed>
        {!answer.isFailed && <ListPaging {...{ guid, options, state, search, total, label }} shown={items.length} />}
        {options.hasFeeds && (
          <ListFeeds
            guid={guid}
            hasPeriods={items.some(({ metadata }) => metadata['period-start'] !== null)}
            hasCsv={options.hasCsv || canManage}
          />
        )}
      </div>
    </div>
  );
}

/** A field of the same key in two types is asked once. */
function filterFields(types: readonly ItemType[], names: readonly string[]): ItemType['fields'] {
  const shown = types.filter(({ name }) => names.length === 0 || names.includes(name));
  const fields = shown.flatMap((type) => type.fields).filter(({ isFilter, options }) => isFilter && options.length > 0);
  return fields.filter(({ key }, place) => fields.findIndex((field) => field.key === key) === place);
}
