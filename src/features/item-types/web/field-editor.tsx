import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';
import { Button } from '#platform/web/ui/button/button.tsx';
import { IconButton } from '#platform/web/ui/button/icon-button.tsx';
import { Checkbox } from '#platform/web/ui/choice/checkbox.tsx';
import { Fieldset } from '#platform/web/ui/field/fieldset.tsx';
import { Select } from '#platform/web/ui/field/select.tsx';
import { withKeys } from '#platform/web/with-keys.ts';
import type { ItemField } from '../contract/item-field.ts';
import { itemFieldKinds } from '../contract/item-field-kind.ts';
import styles from './item-types-screen.module.css';
import { canBeMany } from './type-draft.ts';
import { WordsFields } from './words-fields.tsx';

interface FieldEditorProps {
  field: ItemField;
  onChange(field: ItemField): void;
  onRemove(): void;
}

/** One field of a type: what it is called, what it holds, and where it is shown. */
export function FieldEditor({ field, onChange, onRemove }: FieldEditorProps) {
  const { t } = useTranslation();
  const put = (changes: Partial<ItemField>) => onChange({ ...field, ...changes });
  return (
    <div className={styles.fieldForm}>
      <WordsFields
        label={t('itemTypes.fieldLabel')}
        isRequired
        value={field.label}
        onChange={(label) => put({ label })}
      />
      <WordsFields label={t('itemTypes.fieldHelp')} value={field.help} onChange={(help) => put({ help })} />
      <Select
        label={t('itemTypes.kind')}
        options={itemFieldKinds.map((id) => ({ id, label: t(`itemTypes.kinds.${id}`) }))}
        value={field.kind}
        onChange={(kind) => put({ kind })}
      />
      {field.kind === 'choice' && <Options options={field.options} onChange={(options) => put({ options })} />}
      <Checkbox isSelected={field.isRequired} onChange={(isRequired) => put({ isRequired })}>
        {t('itemTypes.isRequired')}
      </Checkbox>
      {canBeMany(field.kind) && (
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
      <Button icon={Trash2} onPress={onRemove}>
        {t('itemTypes.removeField')}
      </Button>
    </div>
  );
}

interface OptionsProps {
  options: ItemField['options'];
  onChange(options: ItemField['options']): void;
}

/** The value stays when its words change: that is what items chose. */
function Options({ options, onChange }: OptionsProps) {
  const { t } = useTranslation();
  return (
    <Fieldset legend={t('itemTypes.options')}>
      {withKeys(options).map(({ key, item: option }) => (
        <div key={key} className={styles.option}>
          <WordsFields
            label={t('itemTypes.option', { number: key + 1 })}
            value={option.label}
            onChange={(label) => onChange(options.map((one) => (one === option ? { ...one, label } : one)))}
          />
          <IconButton
            icon={Trash2}
            label={t('itemTypes.removeOption', { number: key + 1 })}
            onPress={() => onChange(options.toSpliced(key, 1))}
          />
        </div>
      ))}
      <Button icon={Plus} onPress={() => onChange([...options, { value: '', label: { $lang: {} } }])}>
        {t('itemTypes.addOption')}
      </Button>
    </Fieldset>
  );
}
