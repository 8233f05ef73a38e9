import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { kindNamed, kindsFor } from '#field-kinds/kit/web/kind-list.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { IconButton } from '#platform/web/ui/button/icon-button.tsx';
import { Checkbox } from '#platform/web/ui/choice/checkbox.tsx';
import { CheckboxGroup } from '#platform/web/ui/choice/checkbox-group.tsx';
import { focusField } from '#platform/web/ui/error-summary/focus-field.ts';
import { Fieldset } from '#platform/web/ui/field/fieldset.tsx';
import { Select } from '#platform/web/ui/field/select.tsx';
import { WordsField } from '#platform/web/ui/field/words-field.tsx';
import { withKeys } from '#platform/web/with-keys.ts';
import type { ItemField } from '../contract/item-field.ts';
import { listItemTypes } from '../contract/item-types.endpoints.ts';
import { optionTones } from '../contract/option-tone.ts';
import styles from './item-types-screen.module.css';
import { nameOfType } from './type-draft.ts';
import { fieldLabelId, fieldOptionsId } from './type-faults.ts';

interface FieldEditorProps {
  field: ItemField;
  onChange(field: ItemField): void;
  onRemove(): void;
  errorOf(id: string): ReactNode;
}

/** One field of a type: what it is called, what it holds, and where it is shown. */
export function FieldEditor({ field, onChange, onRemove, errorOf }: FieldEditorProps) {
  const { t } = useTranslation();
  const put = (changes: Partial<ItemField>) => onChange({ ...field, ...changes });
  const kind = kindNamed(field.kind);
  return (
    <div className={styles.fieldForm}>
      <WordsField
        id={fieldLabelId(field.id)}
        error={errorOf(fieldLabelId(field.id))}
        label={t('itemTypes.fieldLabel')}
        isRequired
        value={field.label.$lang}
        onChange={($lang) => put({ label: { $lang } })}
      />
      <WordsField
        label={t('itemTypes.fieldHelp')}
        value={field.help.$lang}
        onChange={($lang) => put({ help: { $lang } })}
      />
      <Select
        label={t('itemTypes.kind')}
        options={kindsFor('item').map(({ name }) => ({ id: name, label: t(`fields.kinds.${name}`) }))}
        value={field.kind}
        onChange={(name) => put({ kind: name })}
      />
      {kind?.hasOptions && (
        <Options
          id={fieldOptionsId(field.id)}
          options={field.options}
          hasTones={field.key === 'status'}
          onChange={(options) => put({ options })}
          error={errorOf(fieldOptionsId(field.id))}
        />
      )}
      {kind?.refersTo === 'item' && (
        <ReferredTypes typeNames={field.typeNames} onChange={(typeNames) => put({ typeNames })} />
      )}
      <Checkbox isSelected={field.isRequired} onChange={(isRequired) => put({ isRequired })}>
        {t('itemTypes.isRequired')}
      </Checkbox>
      {kind?.canBeMany && (
        <Checkbox isSelected={field.isMany} onChange={(isMany) => put({ isMany })}>
          {t('itemTypes.isMany')}
        </Checkbox>
      )}
      <Checkbox isSelected={field.isInList} onChange={(isInList) => put({ isInList })}>
        {t('itemTypes.isInList')}
      </Checkbox>
      <Checkbox isSelected={field.isFilter} onChange={(isFilter) => put({ isFilter })}>
        {t('itemTypes.isFilter')}
      </Checkbox>
      <Button icon={Trash2} className={styles.button} onPress={onRemove}>
        {t('itemTypes.removeField')}
      </Button>
    </div>
  );
}

interface ReferredTypesProps {
  typeNames: string[];
  onChange(typeNames: string[]): void;
}

function ReferredTypes({ typeNames, onChange }: ReferredTypesProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const types = useLoaded(listItemTypes, {});
  return (
    <CheckboxGroup
      label={t('itemTypes.referredTypes')}
      help={t('itemTypes.referredTypesHelp')}
      options={types.map((type) => ({ id: type.name, label: nameOfType(type, language) }))}
      value={typeNames}
      onChange={onChange}
    />
  );
}

interface OptionsProps {
  id: string;
  error: ReactNode;
  options: ItemField['options'];
  /** Of a status. */
  hasTones: boolean;
  onChange(options: ItemField['options']): void;
}

/** The value stays when its words change: that is what items chose. */
function Options({ id, options, hasTones, onChange, error }: OptionsProps) {
  const { t } = useTranslation();
  const optionId = (place: number) => `${id}-${place}`;
  const addId = `${id}-add`;
  return (
    <Fieldset id={id} legend={t('itemTypes.options')} error={error}>
      {withKeys(options).map(({ key, item: option }) => (
        <div key={key} className={styles.option}>
          <WordsField
            id={optionId(key)}
            label={t('itemTypes.option', { number: key + 1 })}
            value={option.label.$lang}
            onChange={($lang) => onChange(options.map((one) => (one === option ? { ...one, label: { $lang } } : one)))}
          />
          {hasTones && (
            <Select
              label={t('itemTypes.optionTone', { number: key + 1 })}
              options={optionTones.map((tone) => ({ id: tone, label: t(`itemTypes.tones.${tone}`) }))}
              value={option.tone ?? 'neutral'}
              onChange={(tone) => onChange(options.map((one) => (one === option ? { ...one, tone } : one)))}
            />
          )}
          <IconButton
            icon={Trash2}
            label={t('itemTypes.removeOption', { number: key + 1 })}
            onPress={() => {
              flushSync(() => onChange(options.toSpliced(key, 1)));
              focusField(addId);
            }}
          />
        </div>
      ))}
      <Button
        id={addId}
        className={styles.button}
        icon={Plus}
        onPress={() => {
          flushSync(() => onChange([...options, { value: '', label: { $lang: {} } }]));
          focusField(optionId(options.length));
        }}
      >
        {t('itemTypes.addOption')}
      </Button>
    </Fieldset>
  );
}
