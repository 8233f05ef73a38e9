import { z } from 'zod';
import { formTag } from '#features/forms/contract/forms.tags.ts';
import { offersTag } from '#features/item-offers/contract/item-offers.tags.ts';
import { itemSupportTag } from '#features/item-support/contract/item-support.tags.ts';
import { itemsTag, itemTag, listTag, sitemapTag } from '#features/list-items/contract/list-items.tags.ts';
import { threadTouches } from '#features/reactions/contract/reactions.tags.ts';
import { ContributionSource } from '#features/registration/contract/contribution-source.ts';
import { LinkToken } from '#features/registration/contract/mail-proof.ts';
import { addressAudit } from '#features/registration/contract/registration.audit.ts';
import { roleAudit } from '#features/roles/contract/roles.audit.ts';
import { signUpTag } from '#features/sign-ups/contract/sign-ups.tags.ts';
import { form, redirect } from '#platform/contract/calls/body-kinds.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import {
  AskedContributionMail,
  GivenContributionProof,
  OpenContribution,
  PostedCode,
  ProvenContribution,
} from './contribution.ts';

const feature = 'contributions';
const access = 'public';
const bodyLimit = 16 * 1024;
const link = z.object({ token: LinkToken });
const refusal = 'wrong-mail-code';
const audits = [addressAudit.verified, roleAudit.handedOut];
/** A form, or an event, that has as many as there are places; the thread or the list in which something appears; what is voted for. */
const items = [itemTag, listTag, itemsTag, sitemapTag, offersTag];
const touches = [formTag, itemSupportTag, signUpTag, ...threadTouches, ...items];

export const readContributionProof = defineEndpoint({
  method: 'GET',
  path: '/api/contributions/proofs/{token}',
  access,
  whileViewingAs: 'allowed',
  feature,
  summary: 'What the link of a mail is about, while it still works; this does not use it up',
  params: link,
  query: z.object({ language: Language.default('nl') }),
  output: OpenContribution,
  callsPerMinute: 60,
});

export const proveContribution = defineEndpoint({
  method: 'POST',
  path: '/api/contributions/prove',
  access,
  feature,
  summary: 'Prove by link or code that an address is one’s own: what was brought with it counts from now on',
  body: GivenContributionProof,
  bodyLimit,
  callsPerMinute: 30,
  audits,
  touches,
  output: ProvenContribution,
});

export const askContributionMail = defineEndpoint({
  method: 'POST',
  path: '/api/contributions/mail',
  access,
  feature,
  summary: 'Send the mail that proves a contribution again, to the same or another address; the results of §4',
  body: AskedContributionMail,
  bodyLimit,
  callsPerMinute: 20,
  audits: { nothing: 'only a mail is asked for; what it proves is written down' },
  touches: [],
  output: z.object({ result: z.enum(['Sent', 'AlreadyVerified']) }),
});

export const sendContributionCode = defineEndpoint({
  method: 'POST',
  path: '/prove/{kind}/{guid}',
  access,
  feature,
  summary: 'The code that proves a contribution, sent by a browser without script',
  params: ContributionSource,
  body: form(PostedCode, { screen: '/prove/{kind}/{guid}', refusal }),
  audits,
  touches,
  output: redirect(),
});

export const sendContributionLink = defineEndpoint({
  method: 'POST',
  path: '/prove/{token}',
  access,
  feature,
  summary: 'The link that proves a contribution, sent by a browser without script',
  params: link,
  body: form(link, { screen: '/prove/{token}', refusal }),
  audits,
  touches,
  output: redirect(),
});
