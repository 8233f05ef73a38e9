import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '#platform/web/api/call-context.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { CheckboxGroup } from '#platform/web/ui/choice/checkbox-group.tsx';
import { ConfirmDialog } from '#platform/web/ui/dialog/confirm-dialog.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import type { FormError } from '#platform/web/ui/error-summary/form-error-summary.tsx';
import type { ConversionPreview, ItemType, NewItemType } from '../contract/item-type.ts';
import { previewItemType } from '../contract/item-types.endpoints.ts';
import { ConversionList } from './conversion-list.tsx';
import { emptyType, featureNames, readyType } from './type-draft.ts';
import { TypeFields } from './type-fields.tsx';
import { changesOfType, useTypeTasks } from './use-type-tasks.ts';
import { WordsFields } from './words-fields.tsx';

interface ItemTypeDrawerProps {
  /** Absent for a new one. */
  type: ItemType | undefined;
  onClose(): void;
}

const nameId = 'item-type-name';

/** Beside the list: make a type, or change one. What that does to items that exist is shown before it is done. */
export function ItemTypeDrawer({ type, onClose }: ItemTypeDrawerProps) {
  const { t } = useTranslation();
  const call = useCall();
  const tasks = useTypeTasks();
  const [draft, setDraft] = useState<NewItemType>(() =>
    type ? { name: type.name, ...changesOfType(type) } : emptyType(),
  );
  const [errors, setErrors] = useState<FormError[]>([]);
  const [preview, setPreview] = useState<ConversionPreview>();
  const [isDeleting, setDeleting] = useState(false);
  const put = (changes: Partial<NewItemType>) => setDraft((before) => ({ ...before, ...changes }));

  const refuse = (error: unknown) => setErrors([{ fieldId: nameId, message: refusalText(error, t) }]);

  async function store() {
    const { name, ...changes } = readyType(draft);
    const { error } = type ? await tasks.change(type, changes) : await tasks.add({ name, ...changes });
    if (error === undefined) onClose();
    else refuse(error);
  }

  async function save() {
    const isNamed = Boolean(draft.itemName.$lang.nl?.trim() && draft.itemNamePlural.$lang.nl?.trim());
    setErrors(isNamed ? [] : [{ fieldId: nameId, message: t('itemTypes.missingName') }]);
    if (!isNamed) return;
    if (type === undefined) return store();
    const { name: _, ...changes } = readyType(draft);
    const found = await call(previewItemType, { params: { guid: type.guid }, body: changes });
    if (found.itemCount > 0 && found.fields.length > 0) setPreview(found);
    else await store();
  }

  return (
    <FormDrawer
      title={type?.name ?? t('itemTypes.new')}
      formId="item-type-form"
      saveText={t('itemTypes.save')}
      errors={errors}
      onSave={() => save().catch(refuse)}
      onClose={onClose}
      actions={
        type !== undefined &&
        !type.isBuiltIn && (
          <Button variant="quiet" onPress={() => setDeleting(true)}>
            {t('itemTypes.delete')}
          </Button>
        )
      }
      dialogs={
        <>
          <ConfirmDialog
            title={t('itemTypes.previewTitle', { count: preview?.itemCount ?? 0 })}
            confirmText={t('itemTypes.saveAnyway')}
            isDanger={preview?.fields.some(({ lost }) => lost > 0) ?? false}
            isOpen={preview !== undefined}
            onOpenChange={(isOpen) => !isOpen && setPreview(undefined)}
            onConfirm={store}
          >
            {preview && <ConversionList preview={preview} />}
          </ConfirmDialog>
          <ConfirmDialog
            title={t('itemTypes.deleteTitle', { name: type?.name ?? '' })}
            confirmText={t('itemTypes.delete')}
            isDanger
            isOpen={isDeleting}
            onOpenChange={setDeleting}
            onConfirm={async () => {
              const { error } = type ? await tasks.remove(type) : {};
              if (error === undefined) onClose();
              else refuse(error);
            }}
          >
            <p>{t('itemTypes.deleteText')}</p>
          </ConfirmDialog>
        </>
      }
    >
      <WordsFields
        id={nameId}
        label={t('itemTypes.one')}
        isRequired
        value={draft.itemName}
        onChange={(itemName) => put({ itemName })}
        error={errors.find(({ fieldId }) => fieldId === nameId)?.message}
      />
      <WordsFields
        label={t('itemTypes.many')}
        isRequired
        value={draft.itemNamePlural}
        onChange={(itemNamePlural) => put({ itemNamePlural })}
      />
      <CheckboxGroup
        label={t('itemTypes.features')}
        options={featureNames.map((id) => ({ id, label: t(`itemTypes.feature.${id}`) }))}
        value={featureNames.filter((name) => draft.features[name])}
        onChange={(chosen) => {
          const features = { ...draft.features };
          for (const name of featureNames) features[name] = chosen.includes(name);
          put({ features });
        }}
      />
      <TypeFields fields={draft.fields} onChange={(fields) => put({ fields })} />
    </FormDrawer>
  );
}
