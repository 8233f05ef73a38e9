import { useState } from 'react';
import { readMenuSource } from '#features/menus/contract/menus-writing.endpoints.ts';
import { listPages } from '#features/pages/contract/pages.endpoints.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { CheckboxGroup } from '#platform/web/ui/choice/checkbox-group.tsx';
import { SearchField } from '#platform/web/ui/field/search-field.tsx';
import styles from './approvals-screen.module.css';

interface ChoiceProps {
  value: readonly string[];
  onChange(guids: string[]): void;
}

interface Choice {
  id: string;
  label: string;
  description: string;
}

export function PageChoice(props: ChoiceProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const pages = useLoaded(listPages, { query: { language } });
  const choices = pages.map(({ guid, title, path }) => ({
    id: guid,
    label: title,
    description: path ?? t('review.list.notInMenu'),
  }));
  return <Choices {...props} label={t('review.setting.pages')} choices={choices} />;
}

export function MenuChoice(props: ChoiceProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { items } = useLoaded(readMenuSource, { query: {} });
  const names = new Map(items.map(({ guid, name }) => [guid, pickLanguage(name, language, defaultLanguage)?.value]));
  const choices = items.map(({ guid, parentGuid, path }) => ({
    id: guid,
    label: names.get(guid) ?? '',
    description: path ?? names.get(parentGuid ?? '') ?? '',
  }));
  return <Choices {...props} label={t('review.setting.menu')} choices={choices} />;
}

/** What is looked for narrows what is shown, and never what was chosen. */
function Choices({ value, onChange, label, choices }: ChoiceProps & { label: string; choices: readonly Choice[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLocaleLowerCase(language);
  const shown = choices.filter((choice) =>
    `${choice.label} ${choice.description}`.toLocaleLowerCase(language).includes(wanted),
  );
  const isShown = new Set(shown.map(({ id }) => id));
  return (
    <div className={styles.choices}>
      <SearchField label={t('review.setting.search')} value={search} onChange={setSearch} />
      <CheckboxGroup
        label={label}
        help={t('review.setting.chosen', { count: value.length })}
        options={shown}
        value={value}
        onChange={(chosen) => onChange([...value.filter((id) => !isShown.has(id)), ...chosen])}
      />
    </div>
  );
}
