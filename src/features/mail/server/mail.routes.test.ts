import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { patience } from '#platform/server/testing/patience.ts';
import type { MailDetail, Outbox } from '../contract/mail.ts';
import { mailTexts } from '../contract/mail-texts.ts';
import type { MailMessage } from './mail.service.ts';
import { mailRetries } from './send-mail-job.ts';

const texts = { subject: 'Hallo', heading: 'Hallo {{name}}', paragraphs: ['Welkom.'], button: 'Verder' };
const message = {
  kind: 'proef',
  to: 'bo@vloedhaven.example',
  language: 'nl' as const,
  texts: mailTexts({ nl: texts, en: { ...texts, heading: 'Hello {{name}}' } }, (all) => all),
  values: { name: 'Bo' },
  link: { path: '/verder', askedAt: 'http://localhost' },
};

/** A real mail server on this machine that keeps what it is handed. */
async function startMailServer() {
  const received: { to: string[]; data: string }[] = [];
  let refusals = 0;
  let refusalText = '';
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refusals > 0) {
          refusals -= 1;
          callback(Object.assign(new Error(refusalText), { responseCode: 451 }));
          return;
        }
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          data: Buffer.concat(chunks).toString(),
        });
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: (times: number, words = 'try later') => {
      refusals = times;
      refusalText = words;
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

let test: TestApp;
let admin: { authorization: string };

const queue = (changes: Partial<MailMessage> = {}) =>
  test.platform.transaction((trx) => test.services.mail.queue(trx, { ...message, ...changes }));
const get = async <T>(url: string) => (await test.app.inject({ url, headers: admin })).json<T>();
const stateOf = async (id: string) => (await get<MailDetail>(`/api/outbox/${id}`)).state;

describe('without a mail server', () => {
  beforeAll(async () => {
    test = await startTestApp();
    admin = await test.signInAs('Admin');
  });
  afterAll(() => test.close());

  it('keeps each mail where an admin can read it, and as a file', async () => {
    const { id } = await queue();
    await vi.waitFor(async () => expect(await stateOf(id)).toBe('Kept'), patience);
    expect(await get<MailDetail>(`/api/outbox/${id}`)).toMatchObject({
      to: message.to,
      kind: 'proef',
      text: expect.stringContaining('Hallo Bo'),
    });
    const folder = join(test.dataFolder, 'outbox', test.platform.key);
    expect((await readdir(folder)).filter((name) => name.endsWith('.eml'))).toEqual([`${id}.eml`]);
    expect(await readFile(join(folder, `${id}.eml`), 'utf8')).toContain('To: bo@vloedhaven.example');
  });

  it('is not queued when the change that asked for it is taken back', async () => {
    const before = (await get<Outbox>('/api/outbox')).total;
    const change = test.platform.transaction(async (trx) => {
      await test.services.mail.queue(trx, message);
      throw new Error('taken back');
    });
    await expect(change).rejects.toThrow('taken back');
    expect((await get<Outbox>('/api/outbox')).total).toBe(before);
  });

  it.each([
    ['the receiver', 'search=ANNA', 1],
    ['a sign that means something to the database', 'search=%25', 0],
    ['the state', 'state=Sent', 0],
  ])('is found by %s', async (_, query, count) => {
    if (count === 1) await queue({ to: 'anna@vloedhaven.example' });
    const { mails, hasServer } = await get<Outbox>(`/api/outbox?${query}`);
    expect(mails).toHaveLength(count);
    expect(hasServer).toBe(false);
  });

  it('answers 404 for a mail that is not there', async () => {
    const url = '/api/outbox/8a8d8b4e-5f9b-4f5e-9d51-8a3f0a3f5a10';
    expect((await test.app.inject({ url, headers: admin })).statusCode).toBe(404);
    expect((await test.app.inject({ method: 'POST', url: `${url}/send`, headers: admin })).statusCode).toBe(404);
  });
});

describe('with a mail server', () => {
  let server: Awaited<ReturnType<typeof startMailServer>>;

  beforeAll(async () => {
    server = await startMailServer();
    test = await startTestApp({ smtpUrl: server.url, mailFrom: 'Vloedhaven <post@vloedhaven.example>' });
    admin = await test.signInAs('Admin');
  });
  afterEach(() => {
    server.received.length = 0;
  });
  afterAll(async () => {
    await test.close();
    await server.stop();
  });

  it('is posted to without a language when it is stopped, and links to the words of its reader', async () => {
    const { id } = await queue({ language: 'en', unsubscribe: { path: '/uit/geheim', askedAt: 'http://localhost' } });
    await vi.waitFor(async () => expect(await stateOf(id)).toBe('Sent'), patience);
    const data = server.received[0]?.data.replaceAll(/=\r\n/g, '') ?? '';
    expect(data).toContain('List-Unsubscribe: <http://localhost/uit/geheim>');
    expect(data).toContain('http://localhost/en/uit/geheim');
  });

  it('hands each mail over once, and then forgets its words', async () => {
    const { id } = await queue({ unsubscribe: { path: '/uit', askedAt: 'http://localhost' } });
    await vi.waitFor(async () => expect(await stateOf(id)).toBe('Sent'), patience);
    await test.services.mail.deliver(id);
    expect(server.received).toHaveLength(1);
    const [mail] = server.received;
    expect(mail?.to).toEqual([message.to]);
    for (const line of [
      `Message-ID: <${id}@vloedhaven.example>`,
      'From: Vloedhaven <post@vloedhaven.example>',
      'List-Unsubscribe: <http://localhost/uit>',
      'Content-Type: text/plain',
      'Content-Type: text/html',
    ]) {
      expect(mail?.data).toContain(line);
    }
    expect((await get<MailDetail>(`/api/outbox/${id}`)).text).toBe('');
    const again = await test.app.inject({ method: 'POST', url: `/api/outbox/${id}/send`, headers: admin });
    expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([409, 'mail-not-failed']);
  });

  it('tries again when the server says no, and loses nothing', async () => {
    server.refuse(1);
    const { id } = await queue();
    await vi.waitFor(
      async () => expect((await get<MailDetail>(`/api/outbox/${id}`)).lastError).toContain('try later'),
      patience,
    );
    expect(await stateOf(id)).toBe('Waiting');
    await test.services.mail.deliver(id);
    expect(await get<MailDetail>(`/api/outbox/${id}`)).toMatchObject({ state: 'Sent', mayBeTwice: false });
    expect(server.received).toHaveLength(1);
  });

  it('tells nobody the links and codes that a mail server quotes', async () => {
    server.refuse(99, 'spam: http://localhost/verder/geheim or /verder/geheim or 123 456 or 123456');
    const link = { path: '/verder/geheim', askedAt: 'http://localhost' };
    const { id } = await queue({ link, code: '123 456' });
    await vi.waitFor(
      async () => expect((await get<MailDetail>(`/api/outbox/${id}`)).lastError).toContain('spam: '),
      patience,
    );
    const { lastError } = await get<MailDetail>(`/api/outbox/${id}`);
    expect(lastError).not.toMatch(/geheim|123/);
    // As the job keeps it, and the screen of failed jobs shows it.
    await expect(test.services.mail.deliver(id)).rejects.toThrow(/^(?!.*(geheim|123)).*spam: /);
    server.refuse(0);
    await test.services.mail.deliver(id);
    expect(server.received[0]?.data).toContain('http://localhost/verder/geheim');
    const kept = test.platform.db.selectFrom('mail').select(['text', 'html', 'shown_text', 'secrets']);
    expect(await kept.where('id', '=', id).executeTakeFirst()).toEqual({
      text: '',
      html: '',
      shown_text: '',
      secrets: [],
    });
  });

  it('says so when a mail may have left twice, and sends it under the same name', async () => {
    server.refuse(1);
    const { id } = await queue();
    await vi.waitFor(async () => expect((await get<MailDetail>(`/api/outbox/${id}`)).tries).toBe(1), patience);
    // As a process leaves it that is killed between the server's yes and our note of it.
    await test.platform.db.updateTable('mail').set({ handed_over_at: new Date() }).where('id', '=', id).execute();
    await test.services.mail.deliver(id);
    const mail = await get<MailDetail>(`/api/outbox/${id}`);
    expect([mail.state, mail.mayBeTwice]).toEqual(['Sent', true]);
    expect(server.received.at(-1)?.data).toMatch(new RegExp(`^Message-ID: <${id}@`, 'm'));
  });

  it('is given up after the last try, until an admin asks for one more', async () => {
    server.refuse(1);
    const { id } = await queue();
    await vi.waitFor(async () => expect((await get<MailDetail>(`/api/outbox/${id}`)).tries).toBe(1), patience);
    await test.platform.db.updateTable('mail').set({ tries: mailRetries.retryLimit }).where('id', '=', id).execute();
    server.refuse(1);
    await expect(test.services.mail.deliver(id)).rejects.toThrow('try later');
    expect(await stateOf(id)).toBe('Failed');
    const again = await test.app.inject({ method: 'POST', url: `/api/outbox/${id}/send`, headers: admin });
    expect(again.statusCode).toBe(200);
    await vi.waitFor(async () => expect(await stateOf(id)).toBe('Sent'), patience);
  });

  it('is with what failed when nobody tries it any more, however that came about; what was sent stays sent', async () => {
    server.refuse(1);
    const { id } = await queue();
    await vi.waitFor(async () => expect((await get<MailDetail>(`/api/outbox/${id}`)).tries).toBe(1), patience);
    await test.services.mail.giveUp(id);
    expect(await stateOf(id)).toBe('Failed');
    await test.services.mail.sendAgain(system, id);
    await vi.waitFor(async () => expect(await stateOf(id)).toBe('Sent'), patience);
    await test.services.mail.giveUp(id);
    expect(await stateOf(id)).toBe('Sent');
  });

  it('lets old mails go after 30 days', async () => {
    const { id } = await queue();
    await vi.waitFor(async () => expect(await stateOf(id)).toBe('Sent'), patience);
    const old = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
    await test.platform.db.updateTable('mail').set({ created_at: old }).where('id', '=', id).execute();
    await test.services.mail.forgetOld();
    expect((await test.app.inject({ url: `/api/outbox/${id}`, headers: admin })).statusCode).toBe(404);
    expect((await test.services.mail.list(system, { search: '', pageNumber: 1, itemCount: 10 })).total).toBeGreaterThan(
      0,
    );
  });
});
