import type { AuditService } from '#features/audit/server/audit.service.ts';
import type { FoundTrash, TrashSource } from '#features/trash/server/trash.service.ts';
import { notFound } from '#platform/contract/calls/errors.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';
import { requireAdmin } from '#platform/server/require-viewer.ts';
import { formAudit } from '../contract/forms.audit.ts';
import { formsTag, formTag } from '../contract/forms.tags.ts';
import type { FormsService } from './forms.service.ts';
import { formSubject } from './publish-draft.ts';
import {
  deleteFormsTrashedBefore,
  deleteTrashedForm,
  findTrashedForms,
  listTrashedFormKeys,
  restoreTrashedForm,
} from './trashed-forms.repository.ts';

/** As long as pages: who comes back from a holiday can still put something back. */
const timeInTrash = 30 * 24 * 60 * 60 * 1000;

interface TrashedFormsParts {
  platform: Platform;
  forms: Pick<FormsService, 'throwAway'>;
  audit: Pick<AuditService, 'record'>;
}

/** Forms that were thrown away, for admins: others do not make forms. */
export function createTrashedForms({ platform, forms, audit }: TrashedFormsParts): TrashSource {
  const { db } = platform;
  return {
    kind: 'form',

    keys: async (viewer, search) => (viewer.isAdmin ? listTrashedFormKeys(db, search) : []),

    async entries(viewer, ids, language) {
      if (!viewer.isAdmin) return [];
      return (await findTrashedForms(db, ids)).map(
        (row): FoundTrash => ({
          kind: 'form',
          id: row.guid,
          title: pickLanguage(row.draft.title, language, defaultLanguage)?.value ?? '',
          sort: 'form',
          of: null,
          place: { state: 'none', trail: [], after: null },
          below: [],
          belowCount: 0,
          deletedAt: row.deletedAt.toISOString(),
          deletedBy: { id: row.deletedBy, name: row.deleterName ?? '' },
          keptUntil: new Date(row.deletedAt.getTime() + timeInTrash).toISOString(),
          can: { purge: true },
        }),
      );
    },

    async restore(actor, id) {
      requireAdmin(actor.viewer);
      await platform.transaction(async (trx, touch) => {
        const [form] = await findTrashedForms(trx, [id]);
        if (form === undefined) throw notFound();
        await restoreTrashedForm(trx, form.guid);
        await audit.record(trx, actor, { action: formAudit.restored, subject: formSubject(form) });
        touch(formTag(form.guid), formsTag);
      });
      return [];
    },

    async purge(actor, id) {
      requireAdmin(actor.viewer);
      await platform.transaction(async (trx) => {
        const [form] = await findTrashedForms(trx, [id]);
        if (form === undefined) throw notFound();
        await deleteTrashedForm(trx, form.guid);
        await audit.record(trx, actor, { action: formAudit.deleted, subject: formSubject(form) });
      });
    },

    throwAway: (actor, id) => forms.throwAway(actor, id),
  };
}

export type FormTrashService = ReturnType<typeof createFormTrashService>;

export const createFormTrashService = ({ platform, clock }: { platform: Platform; clock: Clock }) => ({
  /** With their versions and what was sent; nothing that readers have shows them any more. */
  emptyTrash: (): Promise<void> =>
    platform.transaction(async (trx) => {
      await deleteFormsTrashedBefore(trx, new Date(clock.now().getTime() - timeInTrash));
    }),
});
