import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Select } from '#platform/web/ui/field/select.tsx';
import type { ItemMapping, MappedTarget } from '../../contract/item-mapping.ts';
import type { ItemChoices } from '../../contract/submission-items.ts';
import styles from './make-item.module.css';

interface MappingFieldsProps {
  targets: readonly (MappedTarget & { isRequired?: boolean })[];
  questions: ItemChoices['questions'];
  mapping: ItemMapping;
  onChange(mapping: ItemMapping): void;
}

const nothing = 'none';
const longest = 60;
const shortened = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
};

/** Which answer becomes which part of the item; each can be changed, and nothing about a person is there unasked. */
export function MappingFields({ targets, questions, mapping, onChange }: MappingFieldsProps) {
  const { t } = useTranslation();
  const options = [
    { id: nothing, label: t('submissionItems.nothing') },
    ...questions.map(({ field, label, isPersonal }) => ({
      id: field,
      label: isPersonal ? t('submissionItems.personal', { label }) : label,
    })),
  ];
  return (
    <fieldset className={styles.mapping}>
      <legend>{t('submissionItems.mapping')}</legend>
      {targets.map(({ id, label }) => {
        const chosen = questions.find(({ field }) => field === mapping[id]);
        return (
          <Select
            key={id}
            label={label}
            {...(chosen !== undefined && { help: shortened(chosen.text) })}
            value={chosen?.field ?? nothing}
            options={options}
            onChange={(field) => {
              const { [id]: _, ...others } = mapping;
              onChange(field === nothing ? others : { ...others, [id]: field });
            }}
          />
        );
      })}
    </fieldset>
  );
}
