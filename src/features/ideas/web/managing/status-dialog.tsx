import { type FormEvent, useId, useState } from 'react';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Checkbox } from '#platform/web/ui/choice/checkbox.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { Select } from '#platform/web/ui/field/select.tsx';
import { TextArea } from '#platform/web/ui/field/text-area.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import type { IdeaManaging } from '../../contract/idea.ts';
import { changeIdeaStatus } from '../../contract/ideas.endpoints.ts';
import styles from '../parts/idea-story.module.css';

interface StatusDialogProps {
  guid: string;
  managing: IdeaManaging;
  onChanged(): Promise<void>;
  onClose(): void;
}

const longestReason = 2000;

/** Another status, with the reason that everyone reads. What is mailed does not come back, and so it is said to how many. */
export function StatusDialog({ guid, managing, onChanged, onClose }: StatusDialogProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const call = useCall();
  const runTask = useRunTask();
  const formId = useId();
  const reasonId = useId();
  const { statuses, receivers } = managing;
  const [status, setStatus] = useState(managing.status ?? statuses[0]?.value ?? '');
  const [reason, setReason] = useState('');
  const [signed, setSigned] = useState(managing.signed);
  const [isMailed, setMailed] = useState(receivers > 0);
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const isFilled = reason.trim() !== '' && reason.trim().length <= longestReason;

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    setAsked(true);
    if (!isFilled) {
      document.getElementById(reasonId)?.focus();
      return;
    }
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    const body = { status, reason: reason.trim(), signed: signed.trim(), language, isMailed };
    const outcome = await runTask({
      type: 'save',
      entity: 'item',
      form: formId,
      run: async () => {
        await call(changeIdeaStatus, { params: { guid }, body });
        await onChanged();
      },
    });
    setBusy(false);
    if (outcome.state === 'done') onClose();
    else setFailure(outcome.error);
  }

  return (
    <Dialog
      isOpen
      size="medium"
      title={t('ideaTools.changeStatus')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={(close) => (
        <>
          <Button type="submit" form={formId} variant="primary" isPending={isBusy} pendingText={t('ui.busy')}>
            {t(isMailed ? 'ideaTools.saveAndMail' : 'ideaTools.save')}
          </Button>
          <Button variant="quiet" onPress={close}>
            {t('ui.cancel')}
          </Button>
        </>
      )}
    >
      <form id={formId} className={styles.fields} noValidate onSubmit={(event) => void save(event)}>
        {failure !== undefined && (
          <Notice tone="danger" isLive>
            {refusalText(failure, t)}
          </Notice>
        )}
        <Select
          label={t('ideaTools.status')}
          options={statuses.map(({ value, label }) => ({ id: value, label }))}
          value={status}
          onChange={setStatus}
        />
        <TextArea
          id={reasonId}
          label={t('ideaTools.reason')}
          help={t('ideaTools.reasonHelp')}
          isRequired
          rows={5}
          maxLength={longestReason}
          value={reason}
          onChange={setReason}
          {...(isAsked && !isFilled && { error: t('ideaTools.reasonMissing') })}
        />
        <TextField
          label={t('ideaTools.signed')}
          help={t('ideaTools.signedHelp')}
          maxLength={120}
          value={signed}
          onChange={setSigned}
        />
        <Checkbox isSelected={isMailed} isDisabled={receivers === 0} onChange={setMailed}>
          {t('ideaTools.mail', { count: receivers })}
        </Checkbox>
      </form>
    </Dialog>
  );
}
