import type { ActivityKindService } from '#features/activity/server/activity-kind.service.ts';
import type { LiveFormsService } from '#features/forms/server/live-forms.service.ts';
import type { ListItemsService } from '#features/list-items/server/list-items.service.ts';
import { attentionCall } from '#features/today/contract/attention-call.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { newestFirst, olderThan } from '#platform/server/database/older-than.ts';
import type { Platform } from '#platform/server/platform.ts';
import { withdrawSubmission } from '../../contract/submissions.endpoints.ts';

interface ActivityParts {
  platform: Platform;
  forms: LiveFormsService;
  items: Pick<ListItemsService, 'namesOf'>;
  /** A form by itself, or one for an event or another item. */
  kind: 'submission' | 'sign-up';
}

/** What somebody sent by forms. */
export const createSubmissionActivity = ({ platform, forms, items, kind }: ActivityParts): ActivityKindService => ({
  kind,
  async list(viewer, userId, { language, before, limit }) {
    const rows = await platform.db
      .selectFrom('form_submission')
      .select(['guid', 'form_guid as formGuid', 'version', 'item_guid as itemGuid', 'is_kept as isKept'])
      .select(['sent_at as sentAt', 'withdrawn_at as withdrawnAt', 'deleted_at as deletedAt'])
      .where('sender_guid', '=', userId)
      .where('item_guid', kind === 'sign-up' ? 'is not' : 'is', null)
      .where(olderThan('sent_at', 'guid', before))
      .orderBy('sent_at', 'desc')
      .orderBy(newestFirst('guid'))
      .limit(limit)
      .execute();
    const about = rows.flatMap(({ itemGuid }) => itemGuid ?? []);
    const names = await items.namesOf(viewer, about, language);
    return Promise.all(
      rows.map(async ({ guid, formGuid, version, itemGuid, isKept, sentAt, withdrawnAt, deletedAt }) => {
        const document = await forms.readVersion(formGuid, version);
        const form = document && pickLanguage(document.title, language, defaultLanguage)?.value;
        const settings = await forms.readSettings(formGuid);
        const isGone = withdrawnAt !== null || deletedAt !== null;
        const canGo = settings?.canWithdraw === true && isKept && !isGone;
        return {
          id: guid,
          at: sentAt.toISOString(),
          title: (itemGuid === null ? undefined : names.get(itemGuid)?.title) ?? form ?? null,
          path: deletedAt === null ? `/submission/${guid}` : null,
          state: withdrawnAt !== null ? 'withdrawn' : deletedAt !== null ? 'removed' : 'kept',
          // Its answers go with it, so there is no way back.
          removal: canGo ? { call: attentionCall(withdrawSubmission, { params: { guid }, body: {} }) } : null,
        };
      }),
    );
  },
});
