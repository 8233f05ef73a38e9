import type { ItemField } from '#features/item-types/contract/item-field.ts';
import { ItemFieldInput } from '#features/list-items/web/item-field-input.tsx';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useTyped } from '#platform/web/options/use-typed.ts';
import { FieldComments } from '../comments/field-comments.tsx';
import { useEditor } from '../state/editor-context.ts';
import { itemFieldAttribute } from './focus-item-field.ts';
import styles from './item-field-edit.module.css';
import { useEditedItem } from './item-target.ts';

/** One field of the item's type. What is typed without a pause is one change. */
export function ItemFieldEdit({ field }: { field: ItemField }) {
  const { t } = useTranslation();
  const screen = useLanguage();
  const { session, language } = useEditor();
  const written = useEditedItem().item.fields[field.id];
  const typed = useTyped(written, (is, was) =>
    session.write({ block: null, path: ['item', 'fields', field.id], was: was ?? undefined, is: is ?? undefined }),
  );
  const isMissing = field.isRequired && (typed.value === undefined || typed.value === null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears when its field is left
    <div className={styles.field} onBlur={typed.commit} {...{ [itemFieldAttribute]: field.id }}>
      <ItemFieldInput
        id={`item-field-${field.id}`}
        field={field}
        language={language}
        value={typed.value}
        onChange={typed.type}
        error={isMissing ? t('editor.item.neededToPublish') : undefined}
      />
      <FieldComments field={field.id} name={pickLanguage(field.label, screen, defaultLanguage)?.value ?? ''} />
    </div>
  );
}
