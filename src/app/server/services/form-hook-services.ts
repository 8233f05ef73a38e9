import type { AuditService } from '#features/audit/server/audit.service.ts';
import { createFormHooksService } from '#features/form-hooks/server/form-hooks.service.ts';
import { createHookDeliveryService } from '#features/form-hooks/server/hook-delivery.service.ts';
import { createHookBox } from '#features/form-hooks/server/hook-keys.ts';
import type { HookListener } from '#features/form-hooks/server/hook-listener.service.ts';
import { createHookLogService } from '#features/form-hooks/server/hook-log.service.ts';
import { createHookMessages } from '#features/form-hooks/server/hook-messages.ts';
import { createHookSender } from '#features/form-hooks/server/hook-sender.ts';
import type { LiveFormsService } from '#features/forms/server/live-forms.service.ts';
import type { ReadSubmissionService } from '#features/submissions/server/handling/read-submission.service.ts';
import { createToldSubmissionService } from '#features/submissions/server/outgoing/told-submission.service.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';

interface HookParts {
  platform: Platform;
  clock: Clock;
  audit: AuditService;
  authSecret: string;
  allowsLoopback: boolean;
  forms: LiveFormsService;
  reading: ReadSubmissionService;
  listener: HookListener;
}

/** Webhooks: as they are made, what they send, and what became of it. */
export function createFormHookServices(parts: HookParts) {
  const box = createHookBox(parts.authSecret, parts.platform.id);
  const messages = createHookMessages({ ...parts, told: createToldSubmissionService(parts) });
  const sender = createHookSender({ ...parts, box, messages });
  const formHooks = createFormHooksService({ ...parts, box });
  return {
    formHooks,
    hookDelivery: createHookDeliveryService({ ...parts, sender }),
    hookLog: createHookLogService({ ...parts, hooks: formHooks, messages, sender }),
  };
}
