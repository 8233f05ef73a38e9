import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AssetOwner } from '#features/assets/web/asset-field-context.ts';
import type { ItemField, ItemValueOf } from '#features/item-types/contract/item-field.ts';
import type { ItemFieldKind } from '#features/item-types/contract/item-field-kind.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { RichTextEditor } from '#platform/web/rich-text-editor/rich-text-editor.tsx';
import { CheckboxGroup } from '#platform/web/ui/choice/checkbox-group.tsx';
import { DatePicker } from '#platform/web/ui/date/date-picker.tsx';
import { Fieldset } from '#platform/web/ui/field/fieldset.tsx';
import { NumberField } from '#platform/web/ui/field/number-field.tsx';
import { Select } from '#platform/web/ui/field/select.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import type { ItemSource } from '../contract/list-item.ts';
import { momentOf, wallClock } from '../contract/wall-clock.ts';
import { FilesInput } from './files-input.tsx';
import { LinksInput } from './links-input.tsx';
import { itemFinder, personFinder } from './named-finders.ts';
import { NamedInput } from './named-input.tsx';

type Json = ItemSource['fields'][string];

export interface ItemFieldInputProps {
  id: string;
  field: ItemField;
  /** The one that texts are written in. */
  language: Language;
  owner: AssetOwner;
  value: Json | undefined;
  onChange(value: Json): void;
  error: ReactNode;
}

/** The server made the value with the field's kind; what is empty is sent as null. */
const valueAs = <Kind extends ItemFieldKind>(value: Json | undefined): ItemValueOf<Kind> | undefined =>
  (value ?? undefined) as ItemValueOf<Kind> | undefined;

/** One field of an item's type, as its kind is filled in. */
export function ItemFieldInput(props: ItemFieldInputProps) {
  const call = useCall();
  const { id, field, language, value, onChange, error } = props;
  // What is asked is read by the editor, whatever language they write in.
  const ownLanguage = useLanguage();
  const words = (text: ItemField['label']) => text.$lang[ownLanguage] || text.$lang.nl || '';
  const texts: ItemFieldTexts = {
    id,
    label: words(field.label),
    help: words(field.help) || undefined,
    error,
    isRequired: field.isRequired,
  };
  switch (field.kind) {
    case 'text': {
      const all = valueAs<'text'>(value)?.$lang ?? {};
      return (
        <TextField
          {...texts}
          value={all[language] ?? ''}
          onChange={(typed) => onChange({ $lang: { ...all, [language]: typed } } as Json)}
        />
      );
    }
    case 'richText': {
      const all = valueAs<'richText'>(value)?.$lang ?? {};
      return (
        <RichTextEditor
          {...texts}
          lang={language}
          defaultValue={all[language] ?? { type: 'doc', content: [] }}
          onChange={(document) => onChange({ $lang: { ...all, [language]: document } } as unknown as Json)}
        />
      );
    }
    case 'number':
      return <NumberField {...texts} value={valueAs<'number'>(value) ?? null} onChange={onChange} />;
    case 'date':
      return <DatePicker {...texts} value={valueAs<'date'>(value) ?? null} onChange={onChange} />;
    case 'period':
      return <PeriodInput {...props} texts={texts} />;
    case 'choice':
      return <ChoiceInput {...props} texts={texts} words={words} />;
    case 'place':
      return <PlaceInput {...props} texts={texts} />;
    case 'file':
    case 'image':
      return <FilesInput {...props} kind={field.kind} isMany={field.isMany} texts={texts} />;
    case 'link':
      return <LinksInput {...props} texts={texts} />;
    case 'person':
    case 'reference':
      return (
        <NamedInput
          {...texts}
          isMany={field.isMany}
          finder={field.kind === 'person' ? personFinder(call, language) : itemFinder(call, language, field.typeNames)}
          guids={valueAs<'person'>(value) ?? []}
          onChange={onChange}
        />
      );
  }
}

/** What stands around a field, whatever its kind. */
export interface ItemFieldTexts {
  id: string;
  label: string;
  help: string | undefined;
  error: ReactNode;
  isRequired: boolean;
}

type ChoiceInputProps = ItemFieldInputProps & {
  texts: ItemFieldTexts;
  words(text: ItemField['label']): string;
};

function ChoiceInput({ field, value, onChange, texts, words }: ChoiceInputProps) {
  const chosen = valueAs<'choice'>(value) ?? [];
  const options = field.options.map((option) => ({ id: option.value, label: words(option.label) }));
  if (field.isMany) return <CheckboxGroup {...texts} options={options} value={chosen} onChange={onChange} />;
  return <Select {...texts} options={options} value={chosen[0] ?? null} onChange={(one) => onChange([one])} />;
}

type GroupProps = ItemFieldInputProps & { texts: ItemFieldTexts };

function PeriodInput({ value, onChange, texts: { label, ...texts } }: GroupProps) {
  const { t } = useTranslation();
  const period = valueAs<'period'>(value);
  const wall = (moment: string | undefined) => (moment === undefined ? null : wallClock(moment));
  return (
    <Fieldset legend={label} {...texts}>
      <DatePicker
        label={t('listItems.manage.start')}
        hasTime
        value={wall(period?.start)}
        onChange={(start) => onChange(start === null ? null : { ...period, start: momentOf(start) })}
      />
      <DatePicker
        label={t('listItems.manage.end')}
        hasTime
        isDisabled={period === undefined}
        value={wall(period?.end)}
        onChange={(end) => {
          if (period !== undefined) onChange({ start: period.start, ...(end === null ? {} : { end: momentOf(end) }) });
        }}
      />
    </Fieldset>
  );
}

function PlaceInput({ value, onChange, texts: { label, ...texts } }: GroupProps) {
  const { t } = useTranslation();
  const place = valueAs<'place'>(value) ?? { address: '' };
  const put = (changes: { latitude?: number | null; longitude?: number | null; address?: string }) =>
    onChange(
      Object.fromEntries(
        Object.entries({ ...place, ...changes }).filter(([, part]) => part !== null && part !== undefined),
      ) as Json,
    );
  return (
    <Fieldset legend={label} {...texts}>
      <TextField
        label={t('listItems.manage.address')}
        value={place.address}
        onChange={(address) => put({ address })}
        autoComplete="off"
      />
      <NumberField
        label={t('listItems.manage.latitude')}
        hasNoSteppers
        formatOptions={{ maximumFractionDigits: 6 }}
        value={place.latitude ?? null}
        onChange={(latitude) => put({ latitude })}
      />
      <NumberField
        label={t('listItems.manage.longitude')}
        hasNoSteppers
        formatOptions={{ maximumFractionDigits: 6 }}
        value={place.longitude ?? null}
        onChange={(longitude) => put({ longitude })}
      />
    </Fieldset>
  );
}
