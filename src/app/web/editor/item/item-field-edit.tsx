import type { ItemField } from '#features/item-types/contract/item-field.ts';
import { ItemFieldInput } from '#features/list-items/web/item-field-input.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useTyped } from '../drawer/use-typed.ts';
import { useEditor } from '../state/editor-context.ts';
import { useEditedItem } from './item-target.ts';

/** On what holds a field of the item, with its id. */
export const itemFieldAttribute = 'data-item-field';

/** One field of the item's type. What is typed without a pause is one change. */
export function ItemFieldEdit({ field }: { field: ItemField }) {
  const { t } = useTranslation();
  const { session, language } = useEditor();
  const written = useEditedItem().item.fields[field.id];
  const typed = useTyped(written, (value) =>
    session.run({ kind: 'page', path: ['item', 'fields', field.id], value: value ?? undefined }),
  );
  const isMissing = field.isRequired && (typed.value === undefined || typed.value === null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears when its field is left
    <div onBlur={typed.commit} {...{ [itemFieldAttribute]: field.id }}>
      <ItemFieldInput
        id={`item-field-${field.id}`}
        field={field}
        language={language}
        value={typed.value}
        onChange={typed.type}
        error={isMissing ? t('editor.item.neededToPublish') : undefined}
      />
    </div>
  );
}
