import { useState } from 'react';
import { useCall } from '#platform/web/api/call-context.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import { refusalErrors } from '#platform/web/forms/refusal-errors.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { CheckboxGroup } from '#platform/web/ui/choice/checkbox-group.tsx';
import { ConfirmDialog } from '#platform/web/ui/dialog/confirm-dialog.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import type { FormError } from '#platform/web/ui/error-summary/form-error-summary.tsx';
import { Select } from '#platform/web/ui/field/select.tsx';
import { WordsField } from '#platform/web/ui/field/words-field.tsx';
import type { ConversionPreview, ItemType, NewItemType } from '../contract/item-type.ts';
import { previewItemType } from '../contract/item-types.endpoints.ts';
import { schemaTypes } from '../contract/schema-type.ts';
import { supporterKinds } from '../contract/supporters.ts';
import { ConversionList, counted } from './conversion-list.tsx';
import { emptyType, featureNames, nameOfType, readyType } from './type-draft.ts';
import { faultsIn, fieldOfFault, partIds, refusedPart } from './type-faults.ts';
import { TypeFields } from './type-fields.tsx';
import { changesOfType, typeFormId, useTypeTasks } from './use-type-tasks.ts';

interface ItemTypeDrawerProps {
  /** Absent for a new one. */
  type: ItemType | undefined;
  onClose(): void;
}

/** Beside the list: make a type, or change one. What that does to items that exist is shown before it is done. */
export function ItemTypeDrawer({ type, onClose }: ItemTypeDrawerProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const call = useCall();
  const tasks = useTypeTasks();
  const [start] = useState<NewItemType>(() => (type ? { name: type.name, ...changesOfType(type) } : emptyType()));
  const [draft, setDraft] = useState(start);
  const [openField, setOpenField] = useState<string>();
  const [errors, setErrors] = useState<FormError[]>([]);
  const [preview, setPreview] = useState<ConversionPreview>();
  const [isDeleting, setDeleting] = useState(false);
  const put = (changes: Partial<NewItemType>) => setDraft((before) => ({ ...before, ...changes }));
  const errorOf = (id: string) => errors.find(({ fieldId }) => fieldId === id)?.message;

  /** A field that something is wrong with is open, or the way to it would lead nowhere. */
  const tell = (wrong: FormError[]) => {
    setErrors(wrong);
    const field = wrong.map(fieldOfFault).find((id) => id !== undefined);
    if (field !== undefined) setOpenField(field);
  };
  const refuse = (error: unknown) =>
    tell(
      error instanceof CallError && error.code === 'item-type-name-taken'
        ? [{ fieldId: partIds.one, message: refusalText(error, t) }]
        : refusalErrors(error, t, (field) => refusedPart(field, draft, t)),
    );

  async function store(isLosing: boolean) {
    const { name, ...changes } = readyType(draft);
    const { error } = type ? await tasks.change(type, changes, isLosing) : await tasks.add({ name, ...changes });
    if (error === undefined) onClose();
    else refuse(error);
  }

  async function save() {
    const wrong = faultsIn(readyType(draft), t);
    tell(wrong);
    if (wrong.length > 0) return;
    if (type === undefined) return store(false);
    const { name: _, ...changes } = readyType(draft);
    const found = await call(previewItemType, { params: { guid: type.guid }, body: changes });
    // What is new and may stay empty does nothing to what is there.
    const isHarmless = found.fields.every(
      ({ id, change }) => change === 'added' && changes.fields.find((field) => field.id === id)?.isRequired !== true,
    );
    if (found.itemCount > 0 && !isHarmless) setPreview(found);
    else await store(false);
  }

  const losses = preview?.fields.some(({ lost, change }) => lost > 0 && change !== 'removed') ?? false;
  return (
    <FormDrawer
      title={type ? nameOfType(type, language) : t('itemTypes.new')}
      formId={typeFormId}
      saveText={t('itemTypes.save')}
      errors={errors}
      isDirty={draft !== start}
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
            title={t('itemTypes.previewTitle', counted(preview?.itemCount ?? 0, language))}
            confirmText={t('itemTypes.saveAnyway')}
            isDanger={losses}
            isOpen={preview !== undefined}
            onOpenChange={(isOpen) => !isOpen && setPreview(undefined)}
            onConfirm={() => store(losses)}
          >
            {preview && <ConversionList preview={preview} />}
          </ConfirmDialog>
          <ConfirmDialog
            title={t('itemTypes.deleteTitle', { name: type ? nameOfType(type, language) : '' })}
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
      <WordsField
        id={partIds.one}
        label={t('itemTypes.one')}
        isRequired
        value={draft.itemName.$lang}
        onChange={($lang) => put({ itemName: { $lang } })}
        error={errorOf(partIds.one)}
      />
      <WordsField
        id={partIds.many}
        label={t('itemTypes.many')}
        isRequired
        value={draft.itemNamePlural.$lang}
        onChange={($lang) => put({ itemNamePlural: { $lang } })}
        error={errorOf(partIds.many)}
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
      <Select
        label={t('itemTypes.supporters')}
        help={t(`itemTypes.supportersHelp.${draft.features.supporters}`)}
        options={supporterKinds.map((id) => ({ id, label: t(`itemTypes.supporterKinds.${id}`) }))}
        value={draft.features.supporters}
        onChange={(supporters) => put({ features: { ...draft.features, supporters } })}
      />
      <Select
        label={t('itemTypes.schemaType')}
        help={t('itemTypes.schemaTypeHelp')}
        options={schemaTypes.map((id) => ({ id, label: t(`itemTypes.schemaTypes.${id}`) }))}
        value={draft.schemaType}
        onChange={(schemaType) => put({ schemaType })}
      />
      <TypeFields
        fields={draft.fields}
        openId={openField}
        onOpen={setOpenField}
        onChange={(fields) => put({ fields })}
        errorOf={errorOf}
      />
    </FormDrawer>
  );
}
