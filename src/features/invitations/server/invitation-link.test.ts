import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { findMails } from '#platform/server/testing/find-mails.ts';
import type { InvitationLink, InvitationList, SentInvitations } from '../contract/invitation.ts';

let test: TestApp;
let admin: { authorization: string };
const now = new Date();
const password = 'een lang wachtwoord 1';
const day = 24 * 60 * 60 * 1000;

beforeAll(async () => {
  test = await startTestApp({ clock: { now: () => now } });
  admin = await test.signInAs('Admin');
});
afterAll(() => test.close());

type Headers = Record<string, string>;
const call = (method: 'GET' | 'POST', url: string, payload?: object, headers: Headers = admin) =>
  test.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
const codeOf = (text: string) => /\/invitation\/([\w-]+)/.exec(text)?.[1] ?? '';
const status = (code: string) => call('GET', `/api/userinvitation:status/${code}`, undefined, {});
const accept = (model: object) => call('POST', '/api/userinvitation:accept', model, {});
const codeOfProblem = (answer: { json<T>(): T }) => answer.json<{ code: string }>().code;
const idOf = async (address: string) =>
  (await call('GET', `/api/userinvitations?search=${address}`)).json<InvitationList>().invitations[0]?.id ?? '';

/** The code that the mail has. */
async function invite(address: string): Promise<string> {
  const { batchId } = (await call('POST', '/api/userinvitations', { lines: address })).json<SentInvitations>();
  await test.services.invitations.sendBatch(batchId);
  const [mail] = await findMails(test.platform, { to: address });
  return codeOf(mail?.text ?? '');
}

describe('a link to hand over, where there is no mail server', () => {
  const makeLink = (id: string, headers: Headers = admin) =>
    call('POST', `/api/userinvitations/${id}/link`, undefined, headers);

  it('opens the invitation, ends the one in the mail, and is recorded with whom it is for', async () => {
    const mailed = await invite('zonder-mail@x.example');
    const id = await idOf('zonder-mail@x.example');
    const answer = await makeLink(id);
    const { link, expiresAt } = answer.json<InvitationLink>();
    expect(expiresAt).toBe(new Date(now.getTime() + 30 * day).toISOString());
    expect((await status(mailed)).statusCode).toBe(404);
    expect((await status(codeOf(link))).json()).toMatchObject({ state: 'Open' });
    expect((await accept({ id: codeOf(link), password })).statusCode).toBe(200);
    const entry = await test.platform.db
      .selectFrom('audit_entry')
      .selectAll()
      .where('action', '=', 'invitation.link-made')
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ subject_id: id, subject_name: 'zonder-mail@x.example' });
    expect(JSON.stringify(entry)).not.toContain(codeOf(link));
    expect([(await makeLink(id)).statusCode, codeOfProblem(await makeLink(id))]).toEqual([409, 'invitation-closed']);
  });

  it('is for who may invite', async () => {
    await invite('niet-voor-u@x.example');
    const id = await idOf('niet-voor-u@x.example');
    expect((await makeLink(id, {})).statusCode).toBe(401);
    expect((await makeLink(id, await test.signInAs('ContentManager'))).statusCode).toBe(403);
    expect((await makeLink(crypto.randomUUID())).statusCode).toBe(404);
  });

  it('is not made where mail goes out: then the link is for the mailbox alone', async () => {
    const code = await invite('met-mail@x.example');
    const id = await idOf('met-mail@x.example');
    const other = await startTestApp({
      connectionString: test.connectionString,
      clock: { now: () => now },
      smtpUrl: 'smtp://127.0.0.1:9',
    });
    const headers = admin;
    const refused = await other.app.inject({ method: 'POST', url: `/api/userinvitations/${id}/link`, headers });
    const server = await other.app.inject({ url: '/api/outbox:status', headers });
    await other.close();
    expect([refused.statusCode, codeOfProblem(refused), server.json()]).toEqual([
      409,
      'mail-is-sent',
      { hasServer: true },
    ]);
    expect((await status(code)).json()).toMatchObject({ state: 'Open' });
    expect((await call('GET', '/api/outbox:status')).json()).toEqual({ hasServer: false });
  });
});
