import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Platform } from '#platform/server/platform.ts';
import { requireAdmin } from '#platform/server/require-viewer.ts';

export type ToldSubmissionService = ReturnType<typeof createToldSubmissionService>;

/** One submission for who tells others of it. */
export function createToldSubmissionService({ platform }: { platform: Platform }) {
  return {
    /** Its answers as they are now: nothing of what was taken back, thrown away, emptied or never kept. */
    async answersOf(viewer: Viewer, guid: string): Promise<Record<string, unknown> | undefined> {
      requireAdmin(viewer);
      const row = await platform.db
        .selectFrom('form_submission')
        .select('answers')
        .where('guid', '=', guid)
        .where('withdrawn_at', 'is', null)
        .where('deleted_at', 'is', null)
        .where('redacted_at', 'is', null)
        .where('is_kept', '=', true)
        .where('status', '<>', 'unproven')
        .executeTakeFirst();
      return row?.answers as Record<string, unknown> | undefined;
    },
  };
}
