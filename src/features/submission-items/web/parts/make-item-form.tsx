import { type FormEvent, useId, useState } from 'react';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { Select } from '#platform/web/ui/field/select.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { type ChosenFiles, holdsFiles } from '../../contract/chosen-files.ts';
import { guessMapping, type ItemMapping, type MappedTarget, stillFitting } from '../../contract/item-mapping.ts';
import { makeSubmissionItem, undoSubmissionItem } from '../../contract/submission-items.endpoints.ts';
import type { ItemChoices, MadeOfSubmission } from '../../contract/submission-items.ts';
import { EarlierItemsDialog } from './earlier-items.tsx';
import { FileChoices } from './file-choices.tsx';
import { MadeItemDialog } from './made-item.tsx';
import styles from './make-item.module.css';
import { MappingFields } from './mapping-fields.tsx';

interface MakeItemFormProps {
  submissionGuid: string;
  choices: ItemChoices;
  onMade(): Promise<void>;
  onClose(): void;
}

/** The list that was used last for this form, or the first. */
const firstList = ({ lists, remembered }: ItemChoices): string =>
  lists.find(({ guid }) => remembered.some(({ listGuid }) => listGuid === guid))?.guid ?? lists[0]?.guid ?? '';

export function MakeItemForm({ submissionGuid, choices, onMade, onClose }: MakeItemFormProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const call = useCall();
  const runTask = useRunTask();
  const formId = useId();
  const { lists, types, questions, remembered, made } = choices;
  const [listGuid, setListGuid] = useState(() => firstList(choices));
  const list = lists.find(({ guid }) => guid === listGuid);
  const last = remembered.find((one) => one.listGuid === listGuid);
  const [chosenType, setChosenType] = useState<string>();
  const typeName =
    [chosenType, last?.typeName].find((name) => name !== undefined && list?.typeNames.includes(name)) ??
    list?.typeNames[0] ??
    '';
  const type = types.find(({ name }) => name === typeName);
  const places: (MappedTarget & { isRequired?: boolean })[] = [
    { id: 'title', label: t('submissionItems.titleOf') },
    { id: 'description', label: t('submissionItems.descriptionOf') },
    ...(type?.fields ?? []),
  ];
  const targets = places.filter(({ kind }) => !holdsFiles(kind));
  const filePlaces = places.filter(({ kind }) => holdsFiles(kind));
  const guessed =
    last?.typeName === typeName ? stillFitting(last.mapping, questions, targets) : guessMapping(questions, targets);
  // Of another list or type other questions fit.
  const place = `${listGuid} ${typeName}`;
  const [changed, setChanged] = useState<{ place: string; mapping: ItemMapping }>();
  const mapping = changed?.place === place ? changed.mapping : guessed;
  const [failure, setFailure] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<MadeOfSubmission>();
  const [wantsAnother, setWantsAnother] = useState(false);
  const [chosenFiles, setChosenFiles] = useState<ChosenFiles>({});
  // Of one opening of this dialog: when an answer is lost on the way, the next attempt is the same item.
  const [itemGuid] = useState(() => crypto.randomUUID());

  async function takeBack({ guid: item }: MadeOfSubmission): Promise<void> {
    await call(undoSubmissionItem, { params: { guid: submissionGuid, item } });
    onClose();
    await onMade();
  }

  async function make(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const files = Object.fromEntries(filePlaces.map(({ id }) => [id, chosenFiles[id] ?? []]));
    const body = { listGuid, typeName, mapping, files, itemGuid, isAgain: made.length > 0 };
    const outcome = await runTask({
      type: 'add',
      entity: 'item',
      words: { done: t('submissionItems.done'), failed: t('submissionItems.failed') },
      run: () => call(makeSubmissionItem, { params: { guid: submissionGuid }, query: { language }, body }),
      undo: takeBack,
      about: itemGuid,
    });
    setBusy(false);
    if (outcome.state !== 'done') return setFailure(outcome.error);
    setFailure(undefined);
    setResult(outcome.value);
    await onMade();
  }

  if (result !== undefined)
    return (
      <MadeItemDialog
        result={result}
        onClose={onClose}
        onTakeBack={async () => {
          const words = { done: t('submissionItems.undone'), failed: t('submissionItems.undoFailed') };
          const outcome = await runTask({
            type: 'delete',
            entity: 'item',
            words,
            about: itemGuid,
            run: () => takeBack(result),
          });
          return outcome.state === 'failed' ? outcome.error : undefined;
        }}
      />
    );
  if (made.length > 0 && !wantsAnother)
    return <EarlierItemsDialog made={made} onAnother={() => setWantsAnother(true)} onClose={onClose} />;
  return (
    <Dialog
      isOpen
      size="medium"
      title={t('submissionItems.title')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button type="submit" form={formId} variant="primary">
            {t(made.length > 0 ? 'submissionItems.again' : 'submissionItems.make')}
          </Button>
          <Button variant="quiet" onPress={onClose}>
            {t('ui.cancel')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={(event) => void make(event)}>
        {failure !== undefined && (
          <Notice tone="danger" isLive>
            {refusalText(failure, t)}
          </Notice>
        )}
        <p className={styles.lead}>{t('submissionItems.lead')}</p>
        <Select
          label={t('submissionItems.list')}
          value={listGuid}
          onChange={setListGuid}
          options={lists.map(({ guid, name }) => ({ id: guid, label: name }))}
        />
        {(list?.typeNames.length ?? 0) > 1 && (
          <Select
            label={t('submissionItems.type')}
            value={typeName}
            onChange={setChosenType}
            options={types
              .filter(({ name }) => list?.typeNames.includes(name))
              .map(({ name, label }) => ({ id: name, label }))}
          />
        )}
        <MappingFields
          targets={targets}
          questions={questions}
          mapping={mapping}
          onChange={(next) => setChanged({ place, mapping: next })}
        />
        <FileChoices targets={filePlaces} files={choices.files} chosen={chosenFiles} onChange={setChosenFiles} />
      </form>
    </Dialog>
  );
}
