import Search from 'lucide-react/icons/search';
import type { ItemField } from '#features/item-types/contract/item-field.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PlainButton } from '#platform/web/ui/button/plain-button.tsx';
import type { ListCounts } from '../../../contract/list-items.endpoints.ts';
import type { PeriodFault } from '../../../contract/list-period.ts';
import { filterValue, type ListState, listParameter, otherParameters } from '../../../contract/list-state.ts';
import { ListChoice } from './list-choice.tsx';
import { ListPeriodChoices, PeriodFaults } from './list-period-choices.tsx';
import styles from './list-question.module.css';
import { useFollowAddress } from './use-follow-address.ts';

export interface ListQuestionProps {
  guid: string;
  state: ListState;
  search: URLSearchParams;
  hasSearch: boolean;
  searchLabel: string;
  /** The fields that visitors may filter by. */
  fields: readonly ItemField[];
  /** How many items each choice would give, once it is known. */
  counts?: ListCounts | undefined;
  countWords?: (count: number) => string;
  /** What was asked of a period, where one can be. */
  period?: { faults: readonly PeriodFault[] } | undefined;
  formId: string;
}

/** What the form asks itself; another question begins at the first page. */
const askedHere = ['search', 'filters', 'period', 'from', 'until', 'page', 'shown', 'sort'] as const;

/** An ordinary form that asks by address, so that it works before any script; with one, a choice is asked at once. */
export function ListQuestion(props: ListQuestionProps) {
  const { guid, state, search, hasSearch, searchLabel, fields, counts, countWords = String, period, formId } = props;
  const { t } = useTranslation();
  const field = useFollowAddress<HTMLInputElement>(state.search);
  const hasChoices = fields.length > 0 || period !== undefined;
  const faults = period?.faults ?? [];
  const faultsId = `${formId}-period`;
  const count =
    Object.values(state.filters).reduce((sum, values) => sum + values.length, 0) +
    (period !== undefined && state.period !== undefined ? 1 : 0);
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers know this role longer than the search element
    <form
      id={formId}
      role="search"
      aria-label={searchLabel}
      data-navigate=""
      data-print="hidden"
      className={styles.question}
    >
      {otherParameters(search, guid, askedHere).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {hasSearch && (
        <div className={styles.searching}>
          <label htmlFor={`${formId}-q`} className={styles.label}>
            {searchLabel}
          </label>
          <div className={styles.box}>
            <input
              ref={field}
              id={`${formId}-q`}
              className={styles.field}
              type="search"
              name={listParameter(guid, 'search')}
              defaultValue={state.search}
              maxLength={200}
            />
            <PlainButton type="submit" icon={Search} label={t('blocks.kit.list.find')} />
          </div>
        </div>
      )}
      <PeriodFaults id={faultsId} faults={faults} />
      {hasChoices && (
        <>
          {/* A button that works before any script; on a phone it opens what comes after it. */}
          <details className={styles.opener} suppressHydrationWarning {...(faults.length > 0 && { open: true })}>
            <summary className={styles.open}>
              {count === 0 ? t('blocks.kit.list.filters') : t('blocks.kit.list.filtersChosen', { count })}
            </summary>
          </details>
          <div className={styles.choices}>
            {fields.map((field) => (
              <Choices key={field.id} {...{ guid, state, field, counts, countWords }} />
            ))}
            {period !== undefined && (
              <ListPeriodChoices
                {...{ guid, state, faults, faultsId, countWords }}
                countOf={(one) => counts && (counts.periods[one] ?? 0)}
              />
            )}
          </div>
        </>
      )}
      {hasChoices && (
        <PlainButton type="submit" className={styles.ask}>
          {t('blocks.kit.list.ask')}
        </PlainButton>
      )}
    </form>
  );
}

interface ChoicesProps {
  guid: string;
  state: ListState;
  field: ItemField;
  counts: ListCounts | undefined;
  countWords: (count: number) => string;
}

function Choices({ guid, state, field, counts, countWords }: ChoicesProps) {
  const language = useLanguage();
  const words = (text: ItemField['label']) => pickLanguage(text, language, defaultLanguage);
  const label = words(field.label);
  const { key } = field;
  const chosen = Object.hasOwn(state.filters, key) ? state.filters[key] : undefined;
  const given = counts !== undefined && Object.hasOwn(counts.fields, key) ? counts.fields[key] : {};
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend} {...inLanguage(label?.lang)}>
        {label?.value}
      </legend>
      {field.options.map(({ value, label: option }) => {
        const text = words(option);
        return (
          <ListChoice
            key={value}
            kind="checkbox"
            name={listParameter(guid, 'filters')}
            value={filterValue(key, value)}
            isChosen={chosen?.includes(value) === true}
            count={counts && (given?.[value] ?? 0)}
            countWords={countWords}
          >
            <span {...inLanguage(text?.lang)}>{text?.value ?? value}</span>
          </ListChoice>
        );
      })}
    </fieldset>
  );
}
