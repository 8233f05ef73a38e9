import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildForm } from '#features/forms/server/forms.factory.ts';
import type { SentSubmission } from '#features/submissions/contract/filling.ts';
import { createSender, movableClock, newKey } from '#features/submissions/server/testing/sending.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { type CuttableDatabase, openCuttableDatabase } from '#platform/server/testing/cuttable-database.ts';
import { patience } from '#platform/server/testing/patience.ts';
import { createTestDatabase, type TestDatabase } from '#platform/server/testing/test-database.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

/** Starting a process takes a while on a busy machine. */
const longStart = 90_000;
const script = fileURLToPath(new URL('./testing/second-process.ts', import.meta.url));
const resident = 'bewoner@x.example';
const clerk = 'balie@x.example';
const document = {
  fields: [
    { id: 'naam', kind: 'text', label: text('Naam') },
    { id: 'mail', kind: 'email', label: text('E-mailadres') },
  ],
};
const receivers = [{ condition: null, emails: [clerk], roleIds: [], when: 'at-once' as const, assigneeGuid: null }];
const posted = { naam: ['Noor'], mail: [resident] };
const confirming = (test: TestApp) =>
  buildForm(test.services, { document, settings: { receivers, confirmationField: 'mail' } });

const mailsOf = async (test: TestApp) =>
  test.platform.db
    .selectFrom('mail')
    .select(['id', 'kind', 'to_address', 'state', 'last_error'])
    .where('to_address', 'in', [resident, clerk])
    .orderBy('kind')
    .execute();
const kinds = async (test: TestApp) => (await mailsOf(test)).map(({ kind }) => kind);
const bothOnce = ['submission-confirmed', 'submission-told'];

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

it(
  'killed between the answer and its mails: it is there, and each mail follows once after the next start',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'plein-killed-'));
    const test = await startTestApp();
    const form = await confirming(test);
    const child = spawn(process.execPath, [script, test.connectionString, folder], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit');
    const [line] = await once(child.stdout, 'data');
    // As a browser without script sends it: the last step, with nothing to work out before it.
    const sent = await fetch(`http://127.0.0.1:${Number(line)}/api/forms/${form}/filling`, {
      method: 'POST',
      redirect: 'manual',
      body: await lastStep(test, form, Number(line)),
    });
    child.kill('SIGKILL');
    await ended;
    expect([sent.status, sent.headers.get('location')]).toEqual([303, expect.stringContaining('/submission/')]);
    expect(await kinds(test)).toEqual([]);

    const next = await startTestApp({ connectionString: test.connectionString, withJobs: true });
    await vi.waitFor(async () => expect(await kinds(next)).toEqual(bothOnce), patience);
    const { guid } = await next.platform.db.selectFrom('form_submission').select('guid').executeTakeFirstOrThrow();
    await next.services.submissionTelling.tell({ submissionGuid: guid, askedAt: undefined });
    expect(await kinds(next)).toEqual(bothOnce);
    await next.close();
    await test.close();
    await rm(folder, { recursive: true });
  },
  longStart,
);

/** The steps of the form up to its check, posted one by one; answers the last of them. */
async function lastStep(test: TestApp, form: string, port: number): Promise<URLSearchParams> {
  const step = { _page: '/', _language: 'nl', _drawn: 'naam mail', _step: 'first', _action: 'next' };
  const body = new URLSearchParams({ ...step, naam: 'Noor', mail: resident });
  const first = await fetch(`http://127.0.0.1:${port}/api/forms/${form}/filling`, {
    method: 'POST',
    redirect: 'manual',
    body,
  });
  const key = /f-[0-9a-f]{6}=([\w-]+)/.exec(first.headers.get('location') ?? '')?.[1] ?? '';
  // Whoever sends at once is taken for a robot.
  await test.platform.db
    .updateTable('form_entry')
    .set({ began_at: new Date(Date.now() - 60_000) })
    .execute();
  return new URLSearchParams({ ...step, _key: key, _drawn: '', _step: 'check', _action: 'send' });
}

describe('while the mail server is away', () => {
  let test: TestApp;
  let port: number;
  const clock = movableClock('2026-11-17T12:00:00Z');
  beforeAll(async () => {
    port = await freePort();
    test = await startTestApp({ clock, smtpUrl: `smtp://127.0.0.1:${port}` });
  });
  afterAll(() => test.close());

  it('is sent all the same; its mails wait, and go once when the server is back', async () => {
    const sender = createSender(test, clock);
    await sender.sendAndTell(await confirming(test), posted);
    const waiting = await mailsOf(test);
    expect(waiting.map(({ kind }) => kind)).toEqual(bothOnce);
    for (const { id } of waiting) await expect(test.services.mail.deliver(id)).rejects.toThrow(/ECONNREFUSED/);
    expect((await mailsOf(test)).map(({ state }) => state)).toEqual(['Waiting', 'Waiting']);

    const received: string[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, session, callback) {
        received.push(...session.envelope.rcptTo.map(({ address }) => address));
        stream.resume().once('end', () => callback());
      },
    });
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    // What is tried again finds what went.
    for (const { id } of [...waiting, ...waiting]) await test.services.mail.deliver(id);
    expect(received.sort()).toEqual([clerk, resident].sort());
    expect((await mailsOf(test)).map(({ state }) => state)).toEqual(['Sent', 'Sent']);
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });
});

describe('while the database is away', () => {
  let database: TestDatabase;
  let way: CuttableDatabase;
  let test: TestApp;
  const clock = movableClock('2026-11-17T12:00:00Z');
  beforeAll(async () => {
    database = await createTestDatabase();
    way = await openCuttableDatabase(database.connectionString);
    test = await startTestApp({ connectionString: way.connectionString, clock });
  });
  afterAll(async () => {
    await test.close();
    await way.close();
    await database.drop();
  });
  const untilState = (state: string) =>
    vi.waitFor(() => expect(test.installation.freshness.state).toBe(state), patience);

  it('says so and when to come back; the same again is then sent once, from however many tabs', async () => {
    const form = await confirming(test);
    const sender = createSender(test, clock);
    const challenge = await sender.solved(form);
    clock.later(5);
    const body = { version: 1, key: newKey(), posted, language: 'nl', challenge };
    const send = () => sender.post(`/api/forms/${form}/submissions`, body);
    await untilState('fresh');
    way.cut('refused');
    await untilState('stale');
    const refused = await send();
    expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
      503,
      'database-away',
      '5',
    ]);
    way.mend();
    await untilState('fresh');
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const guids = new Set(answers.map((answer) => answer.json<SentSubmission>().guid));
    expect(guids.size).toBe(1);
    const rows = await test.platform.db.selectFrom('form_submission').select('guid').execute();
    expect(rows.map(({ guid }) => guid)).toEqual([...guids]);
  });
});
