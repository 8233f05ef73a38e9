import { Suspense, use, useRef, useState } from 'react';
import type { ItemType } from '#features/item-types/contract/item-type.ts';
import { editPath } from '#features/pages/contract/edit-path.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import type { LanguageState } from '#platform/contract/texts/translation.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { refusalErrors } from '#platform/web/forms/refusal-errors.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { say } from '#platform/web/notifications/say.ts';
import { ConfirmDialog } from '#platform/web/ui/dialog/confirm-dialog.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import type { FormError } from '#platform/web/ui/error-summary/form-error-summary.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import type { ItemState, ListItemDetail } from '../contract/list-item.ts';
import { previewItem } from '../contract/list-items.endpoints.ts';
import { FoundDraft } from './found-draft.tsx';
import { asItWas, changesOf, type ItemDraft, isOnSite, newItemOf, type Saving } from './item-draft.ts';
import { ItemDraftActions } from './item-draft-actions.tsx';
import { faultsIn, refusedPart } from './item-faults.ts';
import { ItemForm } from './item-form.tsx';
import { ItemStatus } from './item-status.tsx';
import { itemWork } from './item-work.ts';
import { ItemPreviewContext } from './preview/item-preview-context.ts';
import { itemFormId, useItemTasks } from './use-item-tasks.ts';
import { useKeptDraft } from './use-kept-draft.ts';

/** What the server knows of the item; nothing of it for a new one. */
export interface KnownItem {
  guid?: string;
  version?: number;
  state?: ItemState;
  /** Whether this person may put it on the site. */
  canPublish: boolean;
  /** Someone else says yes before readers get what this person writes. */
  needsApproval: boolean;
  /** Readers had it: its status is decided about in public. */
  isStatusDecided?: boolean;
  /** Of its own page. */
  path?: string | null;
}

interface ItemEditorProps {
  type: ItemType;
  start: ItemDraft;
  known: KnownItem;
  languageStates?: readonly LanguageState[];
  blockGuid: string;
  onAdded?: ((guid: string) => void) | undefined;
  onClose(): void;
}

/** A form drawn from the item's type. What was typed stays when the server refuses, and is not lost by a slip. */
export function ItemEditor({ type, blockGuid, languageStates = [], onAdded, onClose, ...given }: ItemEditorProps) {
  const { t } = useTranslation();
  const call = useCall();
  const dates = useDates();
  const own = useLanguage();
  const tasks = useItemTasks();
  const Preview = use(ItemPreviewContext);
  // What was being changed when the drawer opened; an item that is fetched again meanwhile changes nothing here.
  const [{ start, known, savedAt }, setSaved] = useState<Pick<ItemEditorProps, 'start' | 'known'> & { savedAt?: Date }>(
    given,
  );
  const [draft, setDraft] = useState(start);
  const [language, setLanguage] = useState<Language>(defaultLanguage);
  const [errors, setErrors] = useState<FormError[]>([]);
  const [preview, setPreview] = useState<ListItemDetail>();
  const [isTakingOff, setTakingOff] = useState(false);
  const [takenUp, setTakenUp] = useState(0);
  const before = useRef<Saving>('publish');
  const isDirty = draft !== start;
  const { guid, version, state, canPublish, needsApproval, isStatusDecided = false, path = null } = known;
  const isRead = isOnSite(state);
  const kept = useKeptDraft(itemWork(guid === undefined ? { blockGuid, typeName: type.name } : { guid }), {
    draft,
    version: version ?? null,
    isDirty,
  });
  const name = type.itemName.$lang[own] ?? type.itemName.$lang.nl ?? type.name;
  const words = { t, language: own };

  const refusalsOf = (error: unknown) =>
    refusalErrors(error, t, (field) => refusedPart(field, type, words), {
      conflict: t('listItems.manage.conflict'),
      'not-found': t('listItems.manage.gone'),
      'checks-stop': t('listItems.manage.checksStop'),
    });

  function hasFaults(saving: Saving): boolean {
    const wrong = faultsIn(draft, saving, type, words);
    setErrors(wrong);
    return wrong.length > 0;
  }

  /** The item as it is then; undefined when it was not saved, and the form says why. */
  async function send(saving: Saving) {
    before.current = saving;
    if (hasFaults(saving)) return undefined;
    const { error, saved } =
      guid === undefined
        ? await tasks.add(blockGuid, newItemOf(draft, saving))
        : await tasks.change(guid, changesOf(draft, saving, version), asItWas(start));
    if (saved === undefined) {
      setErrors(refusalsOf(error));
      return undefined;
    }
    kept.forget();
    return saved;
  }

  async function saveAndClose(saving: Saving) {
    const saved = await send(saving);
    if (saved === undefined) return;
    if (guid === undefined) (onAdded ?? onClose)(saved.guid);
    else onClose();
  }

  /** Goes on where one is. What is typed while it is sent stays typed, and is not saved yet. */
  async function saveAndStay() {
    const sent = draft;
    const saved = await send('draft');
    if (saved === undefined) return;
    const isNow = { isPublished: false, publishedOn: saved.publishedOn };
    const { upToDate: _, ...rest } = sent;
    const asSaved = { ...rest, source: { ...sent.source, ...isNow } };
    const savedAt = new Date();
    setSaved({
      start: asSaved,
      known: { ...known, guid: saved.guid, version: saved.version, state: saved.state },
      savedAt,
    });
    setDraft((now) => (now === sent ? asSaved : { ...now, source: { ...now.source, ...isNow } }));
    say(t('listItems.manage.status.saved', { time: dates.hour(savedAt) }));
  }

  /** Of what readers have already: the change waits here until it is published. */
  async function keepForLater() {
    say(t(`listItems.manage.status.${kept.keep() ? 'keptAside' : 'notKept'}`));
  }

  async function showPreview() {
    if (hasFaults('draft')) return;
    try {
      const body = { ...newItemOf(draft, 'publish'), ...(guid === undefined ? {} : { guid }) };
      setPreview(await call(previewItem, { params: { blockGuid }, query: { language }, body }));
    } catch (error) {
      setErrors(refusalsOf(error));
    }
  }

  const publishing = draft.publication === 'later' ? 'later' : isRead ? 'change' : 'now';
  const isRestricted = (!canPublish || needsApproval) && !isRead;
  return (
    <FormDrawer
      title={t(guid === undefined ? 'listItems.manage.newOf' : 'listItems.manage.changeOf', { name })}
      status={<ItemStatus {...{ state, isDirty, savedAt }} keptAt={kept.keptAt} />}
      formId={itemFormId}
      saveText={t(`listItems.manage.save.${isRestricted ? 'draft' : publishing}`)}
      errors={errors}
      isDirty={isDirty}
      onSave={({ isAgain }) => saveAndClose(isRestricted ? 'draft' : isAgain ? before.current : 'publish')}
      onSaveKey={isRead ? keepForLater : saveAndStay}
      onClose={() => {
        kept.forget();
        onClose();
      }}
      actions={(save) => (
        <ItemDraftActions
          onDraft={isRead || isRestricted ? undefined : () => save(() => saveAndClose('draft'))}
          onLater={isRead && isDirty ? () => kept.keep() && onClose() : undefined}
          onPreview={Preview === undefined ? undefined : () => save(showPreview)}
        />
      )}
      dialogs={
        <>
          {Preview !== undefined && preview !== undefined && (
            <Suspense fallback={null}>
              <Preview item={preview} type={type} language={language} onClose={() => setPreview(undefined)} />
            </Suspense>
          )}
          <ConfirmDialog
            isOpen={isTakingOff}
            onOpenChange={setTakingOff}
            title={t('listItems.manage.takeOff.title')}
            confirmText={t('listItems.manage.takeOff.confirm')}
            onConfirm={() => saveAndClose('draft')}
          >
            <p>{t('listItems.manage.takeOff.text')}</p>
          </ConfirmDialog>
        </>
      }
    >
      {!canPublish && !isRead ? (
        <Notice tone="info">{t('listItems.manage.notYours')}</Notice>
      ) : (
        needsApproval && (
          <Notice tone="info">
            {t(`listItems.manage.${isRead ? 'approvalOfRead' : 'approval'}`)}{' '}
            {path !== null && <a href={editPath(path)}>{t('listItems.manage.toEditor')}</a>}
          </Notice>
        )
      )}
      {kept.found !== undefined && (
        <FoundDraft
          found={kept.found}
          isOutdated={kept.found.version !== (version ?? null)}
          onTakeUp={({ draft: left, version: leftAt }) => {
            kept.takeUp();
            setDraft(left);
            setTakenUp((times) => times + 1);
            // What others wrote since is not written over: the server refuses a change of an older version.
            if (leftAt !== null) setSaved({ start, known: { ...known, version: leftAt } });
          }}
          onForget={kept.forget}
        />
      )}
      <ItemForm
        key={takenUp}
        type={type}
        draft={draft}
        onChange={setDraft}
        {...{ language, setLanguage, languageStates }}
        owner={guid === undefined ? { block: blockGuid } : { item: guid }}
        errorOf={(id) => errors.find((one) => one.fieldId === id)?.message}
        isStatusDecided={isRead || isStatusDecided}
        onTakeOff={isRead ? () => setTakingOff(true) : undefined}
      />
    </FormDrawer>
  );
}
