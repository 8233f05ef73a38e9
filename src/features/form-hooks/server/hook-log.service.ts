import { randomUUID } from 'node:crypto';
import type { AuditService } from '#features/audit/server/audit.service.ts';
import type { ReadSubmissionService } from '#features/submissions/server/handling/read-submission.service.ts';
import { conflict, notFound } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';
import { requireAdmin } from '#platform/server/require-viewer.ts';
import type { DeliveryQuery, HookDelivery } from '../contract/form-hook.ts';
import { formHookAudit } from '../contract/form-hooks.audit.ts';
import { hookLogTag, hookTroubleTag } from '../contract/form-hooks.tags.ts';
import { mayCarryAnswers } from '../contract/hook-events.ts';
import {
  type DeliveryRow,
  findDelivery,
  insertDeliveries,
  listDeliveries,
  presentDelivery,
  sendAgain,
  sendAllAgain,
  storeTry,
} from './deliveries.repository.ts';
import type { HookRow } from './form-hooks.repository.ts';
import type { FormHooksService } from './form-hooks.service.ts';
import type { HookListener } from './hook-listener.service.ts';
import type { HookMessages } from './hook-messages.ts';
import type { HookSender } from './hook-sender.ts';

interface HookLogParts {
  platform: Platform;
  clock: Clock;
  audit: Pick<AuditService, 'record'>;
  hooks: Pick<FormHooksService, 'requireHook'>;
  listener: Pick<HookListener, 'enqueue'>;
  messages: HookMessages;
  sender: HookSender;
  reading: Pick<ReadSubmissionService, 'look'>;
}

export type HookLogService = ReturnType<typeof createHookLogService>;

/** What webhooks sent, for who looks after them: read it, send it again, try one. */
export function createHookLogService(parts: HookLogParts) {
  const { platform, clock, audit, hooks, listener, messages, sender, reading } = parts;
  const { db } = platform;

  async function requireDelivery(viewer: Viewer, guid: string): Promise<{ delivery: DeliveryRow; hook: HookRow }> {
    requireAdmin(viewer);
    const delivery = await findDelivery(db, guid);
    if (delivery === undefined) throw notFound();
    return { delivery, hook: await hooks.requireHook(viewer, delivery.hookGuid) };
  }

  const subjectOf = ({ formGuid, place }: HookRow) => ({ kind: 'form', id: formGuid, name: place });

  const refuseWhenOff = ({ isOn }: HookRow): void => {
    if (!isOn) throw conflict('hook-off');
  };

  return {
    async list(viewer: Viewer, hookGuid: string, { state, limit }: DeliveryQuery) {
      await hooks.requireHook(viewer, hookGuid);
      const rows = await listDeliveries(db, hookGuid, { state, limit: limit + 1 });
      return { deliveries: rows.slice(0, limit).map(presentDelivery), hasMore: rows.length > limit };
    },

    async sendAgain(actor: Actor, guid: string): Promise<HookDelivery> {
      const { delivery, hook } = await requireDelivery(actor.viewer, guid);
      refuseWhenOff(hook);
      return platform.transaction(async (trx, touch) => {
        const row = await sendAgain(trx, guid, clock.now());
        if (row === undefined) throw conflict('hook-test');
        await listener.enqueue(trx, hook.guid);
        await platform.signal(trx, hookLogTag(hook.formGuid));
        touch(hookTroubleTag);
        const details = { reference: delivery.reference, event: delivery.event };
        await audit.record(trx, actor, { action: formHookAudit.sentAgain, subject: subjectOf(hook), details });
        return presentDelivery(row);
      });
    },

    async sendAllAgain(actor: Actor, hookGuid: string): Promise<{ count: number }> {
      const hook = await hooks.requireHook(actor.viewer, hookGuid);
      refuseWhenOff(hook);
      return platform.transaction(async (trx, touch) => {
        const count = await sendAllAgain(trx, hookGuid, clock.now());
        await listener.enqueue(trx, hookGuid);
        await platform.signal(trx, hookLogTag(hook.formGuid));
        touch(hookTroubleTag);
        await audit.record(trx, actor, {
          action: formHookAudit.sentAgain,
          subject: subjectOf(hook),
          details: { messages: count },
        });
        return { count };
      });
    },

    /** Now and once, also while it is off: whoever sets one up wants to know whether it works. */
    async try(actor: Actor, hookGuid: string): Promise<HookDelivery> {
      const hook = await hooks.requireHook(actor.viewer, hookGuid);
      const now = clock.now();
      const about = { event: 'test', submissionGuid: null, version: null, reference: '', status: '' } as const;
      const message = { guid: randomUUID(), hookGuid, ...about, happenedAt: now };
      const posted = await sender.send(hook, message, new AbortController().signal);
      return platform.transaction(async (trx) => {
        await insertDeliveries(trx, [message]);
        const { outcome, statusCode, answer } = posted;
        const state = outcome === 'accepted' ? 'delivered' : 'given-up';
        const tried = { state, dueAt: null, triedAt: clock.now(), outcome, statusCode, answer } as const;
        const row = await storeTry(trx, { guid: message.guid, tries: 0 }, tried);
        if (row === undefined) throw notFound();
        await platform.signal(trx, hookLogTag(hook.formGuid));
        await audit.record(trx, actor, {
          action: formHookAudit.tried,
          subject: subjectOf(hook),
          details: { outcome },
        });
        return presentDelivery(row);
      });
    },

    /** For who may read the submission; that they did is written down as if they had opened it. */
    async body(actor: Actor, guid: string): Promise<{ body: string }> {
      const { delivery, hook } = await requireDelivery(actor.viewer, guid);
      const isLook = hook.contents !== 'nothing' && mayCarryAnswers(delivery.event) && delivery.submissionGuid !== null;
      if (isLook && delivery.submissionGuid !== null) await reading.look(actor, delivery.submissionGuid);
      return { body: await messages.bodyOf(hook, delivery) };
    },
  };
}
