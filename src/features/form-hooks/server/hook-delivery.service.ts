import type { AuditService } from '#features/audit/server/audit.service.ts';
import { systemViewer } from '#platform/contract/rights/viewer.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform, PlatformTransaction, Touch } from '#platform/server/platform.ts';
import { isFailingLong, nextTry } from '../contract/back-off.ts';
import { formHookAudit } from '../contract/form-hooks.audit.ts';
import { formHooksTag, hookLogTag, hookTroubleTag } from '../contract/form-hooks.tags.ts';
import { daysInLog } from '../contract/hook-limits.ts';
import { isSilent, type StopReason, wantsNoMore } from '../contract/hook-outcome.ts';
import {
  type DeliveryRow,
  deleteDeliveriesBefore,
  findDue,
  listHooksWithWork,
  storeTry,
} from './deliveries.repository.ts';
import {
  type HeldHook,
  type HookRow,
  keepHook,
  letHookGo,
  markFailing,
  markWorking,
  stopHook,
  takeHook,
} from './form-hooks.repository.ts';
import type { HookListener } from './hook-listener.service.ts';
import type { HookSender } from './hook-sender.ts';
import { type PostedMessage, patience } from './post-message.ts';

interface DeliveryParts {
  platform: Platform;
  clock: Clock;
  audit: Pick<AuditService, 'record'>;
  sender: HookSender;
  listener: Pick<HookListener, 'enqueue'>;
}

/** In milliseconds. Longer than any try takes: whoever has not let go by then was killed, or stood still for as long. */
const lease = 6 * patience;
/** Others have their turn after this; what is left goes to the back of the line. */
const turn = 30_000;
/** After no answer at all: a receiver that is away costs one try a minute, however much waits for it. */
const rest = 60_000;

const work = systemViewer('form-hooks');

const later = (moment: Date, milliseconds: number): Date => new Date(moment.getTime() + milliseconds);

export type HookDeliveryService = ReturnType<typeof createHookDeliveryService>;

/** Sends what is due, at least once. One at a time for each webhook, so that a slow receiver has one worker at most. */
export function createHookDeliveryService({ platform, clock, audit, sender, listener }: DeliveryParts) {
  const { db } = platform;
  const after = (milliseconds: number): Date => later(clock.now(), milliseconds);

  async function stop(trx: PlatformTransaction, touch: Touch, hook: HookRow, reason: StopReason): Promise<void> {
    if (!(await stopHook(trx, hook.guid, reason))) return;
    touch(formHooksTag(hook.formGuid), hookTroubleTag);
    await audit.record(
      trx,
      { viewer: work },
      {
        action: formHookAudit.stopped,
        subject: { kind: 'form', id: hook.formGuid, name: hook.place },
        details: { reason },
      },
    );
  }

  /** What became of one try, and of the webhook by it. */
  const settle = (hook: HookRow, delivery: DeliveryRow, posted: PostedMessage): Promise<void> =>
    platform.transaction(async (trx, touch) => {
      const now = clock.now();
      const { outcome, statusCode, answer } = posted;
      const isDone = outcome === 'accepted';
      const next = isDone ? undefined : nextTry(delivery.triesInRow + 1, now, posted.retryAfterSeconds);
      const state = isDone ? 'delivered' : next === undefined ? 'given-up' : 'waiting';
      const tried = { state, dueAt: next ?? null, triedAt: now, outcome, statusCode, answer } as const;
      if ((await storeTry(trx, delivery, tried)) === undefined) return;
      await platform.signal(trx, hookLogTag(hook.formGuid));
      if (isDone) {
        if (hook.failingSince === null) return;
        await markWorking(trx, hook.guid);
        touch(hookTroubleTag);
        return;
      }
      const failingSince = await markFailing(trx, hook.guid, now, isSilent(outcome) ? after(rest) : null);
      if (wantsNoMore(statusCode ?? undefined)) await stop(trx, touch, hook, 'gone');
      if (next !== undefined) return;
      touch(hookTroubleTag);
      if (isFailingLong(failingSince, now)) await stop(trx, touch, hook, 'failing');
    });

  /** False when there is nothing left to do for now, or somebody else does it. */
  async function sendNext(held: HeldHook, signal: AbortSignal): Promise<boolean> {
    // One moment for both: what is due later is no business of who loses it in between.
    const now = clock.now();
    const until = later(now, lease);
    const hook = await keepHook(db, held, now, until);
    if (hook === undefined) return false;
    held.until = until;
    const delivery = await findDue(db, held.guid, now);
    if (delivery === undefined) return false;
    await settle(hook, delivery, await sender.send(hook, delivery, signal));
    return true;
  }

  const hasMore = async (hookGuid: string): Promise<boolean> =>
    (await listHooksWithWork(db, clock.now())).some(({ guid }) => guid === hookGuid);

  return {
    /** The work of one turn. Whoever comes while somebody is at it leaves: that one sends this too. */
    async deliver(hookGuid: string, signal: AbortSignal): Promise<void> {
      const now = clock.now();
      const held = { guid: hookGuid, until: later(now, lease) };
      if ((await takeHook(db, hookGuid, now, held.until)) === undefined) return;
      try {
        const until = later(now, turn);
        while (!signal.aborted && clock.now() < until && (await sendNext(held, signal)));
      } catch (error) {
        // The server stops. What was on its way is due again, and whoever wakes next sends it.
        if (!signal.aborted) throw error;
      } finally {
        await letHookGo(db, held);
      }
      // What came in just before it was let go, or is left of a long line.
      if (await hasMore(hookGuid)) await platform.transaction((trx) => listener.enqueue(trx, hookGuid));
    },

    /** Every minute: what is to be tried again, and what was left by who was killed. */
    async wakeDue(): Promise<void> {
      const hooks = await listHooksWithWork(db, clock.now());
      if (hooks.length === 0) return;
      await platform.transaction(async (trx) => {
        for (const { guid } of hooks) await listener.enqueue(trx, guid);
      });
    },

    async forgetOld(): Promise<void> {
      await deleteDeliveriesBefore(db, after(-daysInLog * 24 * 3_600_000));
    },
  };
}
