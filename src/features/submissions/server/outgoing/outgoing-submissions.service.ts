import type { LiveFormsService } from '#features/forms/server/live-forms.service.ts';
import { notFound } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Platform } from '#platform/server/platform.ts';
import { requireAdmin } from '#platform/server/require-viewer.ts';
import type { OutgoingFilter } from '../../contract/outgoing-filter.ts';
import { listOutgoing, type OutgoingCursor, type OutgoingRow } from './outgoing-submissions.repository.ts';

export type { OutgoingCursor, OutgoingRow };
export type OutgoingSubmissionsService = ReturnType<typeof createOutgoingSubmissionsService>;

/** What was sent, for who takes it elsewhere. */
export function createOutgoingSubmissionsService({ platform, forms }: { platform: Platform; forms: LiveFormsService }) {
  /** Who may read what a form was sent may take it along. */
  async function requireForm(viewer: Viewer, formGuid: string): Promise<void> {
    requireAdmin(viewer);
    if ((await forms.readStanding(formGuid)) === undefined) throw notFound();
  }

  return {
    async list(
      viewer: Viewer,
      formGuid: string,
      filter: OutgoingFilter,
      page: { after: OutgoingCursor | null; limit: number },
    ): Promise<OutgoingRow[]> {
      await requireForm(viewer, formGuid);
      return listOutgoing(platform.db, formGuid, filter, page);
    },
  };
}
