import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { AuditService } from '#features/audit/server/audit.service.ts';
import type { SubmissionCountsService } from '#features/submissions/server/counting/submission-counts.service.ts';
import type { QuestionKinds } from '#field-kinds/kit/server/create-question-kinds.ts';
import { badInput, conflict, notFound } from '#platform/contract/calls/errors.ts';
import { rightsChange } from '#platform/contract/rights/rights-change.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';
import { requireAdmin } from '#platform/server/require-viewer.ts';
import type {
  FormForEditing,
  FormList,
  FormListQuery,
  FormSettings,
  FormVersionInfo,
  NewForm,
} from '../contract/form.ts';
import type { FormDocument } from '../contract/form-document.ts';
import { formAudit } from '../contract/forms.audit.ts';
import { formsTag, formTag } from '../contract/forms.tags.ts';
import { formList } from './form-list.ts';
import {
  type FoundForm,
  findForm,
  findFormVersion,
  findPersonName,
  insertForm,
  isPerson,
  listFormRows,
  listFormVersions,
  lockForm,
  settingColumns,
  updateForm,
} from './forms.repository.ts';
import { beginForm } from './new-form.ts';
import { readPlanState } from './plans/form-plans.repository.ts';
import { formSubject, publishDraft } from './publish-draft.ts';
import { readDocument } from './read-document.ts';

interface FormsParts {
  platform: Platform;
  audit: Pick<AuditService, 'record'>;
  kinds: QuestionKinds;
  clock: Clock;
  /** How much was sent is theirs to say, who keep it. */
  submissions: Pick<SubmissionCountsService, 'perForm'>;
}

export type FormsService = ReturnType<typeof createFormsService>;

const idOf = ({ kind, id }: Viewer): string | null => (kind === 'user' ? (id ?? null) : null);

/** Making forms. What is filled in is read by `live-forms.service.ts`, what was sent is kept by `features/submissions`. */
export function createFormsService({ platform, audit, kinds, clock, submissions }: FormsParts) {
  const { db } = platform;

  const find = async (guid: string): Promise<FoundForm> => {
    const form = await findForm(db, guid);
    if (form === undefined) throw notFound();
    return form;
  };

  const locked = async (trx: Parameters<typeof lockForm>[0], guid: string): Promise<FoundForm> => {
    const form = await lockForm(trx, guid);
    if (form === undefined) throw notFound();
    return form;
  };

  const changedBy = ({ viewer }: Actor) => ({ changed_at: clock.now(), changed_by: idOf(viewer) });

  return {
    async list(viewer: Viewer, query: z.output<typeof FormListQuery>): Promise<FormList> {
      requireAdmin(viewer);
      const [rows, sent] = await Promise.all([listFormRows(db), submissions.perForm(viewer)]);
      return formList(rows, query, { me: idOf(viewer) ?? undefined, now: clock.now(), sent });
    },

    async make(
      actor: Actor,
      { title, from }: z.output<typeof NewForm>,
      guid: string = randomUUID(),
    ): Promise<{ guid: string }> {
      requireAdmin(actor.viewer);
      const begun = beginForm(title, 'copyOf' in from ? { copyOf: await find(from.copyOf) } : from);
      const draft = readDocument(begun.document, kinds);
      const me = idOf(actor.viewer);
      await platform.transaction(async (trx, touch) => {
        const row = { guid, draft, owner_guid: me, created_at: clock.now(), created_by: me, ...changedBy(actor) };
        await insertForm(trx, row, begun.settings);
        const { visibility, roleIds, handlerRoleIds } = begun.settings;
        await audit.record(trx, actor, {
          action: formAudit.made,
          subject: formSubject({ guid, draft }),
          details: { visibility, roleIds, handlerRoleIds },
        });
        touch(formsTag);
      });
      return { guid };
    },

    async read(viewer: Viewer, guid: string): Promise<FormForEditing> {
      requireAdmin(viewer);
      const form = await find(guid);
      const { owner_guid } = form;
      const [versions, ownerName, changedByName, plans] = await Promise.all([
        listFormVersions(db, form.guid),
        findPersonName(db, owner_guid),
        findPersonName(db, form.changed_by),
        readPlanState(db, form.guid),
      ]);
      return {
        guid: form.guid,
        sequence: form.sequence,
        document: form.draft,
        settings: form.settings,
        hasChanges: form.sequence !== form.published_sequence,
        owner: owner_guid === null ? null : { guid: owner_guid, name: ownerName },
        versions,
        changedOn: form.changed_at.toISOString(),
        changedBy: changedByName,
        ...plans,
      };
    },

    async saveDraft(actor: Actor, guid: string, given: { document: FormDocument; sequence: number }) {
      requireAdmin(actor.viewer);
      const draft = readDocument(given.document, kinds);
      return platform.transaction(async (trx, touch) => {
        const form = await locked(trx, guid);
        if (form.sequence !== given.sequence) throw conflict('form-changed');
        const sequence = form.sequence + 1;
        await updateForm(trx, form.guid, { draft: JSON.stringify(draft), sequence, ...changedBy(actor) });
        touch(formsTag);
        return { sequence, hasChanges: true };
      });
    },

    async saveSettings(actor: Actor, guid: string, settings: FormSettings): Promise<FormSettings> {
      requireAdmin(actor.viewer);
      refuseBackwards(settings);
      return platform.transaction(async (trx, touch) => {
        const form = await locked(trx, guid);
        const changes = rightsChange(recorded(form.settings), recorded(settings));
        await updateForm(trx, form.guid, { ...settingColumns(settings), ...changedBy(actor) });
        await audit.record(trx, actor, {
          action: formAudit.settingsChanged,
          subject: formSubject(form),
          ...(changes !== undefined && { details: changes }),
        });
        touch(formTag(form.guid), formsTag);
        return settings;
      });
    },

    async changeOwner(actor: Actor, guid: string, ownerGuid: string | null): Promise<void> {
      requireAdmin(actor.viewer);
      await platform.transaction(async (trx, touch) => {
        const form = await locked(trx, guid);
        if (ownerGuid !== null && !(await isPerson(trx, ownerGuid))) {
          throw badInput([{ path: 'body.ownerGuid', code: 'unknown-user', message: ownerGuid }]);
        }
        await updateForm(trx, form.guid, { owner_guid: ownerGuid });
        await audit.record(trx, actor, {
          action: formAudit.ownerChanged,
          subject: formSubject(form),
          details: {
            before: await findPersonName(trx, form.owner_guid),
            after: await findPersonName(trx, ownerGuid),
          },
        });
        touch(formsTag);
      });
    },

    /** `on` is another day than today for content that is taken over. */
    async publish(
      actor: Actor,
      guid: string,
      given: { sequence: number; note: string },
      on: Date = clock.now(),
    ): Promise<FormVersionInfo> {
      requireAdmin(actor.viewer);
      return platform.transaction(async (trx, touch) => {
        const form = await locked(trx, guid);
        if (form.sequence !== given.sequence) throw conflict('form-changed');
        const by = idOf(actor.viewer);
        return publishDraft({ trx, touch, audit, kinds, actor, form, note: given.note, on, by });
      });
    },

    async readVersion(viewer: Viewer, guid: string, version: number): Promise<FormDocument> {
      requireAdmin(viewer);
      const document = await findFormVersion(db, (await find(guid)).guid, version);
      if (document === undefined) throw notFound();
      return document;
    },

    /** With what was sent: it all comes back together. */
    async throwAway(actor: Actor, guid: string): Promise<void> {
      requireAdmin(actor.viewer);
      await platform.transaction(async (trx, touch) => {
        const form = await locked(trx, guid);
        await updateForm(trx, form.guid, { deleted_at: clock.now(), deleted_by: idOf(actor.viewer) });
        await audit.record(trx, actor, { action: formAudit.thrownAway, subject: formSubject(form) });
        touch(formTag(form.guid), formsTag);
      });
    },
  };
}

/** What the log keeps of settings: all but the words of the confirmation. */
const recorded = ({ confirmation: _, ...rest }: FormSettings) => rest;

function refuseBackwards({ openDate, closeDate }: FormSettings): void {
  if (openDate === null || closeDate === null || new Date(openDate) <= new Date(closeDate)) return;
  throw badInput([{ path: 'body.closeDate', code: 'closes-before-it-opens', message: closeDate }]);
}
