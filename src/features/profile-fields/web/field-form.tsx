import type { ReactNode } from 'react';
import { useUserState } from '#features/auth/web/user-store-context.ts';
import { kindNamed, kindsFor } from '#field-kinds/kit/web/kind-list.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Checkbox } from '#platform/web/ui/choice/checkbox.tsx';
import { RadioGroup } from '#platform/web/ui/choice/radio-group.tsx';
import { Select } from '#platform/web/ui/field/select.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { WordsField } from '#platform/web/ui/field/words-field.tsx';
import { autocompleteTokens, fieldCategories } from '../contract/field-category.ts';
import type { ProfileFieldDefinition } from '../contract/profile-field.ts';
import { type FieldInput, keyOfLabel } from './field-input.ts';
import { FieldOptions } from './field-options.tsx';

export const fieldIds = { label: 'field-label', key: 'field-key', options: 'field-options' };

interface FieldFormProps {
  input: FieldInput;
  onChange(changes: Partial<FieldInput>): void;
  fields: readonly ProfileFieldDefinition[];
  isNew: boolean;
  errorOf(id: string): ReactNode;
}

/** What is asked first, then how, then where it stands and who sees it. */
export function FieldForm(props: FieldFormProps) {
  return (
    <>
      <Question {...props} />
      <Answer {...props} />
      <Place {...props} />
    </>
  );
}

function Question({ input, onChange, errorOf }: FieldFormProps) {
  const { t } = useTranslation();
  return (
    <>
      <WordsField
        id={fieldIds.label}
        label={t('profileFields.label')}
        isRequired
        value={input.label}
        onChange={(label) => onChange({ label })}
        error={errorOf(fieldIds.label)}
      />
      <WordsField label={t('profileFields.help')} value={input.help} onChange={(help) => onChange({ help })} />
    </>
  );
}

function Answer({ input, onChange, errorOf }: FieldFormProps) {
  const { t } = useTranslation();
  const kind = kindNamed(input.type);
  const ways = kind?.inputTypes ?? [];
  return (
    <>
      <Select
        label={t('profileFields.type')}
        options={kindsFor('profile').map(({ name }) => ({
          id: name,
          label: t(`fields.kinds.${name}`, { context: 'profile' }),
        }))}
        value={input.type}
        onChange={(type) => onChange({ type, inputType: undefined, defaultValue: null })}
      />
      {ways.length > 1 && (
        <RadioGroup
          label={t('profileFields.way')}
          options={ways.map((id) => ({ id, label: t(`fields.ways.${id}`) }))}
          value={input.inputType ?? ways[0] ?? null}
          onChange={(inputType) => onChange({ inputType })}
        />
      )}
      {kind?.hasOptions && (
        <FieldOptions
          id={fieldIds.options}
          options={input.options}
          onChange={(options) => onChange({ options })}
          error={errorOf(fieldIds.options)}
        />
      )}
      {kind?.canHaveDefault && kind.hasOptions && (
        <Select
          label={t('profileFields.start')}
          options={[
            { id: '-', label: t('profileFields.noStart') },
            ...input.options.map(({ value, label }) => ({ id: value, label: label.nl || '…' })),
          ]}
          value={typeof input.defaultValue === 'string' ? input.defaultValue : '-'}
          onChange={(value) => onChange({ defaultValue: value === '-' ? null : value })}
        />
      )}
      {kind?.canHaveDefault && !kind.hasOptions && (
        <TextField
          label={t('profileFields.start')}
          value={typeof input.defaultValue === 'string' ? input.defaultValue : ''}
          onChange={(value) => onChange({ defaultValue: value === '' ? null : value })}
        />
      )}
      <Checkbox isSelected={input.required} onChange={(required) => onChange({ required })}>
        {t('profileFields.isRequired')}
      </Checkbox>
    </>
  );
}

function Place({ input, onChange, isNew, errorOf }: FieldFormProps) {
  const { t } = useTranslation();
  const { applicationUser } = useUserState();
  return (
    <>
      <RadioGroup
        label={t('profileFields.whoSees')}
        options={[
          { id: 'self', label: t('profileFields.audience.self') },
          { id: 'members', label: t('profileFields.audience.members') },
        ]}
        value={input.visibleFor === 'user' ? 'self' : 'members'}
        onChange={(value) => onChange({ visibleFor: value === 'self' ? 'user' : null })}
      />
      {applicationUser?.isMett === true && (
        <Checkbox isSelected={input.mett} onChange={(mett) => onChange({ mett })}>
          {t('profileFields.isMett')}
        </Checkbox>
      )}
      <Select
        label={t('profileFields.category')}
        options={fieldCategories.map((id) => ({ id, label: t(`profileFields.categories.${id}`) }))}
        value={input.category}
        onChange={(category) => onChange({ category })}
      />
      <WordsField
        label={t('profileFields.section')}
        value={input.section}
        onChange={(section) => onChange({ section })}
      />
      <WordsField
        label={t('profileFields.subsection')}
        value={input.subsection}
        onChange={(subsection) => onChange({ subsection })}
      />
      <Select
        label={t('profileFields.autocomplete')}
        options={[
          { id: '-', label: t('profileFields.noAutocomplete') },
          ...autocompleteTokens.map((id) => ({ id, label: id })),
        ]}
        value={input.autocomplete || '-'}
        onChange={(id) => onChange({ autocomplete: id === '-' ? '' : id })}
      />
      <TextField
        id={fieldIds.key}
        label={t('profileFields.key')}
        help={t('profileFields.keyHelp')}
        value={input.key}
        {...(isNew ? { placeholder: keyOfLabel(input.label.nl) } : {})}
        onChange={(key) => onChange({ key })}
        error={errorOf(fieldIds.key)}
      />
    </>
  );
}
