import type { FollowingService } from '#features/following/server/following.service.ts';
import type { HearSubmission } from '#features/submissions/server/telling/submission-listener.service.ts';
import type { NoticeTelling } from './notice-telling.ts';

interface FormTellingParts {
  following: Pick<FollowingService, 'isFormFollowed'>;
  telling: Pick<NoticeTelling, 'tellFollowers'>;
}

/** Who follows a form and deals with what it brings hears of each submission that counts. */
export function createFormTelling({ following, telling }: FormTellingParts) {
  const hear: HearSubmission = async (trx, ...heard) => {
    for (const { event, formGuid, submissionGuid } of heard) {
      if (event !== 'received' || !(await following.isFormFollowed(formGuid))) continue;
      await telling.tellFollowers(trx, {
        cause: `submission ${submissionGuid}`,
        kind: 'submissionCame',
        about: { kind: 'submission', guid: submissionGuid },
        targets: [{ kind: 'form', guid: formGuid }],
      });
    }
  };

  return { hear, isHeard: following.isFormFollowed };
}
