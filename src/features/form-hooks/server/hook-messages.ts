import type { Answers } from '#features/forms/contract/check-answers.ts';
import type { LiveFormsService } from '#features/forms/server/live-forms.service.ts';
import { exportAnswers } from '#features/submission-exports/contract/export-columns.ts';
import type { ToldSubmissionService } from '#features/submissions/server/outgoing/told-submission.service.ts';
import { systemViewer } from '#platform/contract/rights/viewer.ts';
import { mayCarryAnswers, messageType } from '../contract/hook-events.ts';
import type { NewDelivery } from './deliveries.repository.ts';
import type { HookRow } from './form-hooks.repository.ts';

interface MessageParts {
  forms: Pick<LiveFormsService, 'readVersion'>;
  told: ToldSubmissionService;
}

const work = systemViewer('form-hooks');

export type HookMessages = ReturnType<typeof createHookMessages>;

/** The words of a message. What happened was written down then; answers are those of now, so that what was removed meanwhile is not sent. */
export function createHookMessages({ forms, told }: MessageParts) {
  async function answersFor(
    { formGuid, contents }: Pick<HookRow, 'formGuid' | 'contents'>,
    { event, submissionGuid, version }: NewDelivery,
  ): Promise<Answers | null> {
    if (contents === 'nothing' || !mayCarryAnswers(event) || submissionGuid === null || version === null) return null;
    const answers = await told.answersOf(work, submissionGuid);
    const document = answers && (await forms.readVersion(formGuid, version));
    return document === undefined ? null : exportAnswers(document, answers as Answers, contents === 'plain');
  }

  return {
    async bodyOf(hook: Pick<HookRow, 'formGuid' | 'contents'>, delivery: NewDelivery): Promise<string> {
      return JSON.stringify({
        id: delivery.guid,
        type: messageType(delivery.event),
        timestamp: delivery.happenedAt.toISOString(),
        data: {
          form: hook.formGuid,
          version: delivery.version,
          submission: delivery.submissionGuid,
          reference: delivery.reference,
          status: delivery.status,
          answers: await answersFor(hook, delivery),
        },
      });
    },
  };
}
