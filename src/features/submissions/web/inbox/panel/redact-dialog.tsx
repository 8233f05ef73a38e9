import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { reloadAnswersOf } from '#platform/web/api/load-cache.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { CheckboxGroup } from '#platform/web/ui/choice/checkbox-group.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import type { Submission } from '../../../contract/handling/inbox.ts';
import { redactAnswers } from '../../../contract/inbox.endpoints.ts';
import { shownAnswers } from '../use-handling.ts';

/** Which answers go for good: those about a person are chosen beforehand. It cannot come back, so it is asked. */
export function RedactDialog({ submission, onClose }: { submission: Submission; onClose(): void }) {
  const { t } = useTranslation();
  const call = useCall();
  const cache = useQueryClient();
  const runTask = useRunTask();
  const answers = submission.answers.filter(({ isRedacted }) => !isRedacted);
  const [chosen, setChosen] = useState(() => answers.filter(({ isPersonal }) => isPersonal).map(({ field }) => field));
  const [failure, setFailure] = useState<unknown>();

  async function redact(): Promise<void> {
    const outcome = await runTask({
      type: 'edit',
      entity: 'submission',
      words: { done: t('inbox.redact.done', { count: chosen.length }), failed: t('inbox.failed') },
      run: async () => {
        await call(redactAnswers, { params: { guid: submission.guid }, body: { fields: chosen } });
        await reloadAnswersOf(cache, shownAnswers);
      },
    });
    if (outcome.state === 'done') onClose();
    else setFailure(outcome.error);
  }

  return (
    <Dialog
      isOpen
      isAlert
      size="small"
      title={t('inbox.redact.title')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button variant="danger" isDisabled={chosen.length === 0} onPress={() => void redact()}>
            {t('inbox.redact.do', { count: chosen.length })}
          </Button>
          <Button variant="quiet" onPress={onClose}>
            {t('ui.cancel')}
          </Button>
        </>
      }
    >
      <p>{t('inbox.redact.text')}</p>
      {failure !== undefined && (
        <Notice tone="danger" isLive>
          {refusalText(failure, t)}
        </Notice>
      )}
      <CheckboxGroup
        label={t('inbox.redact.which')}
        value={chosen}
        onChange={setChosen}
        options={answers.map(({ field, label }) => ({ id: field, label }))}
      />
    </Dialog>
  );
}
