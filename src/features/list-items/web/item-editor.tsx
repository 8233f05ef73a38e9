import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ItemType } from '#features/item-types/contract/item-type.ts';
import type { LanguageState } from '#platform/contract/texts/translation.ts';
import { refusalErrors } from '#platform/web/forms/refusal-errors.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import type { FormError } from '#platform/web/ui/error-summary/form-error-summary.tsx';
import { changesOf, type ItemDraft, newItemOf } from './item-draft.ts';
import { faultsIn, refusedPart } from './item-faults.ts';
import { ItemForm } from './item-form.tsx';
import { itemFormId, useItemTasks } from './use-item-tasks.ts';

interface ItemEditorProps {
  type: ItemType;
  start: ItemDraft;
  /** Of one that exists. */
  guid?: string;
  version?: number;
  languageStates?: readonly LanguageState[];
  blockGuid: string;
  onAdded?: ((guid: string) => void) | undefined;
  onClose(): void;
}

/** A form drawn from the item's type. What was typed stays when the server refuses, and is not lost by a slip. */
export function ItemEditor({
  type,
  guid,
  blockGuid,
  languageStates = [],
  onAdded,
  onClose,
  ...given
}: ItemEditorProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const tasks = useItemTasks();
  // What was being changed when the drawer opened; an item that is fetched again meanwhile changes nothing here.
  const [{ start, version }] = useState(given);
  const [draft, setDraft] = useState(start);
  const [errors, setErrors] = useState<FormError[]>([]);
  const name = type.itemName.$lang[language] ?? type.itemName.$lang.nl ?? type.name;

  async function save() {
    const wrong = faultsIn(draft, type, { t, language });
    setErrors(wrong);
    if (wrong.length > 0) return;
    const { error, made } =
      guid === undefined
        ? await tasks.add(blockGuid, newItemOf(draft))
        : { ...(await tasks.change(guid, changesOf(draft, version), changesOf(start))), made: undefined };
    if (error !== undefined) setErrors(refusalsOf(error));
    else if (made === undefined) onClose();
    else (onAdded ?? onClose)(made.guid);
  }

  const refusalsOf = (error: unknown) =>
    refusalErrors(error, t, (field) => refusedPart(field, type, { t, language }), {
      conflict: t('listItems.manage.conflict'),
      'not-found': t('listItems.manage.gone'),
    });

  return (
    <FormDrawer
      title={t(guid === undefined ? 'listItems.manage.newOf' : 'listItems.manage.changeOf', { name })}
      formId={itemFormId}
      saveText={t(`listItems.manage.save.${draft.publication}`)}
      errors={errors}
      isDirty={draft !== start}
      onSave={save}
      onClose={onClose}
    >
      <ItemForm
        type={type}
        draft={draft}
        onChange={setDraft}
        languageStates={languageStates}
        owner={guid === undefined ? { block: blockGuid } : { item: guid }}
        errorOf={(id) => errors.find((one) => one.fieldId === id)?.message}
      />
    </FormDrawer>
  );
}
