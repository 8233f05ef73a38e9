import type { ReactNode } from 'react';
import { settingsOf } from '#features/item-types/contract/field-settings.ts';
import type { ItemField } from '#features/item-types/contract/item-field.ts';
import { FieldInput } from '#field-kinds/kit/web/field-input.tsx';
import type { Language } from '#platform/contract/texts/language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import type { ItemSource } from '../contract/list-item.ts';

type Json = ItemSource['fields'][string];

interface ItemFieldInputProps {
  id: string;
  field: ItemField;
  /** The one that texts are written in. */
  language: Language;
  value: Json | undefined;
  onChange(value: Json): void;
  error: ReactNode;
}

/** One field of an item's type, as its kind is filled in. What is empty is sent as null. */
export function ItemFieldInput({ id, field, language, value = null, onChange, error }: ItemFieldInputProps) {
  // What is asked is read by the editor, whatever language they write in.
  const ownLanguage = useLanguage();
  const words = (text: ItemField['label']) => text.$lang[ownLanguage] || text.$lang.nl || '';
  return (
    <FieldInput
      id={id}
      label={words(field.label)}
      help={words(field.help) || undefined}
      error={error}
      isRequired={field.isRequired}
      field={settingsOf(field)}
      options={field.options.map((option) => ({ id: option.value, label: words(option.label) }))}
      hasCalendar
      language={language}
      value={value}
      onChange={(changed) => onChange(changed as Json)}
    />
  );
}
