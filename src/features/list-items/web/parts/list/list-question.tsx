import Search from 'lucide-react/icons/search';
import type { ChangeEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ItemField } from '#features/item-types/contract/item-field.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { PlainButton } from '#platform/web/ui/button/plain-button.tsx';
import { filterValue, type ListState, listParameter, otherParameters } from '../../../contract/list-state.ts';
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
  formId: string;
}

/** An ordinary form that asks by address, so that it works before any script; with one, a choice is asked at once. */
export function ListQuestion({ guid, state, search, hasSearch, searchLabel, fields, formId }: ListQuestionProps) {
  const { t } = useTranslation();
  const field = useFollowAddress<HTMLInputElement>(state.search);
  const count = Object.values(state.filters).reduce((sum, values) => sum + values.length, 0);
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
      {otherParameters(search, guid, ['search', 'filters', 'page', 'shown', 'sort']).map(([name, value]) => (
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
      {fields.length > 0 && (
        <>
          {/* A button that works before any script; on a phone it opens what comes after it. */}
          <details className={styles.opener} suppressHydrationWarning>
            <summary className={styles.open}>
              {count === 0 ? t('blocks.kit.list.filters') : t('blocks.kit.list.filtersChosen', { count })}
            </summary>
          </details>
          <div className={styles.choices}>
            {fields.map((field) => (
              <Choices key={field.id} guid={guid} state={state} field={field} />
            ))}
          </div>
        </>
      )}
      {fields.length > 0 && (
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
}

const askAtOnce = (event: ChangeEvent<HTMLInputElement>) => event.currentTarget.form?.requestSubmit();

function Choices({ guid, state, field }: ChoicesProps) {
  const language = useLanguage();
  const words = (text: ItemField['label']) => pickLanguage(text, language, defaultLanguage);
  const label = words(field.label);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend} {...inLanguage(label?.lang)}>
        {label?.value}
      </legend>
      {field.options.map(({ value, label: option }) => {
        const text = words(option);
        return (
          <Choice
            key={value}
            name={listParameter(guid, 'filters')}
            value={filterValue(field.key, value)}
            isChosen={Object.hasOwn(state.filters, field.key) && state.filters[field.key]?.includes(value) === true}
          >
            <span {...inLanguage(text?.lang)}>{text?.value ?? value}</span>
          </Choice>
        );
      })}
    </fieldset>
  );
}

interface ChoiceProps {
  name: string;
  value: string;
  isChosen: boolean;
  children: ReactNode;
}

function Choice({ name, value, isChosen, children }: ChoiceProps) {
  const box = useFollowAddress<HTMLInputElement>(isChosen);
  return (
    <label className={styles.choice}>
      <input ref={box} type="checkbox" name={name} value={value} defaultChecked={isChosen} onChange={askAtOnce} />
      {children}
    </label>
  );
}
