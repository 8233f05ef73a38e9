import type { FastifyInstance } from 'fastify';
import { SMTPServer } from 'smtp-server';
import { expect, vi } from 'vitest';
import { patience } from '#platform/server/testing/patience.ts';
import type { NoticeLine, Notices, NoticeWays } from '../../contract/notice.ts';

type Headers = Record<string, string>;

export interface Person {
  headers: Headers;
  id: string;
  email: string;
}

/** A real mail server on this machine that keeps what it is handed. */
export async function startMailServer() {
  const received: { to: string; data: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const [to] = session.envelope.rcptTo;
        received.push({ to: to?.address ?? '', data: Buffer.concat(chunks).toString() });
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `smtp://127.0.0.1:${port}`, received, close };
}

/** As mail programs read it: soft line breaks taken away. */
export const plain = (data: string): string =>
  data
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** By which a mail program stops it. */
export function stopAddressIn(data: string): URL {
  const found = /^List-Unsubscribe:\s*<([^>]+)>/m.exec(data.replace(/\r\n[ \t]+/g, ''))?.[1] ?? '';
  return new URL(found);
}

export const shortly = ({ kind, title, section, isNew, guids }: NoticeLine) => [
  kind,
  title,
  section,
  isNew,
  guids.length,
];

export const minutes = 60;
export const days = 24 * 60 * minutes;

/** A clock that a test moves. */
export function createClock() {
  // A Tuesday afternoon in the Netherlands.
  let time = Date.parse('2026-11-17T12:00:00Z');
  return {
    clock: { now: () => new Date(time) },
    now: () => time,
    later: (seconds: number): void => {
      time += seconds * 1000;
    },
  };
}

interface Site {
  app: FastifyInstance;
  installation: { jobs: { runRecurring(name: string): Promise<void> } };
  signInAs(accountType: 'Standard' | 'ContentManager' | 'Admin'): Promise<Headers>;
}

/** People who follow things and are told. */
export function createTelling(site: Site, received: readonly { to: string; data: string }[]) {
  const call = (
    method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    headers: Headers = {},
    payload?: object,
  ) => site.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
  const bellOf = async ({ headers }: Person): Promise<Notices> =>
    (await call('GET', '/api/notices?language=nl', headers)).json<Notices>();
  const mailsTo = (person: Pick<Person, 'email'>) => received.filter(({ to }) => to === person.email);
  return {
    call,
    bellOf,
    mailsTo,
    run: (name: string) => site.installation.jobs.runRecurring(name),

    async newPerson(accountType: 'Standard' | 'ContentManager' | 'Admin' = 'Standard'): Promise<Person> {
      const headers = await site.signInAs(accountType);
      const { guid, email } = (await call('GET', '/api/profiles:loggedIn', headers)).json<{
        guid: string;
        email: string;
      }>();
      return { headers, id: guid, email };
    },

    follow: (person: Person, kind: string, guid: string, body: object = {}) =>
      call('PUT', `/api/follows/${kind}/${guid}`, person.headers, body),

    waysOf: async ({ headers }: Person) =>
      (await call('GET', '/api/notices/ways?language=nl', headers)).json<NoticeWays>(),

    /** Jobs tell people; so many things until that is done. */
    told: (person: Person, count: number) =>
      vi.waitFor(async () => {
        const bell = await bellOf(person);
        expect(bell.lines.flatMap(({ guids }) => guids)).toHaveLength(count);
        return bell;
      }, patience),

    mailed: (person: Person, count: number) =>
      vi.waitFor(() => {
        expect(mailsTo(person)).toHaveLength(count);
        return mailsTo(person).at(-1)?.data ?? '';
      }, patience),
  };
}
