import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { IconButton } from '#platform/web/ui/button/icon-button.tsx';
import { Fieldset } from '#platform/web/ui/field/fieldset.tsx';
import { WordsField } from '#platform/web/ui/field/words-field.tsx';
import type { FieldInput } from './field-input.ts';
import styles from './profile-fields-screen.module.css';

interface FieldOptionsProps {
  id: string;
  options: FieldInput['options'];
  onChange(options: FieldInput['options']): void;
  error: ReactNode;
}

/** What one can choose from. The value of an option is made once and stays, so its words can change freely. */
export function FieldOptions({ id, options, onChange, error }: FieldOptionsProps) {
  const { t } = useTranslation();
  const add = () => onChange([...options, { value: crypto.randomUUID().slice(0, 8), label: { nl: '' } }]);
  return (
    <Fieldset legend={t('profileFields.options')} id={id} error={error}>
      {options.map(({ value, label }, index) => {
        const set = (changed: typeof label) =>
          onChange(options.map((option) => (option.value === value ? { value, label: changed } : option)));
        return (
          <div key={value} className={styles.option}>
            <WordsField label={t('profileFields.option', { number: index + 1 })} value={label} onChange={set} />
            <IconButton
              icon={Trash2}
              label={t('profileFields.removeOption', { number: index + 1 })}
              onPress={() => onChange(options.filter((option) => option.value !== value))}
            />
          </div>
        );
      })}
      <Button icon={Plus} onPress={add}>
        {t('profileFields.addOption')}
      </Button>
    </Fieldset>
  );
}
