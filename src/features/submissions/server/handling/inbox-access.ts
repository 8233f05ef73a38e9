import type { LiveFormsService, StandingForm } from '#features/forms/server/live-forms.service.ts';
import { notFound } from '#platform/contract/calls/errors.ts';
import { decide } from '#platform/contract/rights/decide.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import { findHandled, type HandledRow } from './inbox.repository.ts';

export const maySeeSubmissions = (viewer: Viewer, handlerRoles: readonly string[]): boolean =>
  decide(viewer, 'handle', { kind: 'submissions', handlerRoles }).allowed;

export type InboxAccess = ReturnType<typeof createInboxAccess>;

/** To who may not deal with a form, its submissions are not there. */
export function createInboxAccess({ db, forms }: { db: PlatformDb; forms: LiveFormsService }) {
  async function requireForm(viewer: Viewer, formGuid: string): Promise<StandingForm> {
    const form = await forms.readStanding(formGuid);
    if (form === undefined || !maySeeSubmissions(viewer, form.settings.handlerRoleIds)) throw notFound();
    return form;
  }

  return {
    requireForm,

    async requireSubmission(viewer: Viewer, guid: string): Promise<{ row: HandledRow; form: StandingForm }> {
      const [row] = await findHandled(db, [guid]);
      if (row === undefined) throw notFound();
      return { row, form: await requireForm(viewer, row.formGuid) };
    },

    /** For who has a link to it: undefined where it is not for them. */
    async mayFind(viewer: Viewer, guid: string): Promise<{ formGuid: string; reference: string } | undefined> {
      const [row] = await findHandled(db, [guid]);
      const form = row && (await forms.readStanding(row.formGuid));
      if (row === undefined || form === undefined) return undefined;
      if (!maySeeSubmissions(viewer, form.settings.handlerRoleIds)) return undefined;
      return { formGuid: row.formGuid, reference: row.reference };
    },
  };
}
