import { Writable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anonymousViewer } from '#platform/contract/rights/viewer.ts';
import { defaultLocale } from '#platform/contract/texts/language.ts';
import type { MakeContext } from '#platform/server/http/make-context.ts';
import { asAppError } from '#platform/server/http/problem.ts';
import { registerRoutes } from '#platform/server/http/register-routes.ts';
import { createLogger } from '#platform/server/logger.ts';
import { logsRoutes } from './logs.routes.ts';

const entry = {
  short_message: 'k7q3 www.vloedhaven.nl Uncaught TypeError: x is not a function',
  level: 3,
  origin: 'https://www.vloedhaven.nl/nieuws',
  platform: 'www.vloedhaven.nl',
  user_agent: 'Mozilla/5.0',
  timestamp: 1_794_700_800,
  bot: false,
};

let written: string;
let app: FastifyInstance;

/** The kernel as it is, around this one call; it reads and writes no database, so none is started. */
beforeEach(() => {
  written = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      written += String(chunk);
      done();
    },
  });
  const log = createLogger('info', stream);
  const makeContext = async (request: { headers: Record<string, unknown> }) => ({
    viewer: anonymousViewer,
    locale: defaultLocale,
    client: { userAgent: String(request.headers['user-agent']) },
    log,
  });
  app = Fastify();
  app.setErrorHandler((thrown, _request, reply) => reply.code(asAppError(thrown).status).send());
  registerRoutes(app, logsRoutes, makeContext as unknown as MakeContext<unknown>);
});
afterEach(() => app.close());

const post = (payload: unknown) =>
  app.inject({
    method: 'POST',
    url: '/api/logs',
    headers: { 'user-agent': 'Googlebot/2.1' },
    payload: payload as object,
  });

describe('POST /api/logs', () => {
  it('writes the entries to the log and answers 204', async () => {
    const answer = await post([entry, { ...entry, level: 4, short_message: 'second' }]);
    expect(answer.statusCode).toBe(204);
    expect(answer.body).toBe('');
    const lines = written
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toMatchObject([
      { level: 50, msg: entry.short_message, browser: { bot: true, userAgent: 'Googlebot/2.1' } },
      { level: 40, msg: 'second' },
    ]);
  });

  it.each([
    ['nothing', [], 400],
    ['no array', entry, 400],
    ['more than 50 entries', Array.from({ length: 51 }, () => entry), 400],
    ['an entry without a message', [{ ...entry, short_message: undefined }], 400],
    ['more than 64 KB', [{ ...entry, full_message: 'x'.repeat(70_000) }], 413],
  ])('refuses %s and writes nothing', async (_, payload, status) => {
    expect((await post(payload)).statusCode).toBe(status);
    expect(written).toBe('');
  });
});
