import { z } from 'zod';
import { assetTag } from '#features/assets/contract/assets.tags.ts';
import { formsTag, formTag } from '#features/forms/contract/forms.tags.ts';
import { offersTag } from '#features/item-offers/contract/item-offers.tags.ts';
import { itemSupportTag } from '#features/item-support/contract/item-support.tags.ts';
import { threadTouches } from '#features/reactions/contract/reactions.tags.ts';
import { stream } from '#platform/contract/calls/body-kinds.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { AccountDeletion, ActivityPage, ApplicationUser, OtherProfile, ProfileChange } from './profile.ts';
import { accountAudit, profileAudit, termsAudit } from './profiles.audit.ts';
import { profileTag } from './profiles.tags.ts';

const feature = 'profiles';
const bodyLimit = 256 * 1024;

export const readLoggedInProfile = defineEndpoint({
  method: 'GET',
  path: '/api/profiles:loggedIn',
  access: 'user',
  whileViewingAs: 'allowed',
  feature,
  summary: 'The application user: who is signed in, and what they may',
  output: ApplicationUser,
});

export const saveLoggedInProfile = defineEndpoint({
  method: 'PUT',
  path: '/api/profiles:loggedIn',
  access: 'user',
  feature,
  summary: 'Change one’s own profile: what the body names, and nothing else',
  body: ProfileChange,
  audits: [profileAudit.changed, termsAudit.accepted, termsAudit.declined],
  touches: [profileTag],
  output: ApplicationUser,
  bodyLimit,
});

export const deleteLoggedInProfile = defineEndpoint({
  method: 'DELETE',
  path: '/api/profiles:loggedIn',
  access: 'user',
  feature,
  summary: 'Delete one’s own account, at once and for good; what one published stays, without the name',
  body: AccountDeletion,
  audits: [accountAudit.deleted],
  touches: [profileTag, itemSupportTag, offersTag, ...threadTouches, assetTag, formTag, formsTag],
  output: z.object({ success: z.literal(true) }),
  bodyLimit,
  callsPerMinute: 5,
});

export const readProfile = defineEndpoint({
  method: 'GET',
  path: '/api/profiles/{guid}',
  access: 'user',
  whileViewingAs: 'allowed',
  feature,
  summary: 'Somebody’s profile, with only what this reader may see of it',
  params: z.object({ guid: Guid }),
  query: z.object({ language: Language.default('nl') }),
  output: OtherProfile,
});

export const readOwnActivity = defineEndpoint({
  method: 'GET',
  path: '/api/profiles:activity',
  access: 'user',
  feature,
  summary: 'What one did here oneself, the newest first',
  query: z.object({ before: z.coerce.number().int().positive().optional(), language: Language.default('nl') }),
  output: ActivityPage,
});

/** How one can prove to be oneself before the account goes. */
export const readDeletionProof = defineEndpoint({
  method: 'GET',
  path: '/api/profiles:deletionProof',
  access: 'user',
  feature,
  summary: 'Whether a password or a mailed code is asked before one’s account is deleted',
  output: z.object({ proof: z.enum(['password', 'code']), isLastAdmin: z.boolean() }),
});

export const sendDeletionCode = defineEndpoint({
  method: 'POST',
  path: '/api/profiles:deletionCode',
  access: 'user',
  feature,
  summary: 'Mail a code to one’s own address, to delete an account that has no password',
  audits: { nothing: 'only a mail with a code' },
  touches: [],
  output: z.object({ success: z.literal(true) }),
  callsPerMinute: 2,
});

/** Bound by `registerProfileDownload`: the answer is a file that is written while it is sent. */
export const downloadOwnData = defineEndpoint({
  method: 'GET',
  path: '/api/profiles:data',
  access: 'user',
  feature,
  summary: 'Everything the platform keeps about oneself, as one JSON file',
  audits: [profileAudit.downloaded],
  touches: [],
  output: stream('application/json; charset=utf-8'),
  callsPerMinute: 6,
});
