import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ItemType } from '#features/item-types/contract/item-type.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { UnsavedChanges } from '#platform/web/forms/unsaved-changes.tsx';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/dialog/confirm-dialog.tsx';
import { Drawer } from '#platform/web/ui/drawer/drawer.tsx';
import { type FormError, FormErrorSummary } from '#platform/web/ui/error-summary/form-error-summary.tsx';
import { changesOf, type ItemDraft, missingIn, newItemOf } from './item-draft.ts';
import styles from './item-form.module.css';
import { fieldId, ItemForm, titleId } from './item-form.tsx';
import { useItemTasks } from './use-item-tasks.ts';

interface ItemEditorProps {
  type: ItemType;
  start: ItemDraft;
  /** Of one that exists. */
  guid?: string;
  version?: number;
  blockGuid: string;
  onAdded?: ((guid: string) => void) | undefined;
  onClose(): void;
}

const formId = 'item-form';

/** A form drawn from the item's type. What was typed stays when the server refuses, and is not lost by a slip. */
export function ItemEditor({ type, guid, blockGuid, onAdded, onClose, ...given }: ItemEditorProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const tasks = useItemTasks();
  // What was being changed when the drawer opened; an item that is fetched again meanwhile changes nothing here.
  const [{ start, version }] = useState(given);
  const [draft, setDraft] = useState(start);
  const [errors, setErrors] = useState<FormError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [isPending, setPending] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const isDirty = draft !== start;
  const name = type.itemName.$lang[language] ?? type.itemName.$lang.nl ?? type.name;

  async function save() {
    const wrong: FormError[] = missingIn(draft, type).map(({ id, label }) => ({
      fieldId: fieldId(id),
      message: t('listItems.manage.missing', { label: label.$lang[language] ?? label.$lang.nl ?? '' }),
    }));
    if (!draft.source.title.$lang.nl?.trim() && !draft.source.title.$lang.en?.trim())
      wrong.unshift({ fieldId: titleId, message: t('listItems.manage.missingTitle') });
    setErrors(wrong);
    if (wrong.length > 0) return;
    const { error, made } =
      guid === undefined
        ? await tasks.add(blockGuid, newItemOf(draft))
        : { ...(await tasks.change(guid, changesOf(draft, version), changesOf(start))), made: undefined };
    if (error !== undefined) setErrors([{ fieldId: titleId, message: refusalText(causeOf(error), t) }]);
    else if (made === undefined) onClose();
    else (onAdded ?? onClose)(made.guid);
  }

  const submit = () => {
    if (isPending) return;
    setPending(true);
    void save().finally(() => {
      setPending(false);
      setAttempt((count) => count + 1);
    });
  };

  return (
    <>
      <UnsavedChanges isDirty={isDirty && !isPending} />
      <Drawer
        title={t(guid === undefined ? 'listItems.manage.newOf' : 'listItems.manage.changeOf', { name })}
        isOpen
        onOpenChange={(isOpen) => {
          if (!isOpen && isDirty) setLeaving(true);
          else if (!isOpen) onClose();
        }}
        footer={
          <Button type="submit" form={formId} variant="primary" isPending={isPending} pendingText={t('ui.busy')}>
            {t(`listItems.manage.save.${draft.publication}`)}
          </Button>
        }
      >
        <form
          id={formId}
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <FormErrorSummary errors={errors} attempt={attempt} />
          <ItemForm
            type={type}
            draft={draft}
            onChange={setDraft}
            owner={guid === undefined ? { block: blockGuid } : { item: guid }}
            errorOf={(id) => errors.find((one) => one.fieldId === id)?.message}
          />
        </form>
        <ConfirmDialog
          title={t('forms.unsaved.title')}
          confirmText={t('forms.unsaved.leave')}
          cancelText={t('forms.unsaved.stay')}
          isDanger
          isOpen={isLeaving}
          onOpenChange={setLeaving}
          onConfirm={onClose}
        >
          <p>{t('forms.unsaved.text')}</p>
        </ConfirmDialog>
      </Drawer>
    </>
  );
}

const causeOf = (error: unknown): unknown => (error instanceof Error && error.cause ? error.cause : error);
