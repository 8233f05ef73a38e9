import { CompiledQuery } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildForm } from '#features/forms/server/forms.factory.ts';
import type { SentSubmission } from '#features/submissions/contract/filling.ts';
import { createSender, movableClock } from '#features/submissions/server/testing/sending.ts';
import type { Today } from '#features/today/contract/attention.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { patience } from '#platform/server/testing/patience.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

const residents = Array.from({ length: 12 }, (_, number) => `bewoner${number}@vloedhaven.example`);
const receivers = ['balie@vloedhaven.example', 'wijkteam@vloedhaven.example'];
const aDay = 24 * 60 * 60;

/** A real mail server that can go away and come back at the same address. */
async function mailServer() {
  const received: { to: string; id: string }[] = [];
  const open = (port: number) =>
    new Promise<SMTPServer>((resolve, reject) => {
      const server = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS'],
        onData(stream, { envelope }, callback) {
          const chunks: Buffer[] = [];
          stream.on('data', (chunk: Buffer) => chunks.push(chunk));
          stream.on('end', () => {
            const [, id = ''] = /^Message-ID: <([^@]+)@/im.exec(Buffer.concat(chunks).toString()) ?? [];
            for (const { address } of envelope.rcptTo) received.push({ to: address, id });
            callback();
          });
        },
      });
      server.once('error', reject);
      server.listen(port, '127.0.0.1', () => resolve(server));
    });
  let server = await open(0);
  const { port } = server.server.address() as { port: number };
  const goAway = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    goAway,
    comeBack: async () => {
      server = await open(port);
    },
  };
}

let server: Awaited<ReturnType<typeof mailServer>>;
let test: TestApp;
let admin: { authorization: string };
const clock = movableClock('2026-11-17T12:00:00Z');

beforeAll(async () => {
  server = await mailServer();
  await server.goAway();
  test = await startTestApp({ clock, smtpUrl: server.url, withJobs: true });
  admin = await test.signInAs('Admin');
});
afterAll(async () => {
  await test.close();
  await server.goAway();
});

const mails = () =>
  test.platform.db
    .selectFrom('mail')
    .select(['id', 'to_address as to', 'state', 'tries', 'last_error as lastError'])
    .execute();
const rowsNow = async () => {
  const { sections } = (await test.app.inject({ url: '/api/today', headers: admin })).json<Today>();
  return sections.find(({ name }) => name === 'failed')?.rows ?? [];
};

/** What waits for its next try is tried now, as if its hour had come: jobs go by the clock of the database. */
const letTimePass = async (seconds: number) => {
  clock.later(seconds);
  await test.platform.db.executeQuery(
    CompiledQuery.raw(`update jobs.job set start_after = now() where name = 'send-mail' and state = 'retry'`),
  );
};

const everyoneTried = (times: number) =>
  vi.waitFor(async () => {
    const all = await mails();
    expect(all).toHaveLength(residents.length * (1 + receivers.length));
    expect(all.filter(({ tries }) => tries < times)).toEqual([]);
  }, patience);

describe('a mail server that is away for a day', () => {
  it('costs nobody who sends a form anything: every mail follows, once, and an admin is told meanwhile', async () => {
    const form = await buildForm(test.services, {
      document: { fields: [{ id: 'mail', kind: 'email', label: text('E-mailadres') }] },
      settings: { confirmationField: 'mail', receivers: [{ emails: receivers }] },
    });
    const sender = createSender(test, clock);
    const sent = new Set<string>();
    for (const email of residents) {
      const answer = await sender.send(form, { mail: [email] });
      expect(answer.statusCode).toBe(200);
      sent.add(answer.json<SentSubmission>().guid);
    }
    expect(sent.size).toBe(residents.length);
    await everyoneTried(1);
    // Just away: nothing for an admin to do.
    expect(await rowsNow()).toEqual([]);

    // As it stands after a day of trying by the hour.
    await test.platform.db.updateTable('mail').set({ tries: 30 }).execute();
    await letTimePass(aDay);
    await everyoneTried(31);
    expect(new Set((await mails()).map(({ state }) => state))).toEqual(new Set(['Waiting']));
    const [row, ...others] = await rowsNow();
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      title: { key: 'mail.attention.held', values: { count: residents.length * 3 } },
      about: { values: { reason: expect.stringContaining('ECONNREFUSED') } },
      href: '/admin/outbox?state=Waiting',
    });

    await server.comeBack();
    await letTimePass(60 * 60);
    await vi.waitFor(
      async () => expect(new Set((await mails()).map(({ state }) => state))).toEqual(new Set(['Sent'])),
      patience,
    );
    expect(server.received.map(({ id }) => id).sort()).toEqual((await mails()).map(({ id }) => id).sort());
    const numberTo = (address: string) => server.received.filter(({ to }) => to === address).length;
    expect(residents.map(numberTo)).toEqual(residents.map(() => 1));
    expect(receivers.map(numberTo)).toEqual([residents.length, residents.length]);
    expect(await rowsNow()).toEqual([]);
  });
});
