import PencilLine from 'lucide-react/icons/pencil-line';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { IconButton } from '#platform/web/ui/button/icon-button.tsx';
import { focusField } from '#platform/web/ui/error-summary/focus-field.ts';
import { ReorderableList } from '#platform/web/ui/list/reorderable-list.tsx';
import { Tag } from '#platform/web/ui/tag/tag.tsx';
import type { ItemField } from '../contract/item-field.ts';
import { FieldEditor } from './field-editor.tsx';
import styles from './item-types-screen.module.css';
import { newField } from './type-draft.ts';
import { fieldLabelId, partIds } from './type-faults.ts';

interface TypeFieldsProps {
  fields: ItemField[];
  openId: string | undefined;
  onOpen(id: string | undefined): void;
  onChange(fields: ItemField[]): void;
  errorOf(id: string): ReactNode;
}

/** In the order in which they are asked: dragged, or moved with the keyboard. One is open at a time. */
export function TypeFields({ fields, openId, onOpen, onChange, errorOf }: TypeFieldsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const open = fields.find(({ id }) => id === openId);
  const nameOf = ({ label, key }: ItemField) =>
    label.$lang[language] || label.$lang.nl || key || t('itemTypes.newField');
  /** The form of a field stands below all of them: whoever opens it is brought there. */
  const show = (id: string) => {
    flushSync(() => onOpen(id));
    focusField(fieldLabelId(id));
  };
  return (
    <>
      <h3 className={styles.heading}>{t('itemTypes.fields')}</h3>
      <ReorderableList
        label={t('itemTypes.fields')}
        items={fields}
        nameOf={nameOf}
        onAction={show}
        onReorder={(ids) => onChange(ids.flatMap((id) => fields.find((field) => field.id === id) ?? []))}
        empty={<p>{t('itemTypes.noFields')}</p>}
      >
        {(field) => (
          <span className={styles.field}>
            <span className={styles.about}>
              <strong>{nameOf(field)}</strong>
              <span className={styles.note}>{t(`fields.kinds.${field.kind}`)}</span>
            </span>
            {field.isRequired && <Tag>{t('itemTypes.required')}</Tag>}
            <IconButton
              icon={PencilLine}
              label={t('itemTypes.edit', { label: nameOf(field) })}
              onPress={() => show(field.id)}
            />
          </span>
        )}
      </ReorderableList>
      {open !== undefined && (
        <FieldEditor
          key={open.id}
          field={open}
          onChange={(next) => onChange(fields.map((field) => (field.id === next.id ? next : field)))}
          errorOf={errorOf}
          onRemove={() => {
            flushSync(() => {
              onOpen(undefined);
              onChange(fields.filter(({ id }) => id !== open.id));
            });
            focusField(partIds.addField);
          }}
        />
      )}
      <Button
        id={partIds.addField}
        className={styles.button}
        icon={Plus}
        onPress={() => {
          const field = newField();
          flushSync(() => onChange([...fields, field]));
          show(field.id);
        }}
      >
        {t('itemTypes.addField')}
      </Button>
    </>
  );
}
