import { type FormEvent, useId, useState } from 'react';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { RadioGroup } from '#platform/web/ui/choice/radio-group.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { TextArea } from '#platform/web/ui/field/text-area.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { signUpLimits } from '../contract/sign-up-limits.ts';
import { tellSignedUp } from '../contract/sign-ups.endpoints.ts';
import { type TellingKind, tellingKinds } from '../contract/telling-kinds.ts';
import styles from './sign-ups.module.css';

interface TellDialogProps {
  itemGuid: string;
  /** How many were mailed. */
  onTold(count: number): void;
  onClose(): void;
}

/** A mail to all who signed up. It cannot be taken back, so what it says is chosen here and nothing is sent by itself. */
export function TellDialog({ itemGuid, onTold, onClose }: TellDialogProps) {
  const { t } = useTranslation();
  const call = useCall();
  const runTask = useRunTask();
  const formId = useId();
  const [kind, setKind] = useState<TellingKind>('moved');
  const [message, setMessage] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const outcome = await runTask({
      type: 'save',
      entity: 'item',
      silent: true,
      run: () => call(tellSignedUp, { params: { guid: itemGuid }, body: { kind, message } }),
    });
    setBusy(false);
    if (outcome.state !== 'done') return setError(outcome.error);
    onTold(outcome.value.told);
    onClose();
  }

  return (
    <Dialog
      isOpen
      size="small"
      title={t('signUps.tell.title')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button type="submit" form={formId} variant="primary">
            {t('signUps.tell.send')}
          </Button>
          <Button variant="quiet" onPress={onClose}>
            {t('ui.cancel')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.telling} noValidate onSubmit={(event) => void send(event)}>
        <p>{t('signUps.tell.help')}</p>
        <RadioGroup
          label={t('signUps.tell.kind')}
          options={tellingKinds.map((id) => ({ id, label: t(`signUps.tell.kinds.${id}`) }))}
          value={kind}
          onChange={setKind}
        />
        {kind === 'cancelled' && <Notice tone="warning">{t('signUps.tell.cancelledHelp')}</Notice>}
        <TextArea
          label={t('signUps.tell.message')}
          maxLength={signUpLimits.message}
          value={message}
          onChange={setMessage}
        />
        {error !== undefined && (
          <Notice tone="danger" isLive>
            {refusalText(error, t)}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
