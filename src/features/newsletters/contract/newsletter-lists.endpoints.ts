import { z } from 'zod';
import { EmailAddress } from '#features/users/contract/email-address.ts';
import { form, posted, redirect, stream } from '#platform/contract/calls/body-kinds.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { Challenge, SolvedChallenge } from '#platform/contract/robots/challenge.ts';
import { NewsletterList, NewsletterListChanges, OfferedList, OpenList } from './newsletter.ts';
import { newsletterAudit } from './newsletters.audit.ts';
import { newsletterListsTag } from './newsletters.tags.ts';
import { readerKeyPattern } from './reader-key.ts';

const feature = 'newsletters';
const params = z.object({ guid: Guid });
const readerParams = z.object({ key: z.string().regex(readerKeyPattern) });
const touches: [] = [];
const ownChoice = { nothing: 'what somebody reads is their own business; the list knows since when' } as const;

export const listNewsletterLists = defineEndpoint({
  method: 'GET',
  path: '/api/newsletter-lists',
  access: 'admin',
  whileViewingAs: 'allowed',
  feature,
  summary: 'The lists that newsletters go to, with how many read each',
  output: z.array(NewsletterList),
});

export const addNewsletterList = defineEndpoint({
  method: 'POST',
  path: '/api/newsletter-lists',
  access: 'admin',
  feature,
  summary: 'Add a list of readers',
  body: NewsletterListChanges,
  audits: [newsletterAudit.listMade],
  touches: [newsletterListsTag],
  output: z.object({ guid: Guid }),
});

export const changeNewsletterList = defineEndpoint({
  method: 'PUT',
  path: '/api/newsletter-lists/{guid}',
  access: 'admin',
  feature,
  summary: 'Change what a list is called, its language and who may read it; refused when somebody else did since',
  params,
  body: NewsletterListChanges.extend({ sequence: z.int32().min(0) }),
  audits: [newsletterAudit.listChanged],
  touches: [newsletterListsTag],
  output: z.undefined(),
});

export const deleteNewsletterList = defineEndpoint({
  method: 'DELETE',
  path: '/api/newsletter-lists/{guid}',
  access: 'admin',
  feature,
  summary: 'Remove a list with its readers; refused while a letter goes out to it',
  params,
  audits: [newsletterAudit.listDeleted],
  touches: [newsletterListsTag],
  output: z.undefined(),
});

export const tryAddressAgain = defineEndpoint({
  method: 'POST',
  path: '/api/newsletter-lists/{guid}/try-again',
  access: 'admin',
  feature,
  summary: 'Send the next letter again to addresses of this list that were refused',
  params,
  audits: [newsletterAudit.addressTriedAgain],
  touches,
  output: z.object({ addresses: z.number().int() }),
});

export const listOfferedNewsletters = defineEndpoint({
  method: 'GET',
  path: '/api/newsletter-lists/offered',
  access: 'public',
  feature,
  summary: 'The lists that one may read, and whether one does',
  output: z.array(OfferedList),
});

export const listOpenNewsletters = defineEndpoint({
  method: 'GET',
  path: '/api/newsletter-lists/open',
  access: 'public',
  cached: true,
  feature,
  summary: 'The lists that are for everyone, for pages on which one signs up',
  output: z.array(OpenList),
});

export const chooseNewsletter = defineEndpoint({
  method: 'PUT',
  path: '/api/newsletter-lists/{guid}/reading',
  access: 'user',
  feature,
  summary: 'Read a list from now on, or no longer',
  params,
  body: z.object({ reads: z.boolean() }),
  audits: ownChoice,
  touches,
  output: z.array(OfferedList),
});

export const askNewsletterChallenge = defineEndpoint({
  method: 'POST',
  path: '/api/newsletter-lists/{guid}/challenge',
  access: 'public',
  feature,
  summary: 'A sum to be done before an address is given, which is nothing for a person and much for a robot',
  params,
  callsPerMinute: 60,
  audits: { nothing: 'it only asks for something' },
  touches,
  output: Challenge,
});

export const askNewsletter = defineEndpoint({
  method: 'POST',
  path: '/api/newsletter-lists/{guid}/ask',
  access: 'public',
  feature,
  summary:
    'Ask for a newsletter by an address; it comes once the mail to that address is answered. The answer is the same for every address',
  params,
  body: z.object({ email: EmailAddress, website: z.string().max(200).default(''), challenge: SolvedChallenge }),
  bodyLimit: 16 * 1024,
  callsPerMinute: 20,
  audits: { nothing: 'it counts once it is proven' },
  touches,
  output: z.object({ guid: Guid, key: z.string() }),
});

/** Without an address for who is signed in: theirs is known, and proven. */
const PostedAsking = z.object({
  list: Guid,
  email: EmailAddress.optional(),
  website: z.string().max(200).default(''),
});

export const postNewsletter = defineEndpoint({
  method: 'POST',
  path: '/newsletter/ask',
  access: 'public',
  feature,
  summary: 'Ask for a newsletter, sent by a browser itself: by an address that is then proven, or as who is signed in',
  body: form(PostedAsking, { screen: '/newsletter', refusal: 'newsletter-address' }),
  callsPerMinute: 10,
  audits: ownChoice,
  touches,
  output: redirect(),
});

export const readReading = defineEndpoint({
  method: 'GET',
  path: '/api/newsletters:stop/{key}',
  access: 'public',
  whileViewingAs: 'allowed',
  feature,
  summary: 'Which list the link of a letter is about; reading it changes nothing',
  params: readerParams,
  callsPerMinute: 60,
  output: z.object({ listName: z.string(), reads: z.boolean() }),
});

export const changeReading = defineEndpoint({
  method: 'PUT',
  path: '/api/newsletters:stop/{key}',
  access: 'public',
  feature,
  summary: 'Stop with a list by the link of a letter, or read it again after all',
  params: readerParams,
  body: z.object({ reads: z.boolean() }),
  callsPerMinute: 60,
  audits: ownChoice,
  touches,
  output: z.object({ listName: z.string(), reads: z.boolean() }),
});

/** RFC 8058: a mail program posts it by itself, from nowhere and without a session. It is not sent on to another address. */
export const stopByOneClick = defineEndpoint({
  method: 'POST',
  path: '/newsletter/stop/{key}',
  access: 'public',
  feature,
  summary: 'Stop with a list in one click, as a mail program asks it (RFC 8058)',
  params: readerParams,
  // Urlencoded or in parts: the program chooses.
  body: posted(),
  bodyLimit: 4096,
  isOpenToOtherSites: true,
  callsPerMinute: 600,
  audits: ownChoice,
  touches,
  output: stream('text/plain'),
});

export const sendStop = defineEndpoint({
  method: 'POST',
  path: '/newsletter/stop/{key}/leave',
  access: 'public',
  feature,
  summary: 'Stop with a list, sent by a browser without script',
  params: readerParams,
  body: form(readerParams, { screen: '/newsletter/stop/{key}' }),
  callsPerMinute: 60,
  audits: ownChoice,
  touches,
  output: redirect(),
});
