import { randomUUID } from 'node:crypto';
import type { AuditService } from '#features/audit/server/audit.service.ts';
import type { LiveFormsService, StandingForm } from '#features/forms/server/live-forms.service.ts';
import type { AuditAction } from '#platform/contract/calls/audit-action.ts';
import { conflict, notFound } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform, PlatformTransaction, Touch } from '#platform/server/platform.ts';
import { requireAdmin } from '#platform/server/require-viewer.ts';
import type { FormHook, FormHookInput } from '../contract/form-hook.ts';
import { formHookAudit } from '../contract/form-hooks.audit.ts';
import { formHooksTag, hookLogTag, hookTroubleTag } from '../contract/form-hooks.tags.ts';
import { usualContents } from '../contract/hook-contents.ts';
import { mostHooks } from '../contract/hook-limits.ts';
import { hurryWaiting, presentDelivery, summariseDeliveries } from './deliveries.repository.ts';
import {
  countHooks,
  deleteHook,
  findHookRow,
  type HookRow,
  insertHook,
  listHookRows,
  listTroubled,
  lockHookRow,
  storeKeys,
  updateHook,
} from './form-hooks.repository.ts';
import { requireHookAddress } from './hook-address.ts';
import { type HookBox, newKeys, oldSecretUntil, renewedKeys } from './hook-keys.ts';
import type { HookListener } from './hook-listener.service.ts';

interface FormHooksParts {
  platform: Platform;
  clock: Clock;
  audit: Pick<AuditService, 'record'>;
  forms: LiveFormsService;
  box: HookBox;
  listener: Pick<HookListener, 'enqueue'>;
  allowsLoopback: boolean;
}

interface WithSecret {
  hook: FormHook;
  secret: string;
}

export type FormHooksService = ReturnType<typeof createFormHooksService>;

/** The webhooks of a form, for who makes the form. */
export function createFormHooksService(parts: FormHooksParts) {
  const { platform, clock, audit, forms, box, listener, allowsLoopback } = parts;
  const { db } = platform;

  async function requireForm(viewer: Viewer, formGuid: string): Promise<StandingForm> {
    requireAdmin(viewer);
    const form = await forms.readStanding(formGuid);
    if (form === undefined) throw notFound();
    return form;
  }

  /** Of a form that is in the trash they are as gone as the form is. */
  async function requireHook(viewer: Viewer, guid: string): Promise<HookRow> {
    requireAdmin(viewer);
    const hook = await findHookRow(db, guid);
    if (hook === undefined) throw notFound();
    await requireForm(viewer, hook.formGuid);
    return hook;
  }

  async function present(row: HookRow): Promise<FormHook> {
    const keys = box.open(row.guid, row.sealed);
    const { waiting, givenUp, last } = await summariseDeliveries(db, row.guid);
    return {
      guid: row.guid,
      // What cannot be opened any more is written anew; its host says which one it was.
      address: keys?.address ?? `https://${row.place}/`,
      events: row.events,
      contents: row.contents,
      isOn: row.isOn,
      secretHint: keys?.secret.slice(-4) ?? '',
      oldSecretUntil: keys === undefined ? null : oldSecretUntil(keys, clock.now()),
      failingSince: row.failingSince?.toISOString() ?? null,
      stopped: row.stopped,
      waiting,
      givenUp,
      last: last === undefined ? null : presentDelivery(last),
    };
  }

  const presentNow = async (guid: string): Promise<FormHook> => {
    const row = await findHookRow(db, guid);
    if (row === undefined) throw notFound();
    return present(row);
  };

  /** Which form and which host; never the address, which may have a key in it, nor a secret. */
  async function note(
    trx: PlatformTransaction,
    touch: Touch,
    actor: Actor,
    { action, formGuid, place, details }: { action: AuditAction; formGuid: string; place: string; details?: Details },
  ): Promise<void> {
    const subject = { kind: 'form', id: formGuid, name: place };
    await audit.record(trx, actor, { action, subject, ...(details === undefined ? {} : { details }) });
    touch(formHooksTag(formGuid), hookTroubleTag);
    await platform.signal(trx, hookLogTag(formGuid));
  }

  const detailsOf = ({ events, contents, isOn }: Pick<HookRow, 'events' | 'contents' | 'isOn'>): Details => ({
    events: [...events],
    contents,
    isOn,
  });

  return {
    requireHook,

    async list(viewer: Viewer, formGuid: string): Promise<FormHook[]> {
      await requireForm(viewer, formGuid);
      return Promise.all((await listHookRows(db, formGuid)).map(present));
    },

    async make(actor: Actor, formGuid: string, input: FormHookInput): Promise<WithSecret> {
      await requireForm(actor.viewer, formGuid);
      const address = await requireHookAddress(input.address, allowsLoopback);
      const guid = randomUUID();
      const keys = newKeys(address.href);
      const contents = input.contents ?? (await leastContents(formGuid));
      await platform.transaction(async (trx, touch) => {
        if ((await countHooks(trx, formGuid)) >= mostHooks) throw conflict('too-many-hooks');
        const values = { ...input, contents, place: address.host, sealed: box.close(guid, keys) };
        await insertHook(trx, guid, formGuid, values, clock.now());
        const details = detailsOf(values);
        await note(trx, touch, actor, { action: formHookAudit.made, formGuid, place: address.host, details });
      });
      return { hook: await presentNow(guid), secret: keys.secret };
    },

    async change(actor: Actor, guid: string, input: FormHookInput): Promise<FormHook> {
      await requireHook(actor.viewer, guid);
      const address = await requireHookAddress(input.address, allowsLoopback);
      await platform.transaction(async (trx, touch) => {
        const before = await lockHookRow(trx, guid);
        if (before === undefined) throw notFound();
        const { formGuid } = before;
        const keys = box.open(guid, before.sealed);
        // A secret that nobody was told would sign what nobody can check.
        if (keys === undefined) throw conflict('hook-unreadable');
        const sealed = box.close(guid, { ...keys, address: address.href });
        const values = { ...input, contents: input.contents ?? before.contents, place: address.host, sealed };
        await updateHook(trx, guid, values, clock.now());
        const details = detailsOf(values);
        await note(trx, touch, actor, { action: formHookAudit.changed, formGuid, place: address.host, details });
        if (!input.isOn) return;
        await hurryWaiting(trx, guid, clock.now());
        await listener.enqueue(trx, guid);
      });
      return presentNow(guid);
    },

    async renewSecret(actor: Actor, guid: string): Promise<WithSecret> {
      await requireHook(actor.viewer, guid);
      const secret = await platform.transaction(async (trx, touch) => {
        const row = await lockHookRow(trx, guid);
        const keys = row && box.open(guid, row.sealed);
        if (row === undefined) throw notFound();
        if (keys === undefined) throw conflict('hook-unreadable');
        const renewed = renewedKeys(keys, clock.now());
        await storeKeys(trx, guid, box.close(guid, renewed), clock.now());
        const { formGuid, place } = row;
        await note(trx, touch, actor, { action: formHookAudit.secretRenewed, formGuid, place });
        return renewed.secret;
      });
      return { hook: await presentNow(guid), secret };
    },

    async remove(actor: Actor, guid: string): Promise<void> {
      const { formGuid, place } = await requireHook(actor.viewer, guid);
      await platform.transaction(async (trx, touch) => {
        await deleteHook(trx, guid);
        await note(trx, touch, actor, { action: formHookAudit.removed, formGuid, place });
      });
    },

    /** Those that somebody should look at. */
    async troubled(viewer: Viewer) {
      requireAdmin(viewer);
      const found = await listTroubled(db);
      const standing = await Promise.all(
        found.map(async (hook) => ({ ...hook, title: (await forms.readStanding(hook.formGuid))?.title })),
      );
      return standing.flatMap(({ title, ...hook }) => (title === undefined ? [] : [{ ...hook, title }]));
    },
  };

  async function leastContents(formGuid: string) {
    const documents = [...(await forms.readDocuments(formGuid)).values()];
    return usualContents({ fields: documents.flatMap(({ fields }) => fields) });
  }
}

type Details = Record<string, string | boolean | string[]>;
