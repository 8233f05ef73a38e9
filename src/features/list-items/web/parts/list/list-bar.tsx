import { Text } from '#platform/web/content/localized.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useSaid } from '#platform/web/notifications/say.ts';
import { ChipLink } from '#platform/web/ui/chip/chip-link.tsx';
import { ChipRow } from '#platform/web/ui/chip/chip-row.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { type ListBlockOptions, viewOf } from '../../../contract/list-query.ts';
import {
  isAsked,
  type ListChanges,
  type ListState,
  listHref,
  listParameter,
  nothingAsked,
} from '../../../contract/list-state.ts';
import type { SortBy } from '../../../contract/list-words.ts';
import styles from './list-bar.module.css';
import { useFollowAddress } from './use-follow-address.ts';

export interface ListBarProps {
  guid: string;
  options: ListBlockOptions;
  state: ListState;
  search: URLSearchParams;
  total: number | undefined;
  /** How many, in the words of what is in the list. */
  countWords(total: number): string;
  /** Of the form that the order belongs to; without a form there is none to choose. */
  formId: string | undefined;
}

/** How many, in which order, in which view, and the questions that can be asked with one press. */
export function ListBar({ guid, options, state, search, total, countWords, formId }: ListBarProps) {
  const { t } = useTranslation();
  const href = (changes: ListChanges) => listHref(search, guid, changes);
  const view = viewOf(options, state);
  const views = [...new Set([options.view, ...options.otherViews])];
  useSaid(t('blocks.kit.list.saidView', { view: t(`blocks.kit.list.views.${view}`) }));
  const order = t(`blocks.kit.list.orders.${state.sort ?? options.defaultSortBy}`);
  useSaid(t('blocks.kit.list.saidOrder', { order }));
  const canClear = isAsked(state);
  const hasSaved = options.savedQueries.length > 0;
  if (formId === undefined && !hasSaved && views.length < 2) return null;
  return (
    <div className={styles.bar}>
      <div className={classNames(styles.line, formId !== undefined && styles.besideForm)}>
        <p role="status" className={styles.count}>
          {total !== undefined && (
            <>
              <strong>{countWords(total)}</strong>{' '}
              {state.search !== '' && t('blocks.kit.list.with', { words: state.search })}
            </>
          )}
        </p>
        {formId !== undefined && view !== 'calendar' && <Order {...{ guid, options, state, formId }} />}
      </div>
      {(hasSaved || canClear || views.length > 1) && (
        <div data-print="hidden">
          <ChipRow>
            {views.length > 1 &&
              views.map((one) => (
                <ChipLink key={one} href={href({ view: one })} isOn={one === view}>
                  {t(`blocks.kit.list.views.${one}`)}
                </ChipLink>
              ))}
            {options.savedQueries.map(({ key, label }) => (
              <ChipLink
                key={key}
                href={href({ saved: state.saved === key ? undefined : key })}
                isRemoval={state.saved === key}
              >
                <Text of={label} />
              </ChipLink>
            ))}
            {canClear && <ChipLink href={href(nothingAsked)}>{t('blocks.kit.list.clear')}</ChipLink>}
          </ChipRow>
        </div>
      )}
    </div>
  );
}

type OrderProps = Pick<ListBarProps, 'guid' | 'options' | 'state'> & { formId: string };

function Order({ guid, options, state, formId }: OrderProps) {
  const { t } = useTranslation();
  const { defaultSortBy } = options;
  const asked = state.sort ?? defaultSortBy;
  const value = asked === defaultSortBy ? '' : asked;
  const field = useFollowAddress<HTMLSelectElement>(value);
  const orders = new Set<SortBy>([defaultSortBy, 'publishedOn_desc', 'title_asc', 'title_desc', asked]);
  return (
    <label className={styles.order} data-print="hidden">
      {t('blocks.kit.list.order')}
      <select
        ref={field}
        form={formId}
        name={listParameter(guid, 'sort')}
        defaultValue={value}
        className={styles.select}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      >
        {[...orders].map((order) => (
          // Its own order need not be said in the address.
          <option key={order} value={order === defaultSortBy ? '' : order}>
            {t(`blocks.kit.list.orders.${order}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
