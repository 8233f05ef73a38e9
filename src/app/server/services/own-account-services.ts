import type { AssetsService } from '#features/assets/server/assets.service.ts';
import type { AuditService } from '#features/audit/server/audit.service.ts';
import type { CredentialsService } from '#features/auth/server/credentials.service.ts';
import type { FollowingService } from '#features/following/server/following.service.ts';
import type { OfferPeopleService } from '#features/item-offers/server/offer-people.service.ts';
import type { ItemSupportService } from '#features/item-support/server/item-support.service.ts';
import type { LegalService } from '#features/legal/server/legal.service.ts';
import type { MailService } from '#features/mail/server/mail.service.ts';
import type { ManagedPollsService } from '#features/polls/server/managed-polls.service.ts';
import type { ProfileFieldsService } from '#features/profile-fields/server/profile-fields.service.ts';
import { createAccountDeletionService } from '#features/profiles/server/account-deletion.service.ts';
import { createOwnDataService } from '#features/profiles/server/own-data.service.ts';
import { photosOf } from '#features/profiles/server/photo-holder.service.ts';
import { createProfilesService } from '#features/profiles/server/profiles.service.ts';
import type { ReactionPeopleService } from '#features/reactions/server/reaction-people.service.ts';
import type { SubmissionPeopleService } from '#features/submissions/server/handling/submission-people.service.ts';
import type { AccountRemovalService } from '#features/users/server/account-removal.service.ts';
import type { AccountsService } from '#features/users/server/accounts.service.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';

interface OwnAccountParts {
  platform: Platform;
  clock: Clock;
  authSecret: string;
  audit: AuditService;
  mail: MailService;
  legal: LegalService;
  accounts: AccountsService;
  credentials: CredentialsService;
  removal: AccountRemovalService;
  assets: AssetsService;
  itemSupport: ItemSupportService;
  following: FollowingService;
  managedPolls: ManagedPollsService;
  submissionPeople: SubmissionPeopleService;
  reactionPeople: ReactionPeopleService;
  offerPeople: OfferPeopleService;
  fields: ProfileFieldsService;
}

/** What people do with their own account: who they are, what is kept of them, and going away. */
export function createOwnAccountServices({
  legal,
  assets,
  itemSupport,
  following,
  managedPolls,
  submissionPeople,
  reactionPeople,
  offerPeople,
  authSecret,
  ...parts
}: OwnAccountParts) {
  const profiles = createProfilesService({
    ...parts,
    isPhotoOf: (trx, userId, guid) => assets.isHeldBy(trx, photosOf(userId), guid),
    termsOfUseVersion: legal.termsOfUseVersion,
  });
  const ownData = createOwnDataService({
    ...parts,
    supportOf: itemSupport.exported,
    followsOf: following.exported,
    pollVotesOf: managedPolls.exported,
    submissionsOf: submissionPeople.exported,
    reactionsOf: reactionPeople.exported,
    offersOf: offerPeople.exported,
  });
  const accountDeletion = createAccountDeletionService({ ...parts, secret: authSecret });
  return { profiles, ownData, accountDeletion };
}
