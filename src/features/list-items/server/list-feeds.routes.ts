import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { settingsTag } from '#features/settings/contract/settings.tags.ts';
import type { SettingsService } from '#features/settings/server/settings.service.ts';
import { badInput, notFound } from '#platform/contract/errors.ts';
import { Guid } from '#platform/contract/guid.ts';
import { Language } from '#platform/contract/language-schema.ts';
import { audienceOf } from '#platform/contract/viewer.ts';
import { acceptsGzip, storeResponse } from '#platform/server/cache/stored-response.ts';
import type { RequestContext } from '#platform/server/http/route.ts';
import { securityHeaders } from '#platform/server/http/security-headers.ts';
import { sendStored } from '#platform/server/http/send-stored.ts';
import { ListQuery } from '../contract/list-items.endpoints.ts';
import type { FeedPlace } from './list-feeds.ts';
import type { ListItemsService } from './list-items.service.ts';
import type { Shared } from './list-items-parts.ts';

interface FeedServices {
  listItems: ListItemsService;
  settings: SettingsService;
}
type Context = RequestContext<FeedServices>;
export type ResolveContext = (request: FastifyRequest) => Promise<Context>;

const FeedQuery = z.object({
  language: Language.default('nl'),
  ...ListQuery.pick({ filter: true, searchFilter: true, savedQuery: true }).shape,
});

const mediaTypes = {
  rss: 'application/rss+xml; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
} as const;
type FeedKind = keyof typeof mediaTypes;
const dispositionOf = (kind: FeedKind): string => `attachment; filename="plein.${kind}"`;
const isKind = (kind: string): kind is FeedKind => Object.hasOwn(mediaTypes, kind);

/** Feeds of a list, as the caller may see it. Not declared calls, because their answers are no JSON. */
export function registerListFeeds(app: FastifyInstance, resolve: ResolveContext): void {
  app.get<{ Params: { blockGuid: string; kind: string } }>(
    '/api/listitem/list/:blockGuid/feed.:kind',
    async (request, reply) => {
      const { blockGuid, kind } = request.params;
      if (!Guid.safeParse(blockGuid).success || !isKind(kind)) throw notFound();
      const asked = parsed(request);
      const guid = blockGuid.toLowerCase();
      const context = await resolve(request);
      if (kind === 'csv') return sendCsv(request, reply, context, { guid, asked });
      return send(request, reply, context, kind, ({ viewer, services }, place) =>
        services.listItems.feeds[kind](viewer, guid, asked, place),
      );
    },
  );

  app.get<{ Params: { guid: string } }>('/api/listitem/:guid/event.ics', async (request, reply) => {
    const { guid } = request.params;
    if (!Guid.safeParse(guid).success) throw notFound();
    const { language } = parsed(request);
    return send(request, reply, await resolve(request), 'ics', ({ viewer, services }, place) =>
      services.listItems.feeds.event(viewer, guid.toLowerCase(), language, place),
    );
  });
}

function parsed(request: FastifyRequest): z.output<typeof FeedQuery> {
  const { data, error } = FeedQuery.safeParse(request.query);
  if (data !== undefined) return data;
  throw badInput(
    error.issues.map(({ path, code, message }) => ({ path: ['query', ...path].join('.'), code, message })),
  );
}

/** May be of any length, so it is written while it is read, and never kept. */
async function sendCsv(
  request: FastifyRequest,
  reply: FastifyReply,
  { viewer, client, services }: Context,
  { guid, asked }: { guid: string; asked: z.output<typeof FeedQuery> },
): Promise<FastifyReply> {
  const place = { origin: client.origin, self: client.origin + request.url, title: '' };
  const lines = Readable.from(await services.listItems.feeds.csv(viewer, guid, asked, place));
  const isZipped = acceptsGzip(request.headers['accept-encoding']);
  reply.headers({
    'content-type': mediaTypes.csv,
    'cache-control': 'no-store',
    'content-disposition': dispositionOf('csv'),
    vary: 'accept-encoding, cookie',
    ...(isZipped ? { 'content-encoding': 'gzip' } : {}),
  });
  return reply.send(isZipped ? lines.compose(createGzip({ level: 4 })) : lines);
}

/** Kept as calls are: by audience, until what is in it changes. The address it was asked at stands in it. */
async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
  kind: FeedKind,
  make: (context: Context, place: FeedPlace) => Promise<Shared<string>>,
): Promise<FastifyReply> {
  const { viewer, client, services, platform } = context;
  const audience = audienceOf(viewer);
  const stored = await platform.rememberResponse(`feed|${audience}|${client.origin}${request.url}`, async () => {
    const { platformName } = await services.settings.all();
    const place = { origin: client.origin, self: client.origin + request.url, title: platformName };
    const { value, tags, changesAt } = await make(context, place);
    const headers = {
      ...securityHeaders,
      'content-type': mediaTypes[kind],
      'cache-control': audience === 'anonymous' ? 'public, max-age=0, must-revalidate' : 'private, no-cache',
      ...(kind === 'rss' ? {} : { 'content-disposition': dispositionOf(kind) }),
    };
    return { value: await storeResponse(200, headers, value), tags: [...tags, settingsTag], expiresAt: changesAt };
  });
  return sendStored(reply, stored);
}
