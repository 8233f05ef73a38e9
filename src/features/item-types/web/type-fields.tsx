import PencilLine from 'lucide-react/icons/pencil-line';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { IconButton } from '#platform/web/ui/button/icon-button.tsx';
import { ReorderableList } from '#platform/web/ui/list/reorderable-list.tsx';
import { Tag } from '#platform/web/ui/tag/tag.tsx';
import type { ItemField } from '../contract/item-field.ts';
import { FieldEditor } from './field-editor.tsx';
import styles from './item-types-screen.module.css';
import { newField } from './type-draft.ts';

interface TypeFieldsProps {
  fields: ItemField[];
  onChange(fields: ItemField[]): void;
}

/** In the order in which they are asked: dragged, or moved with the keyboard. One is open at a time. */
export function TypeFields({ fields, onChange }: TypeFieldsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [openId, setOpenId] = useState<string>();
  const open = fields.find(({ id }) => id === openId);
  const nameOf = ({ label, key }: ItemField) =>
    label.$lang[language] || label.$lang.nl || key || t('itemTypes.newField');
  return (
    <>
      <h3 className={styles.heading}>{t('itemTypes.fields')}</h3>
      <ReorderableList
        label={t('itemTypes.fields')}
        items={fields}
        nameOf={nameOf}
        onAction={setOpenId}
        onReorder={(ids) => onChange(ids.flatMap((id) => fields.find((field) => field.id === id) ?? []))}
        empty={<p>{t('itemTypes.noFields')}</p>}
      >
        {(field) => (
          <span className={styles.field}>
            <span className={styles.about}>
              <strong>{nameOf(field)}</strong>
              <span className={styles.note}>{t(`itemTypes.kinds.${field.kind}`)}</span>
            </span>
            {field.isRequired && <Tag>{t('itemTypes.required')}</Tag>}
            <IconButton
              icon={PencilLine}
              label={t('itemTypes.edit', { label: nameOf(field) })}
              onPress={() => setOpenId(field.id)}
            />
          </span>
        )}
      </ReorderableList>
      {open !== undefined && (
        <FieldEditor
          key={open.id}
          field={open}
          onChange={(next) => onChange(fields.map((field) => (field.id === next.id ? next : field)))}
          onRemove={() => {
            setOpenId(undefined);
            onChange(fields.filter(({ id }) => id !== open.id));
          }}
        />
      )}
      <Button
        icon={Plus}
        onPress={() => {
          const field = newField();
          onChange([...fields, field]);
          setOpenId(field.id);
        }}
      >
        {t('itemTypes.addField')}
      </Button>
    </>
  );
}
