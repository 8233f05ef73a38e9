import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { createAccountsService } from '#features/users/server/accounts.service.ts';
import { systemViewer, viewerOf } from '#platform/contract/rights/viewer.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Letter } from '../contract/letter.ts';
import type { Newsletter, NewsletterListChanges } from '../contract/newsletter.ts';
import type { NewsletterListsService } from './newsletter-lists.service.ts';

interface ListServices {
  newsletterLists: NewsletterListsService;
}

const system = systemViewer('test');
let made = 0;

export const buildLetter = (overrides: Partial<Letter> = {}): Letter => ({
  title: 'Nieuwsbrief november',
  heading: 'Vloedhaven deze maand',
  introduction: 'De dijk gaat omhoog.',
  subject: 'De dijk omhoog, de markt naar het plein',
  items: [],
  ...overrides,
});

export async function buildNewsletterList(
  { newsletterLists }: ListServices,
  overrides: Partial<NewsletterListChanges> = {},
): Promise<string> {
  made += 1;
  const list = { name: `Nieuwsbrief ${made}`, language: 'nl' as const, isPublic: true, roleIds: [], ...overrides };
  return (await newsletterLists.add({ viewer: system }, list)).guid;
}

/** People with a proven address who chose this list; answers their addresses. */
export async function buildReaders(
  { platform, services: { newsletterLists } }: { platform: Platform; services: ListServices },
  listGuid: string,
  number: number,
): Promise<string[]> {
  const accounts = createAccountsService({ platform, clock: { now: () => new Date() } });
  const addresses: string[] = [];
  for (let index = 0; index < number; index += 1) {
    const address = `lezer-${randomUUID().slice(0, 8)}-${index}@vloedhaven.example`;
    const account = await platform.transaction((trx) =>
      accounts.addProven(trx, { address, origin: 'Verification', isActive: true }),
    );
    if (account === undefined) throw new Error('there was somebody with this address');
    const viewer = viewerOf({ ...account, accountType: 'Standard', emailVerified: true, roleIds: [] });
    await newsletterLists.choose(viewer, listGuid, true);
    addresses.push(address);
  }
  return addresses;
}

type Inject = Pick<FastifyInstance, 'inject'>;
type Headers = { authorization: string };

/** A letter to a list, as an admin writes it. */
export async function buildNewsletter(
  app: Inject,
  headers: Headers,
  listGuid: string | null,
  overrides: Partial<Letter> = {},
): Promise<Newsletter> {
  const made = await app.inject({ method: 'POST', url: '/api/newsletters', headers, payload: {} });
  if (made.statusCode !== 200) throw new Error(made.body);
  const { guid } = made.json<{ guid: string }>();
  const payload = { letter: buildLetter(overrides), listGuid, sequence: 1 };
  const saved = await app.inject({ method: 'PUT', url: `/api/newsletters/${guid}`, headers, payload });
  if (saved.statusCode !== 200) throw new Error(saved.body);
  return saved.json<Newsletter>();
}

/** As the button says: to so many. */
export async function startSending(app: Inject, headers: Headers, { guid, sequence, audience }: Newsletter) {
  const payload = { sequence, receivers: audience.receivers };
  return app.inject({ method: 'POST', url: `/api/newsletters/${guid}/send`, headers, payload });
}
