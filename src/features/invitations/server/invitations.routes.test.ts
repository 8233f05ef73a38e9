import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import type { ApplicationUser } from '#features/profiles/contract/profile.ts';
import { findMails } from '#platform/server/testing/find-mails.ts';
import type {
  Invitation,
  InvitationList,
  InvitationStatus,
  LineReport,
  SentInvitations,
} from '../contract/invitation.ts';

let test: TestApp;
let admin: { authorization: string };
let now = new Date('2026-11-15T12:00:00Z');
const password = 'een lang wachtwoord 1';
const day = 24 * 60 * 60 * 1000;

beforeAll(async () => {
  test = await startTestApp({ clock: { now: () => now } });
  admin = await test.signInAs('Admin');
  // The clock of these tests runs further than a session lasts.
  await test.platform.db
    .updateTable('session')
    .set({ expires_at: new Date('2100-01-01') })
    .execute();
});
afterAll(() => test.close());

type Headers = Record<string, string>;
const call = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, headers: Headers = admin) =>
  test.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
const send = async (lines: string, more: object = {}) => {
  const answer = await call('POST', '/api/userinvitations', { lines, ...more });
  const sent = answer.json<SentInvitations>();
  await test.services.invitations.sendBatch(sent.batchId);
  return sent;
};
const mailsTo = (to: string) => findMails(test.platform, { to });
const codeOf = (text: string) => /\/invitation\/([\w-]+)/.exec(text)?.[1] ?? '';
const codeFor = async (address: string) => codeOf((await mailsTo(address)).at(-1)?.text ?? '');
const idOf = async (address: string) =>
  (await call('GET', `/api/userinvitations?search=${address}`)).json<InvitationList>().invitations[0]?.id ?? '';
const invite = async (address: string, more: object = {}) => {
  await send(address, more);
  return codeFor(address);
};
const status = (code: string, headers: Headers = {}) =>
  call('GET', `/api/userinvitation:status/${code}`, undefined, headers);
const accept = (model: object, headers: Headers = {}) => call('POST', '/api/userinvitation:accept', model, headers);
const codeOfProblem = (answer: { json<T>(): T }) => answer.json<{ code: string }>().code;
const later = async (milliseconds: number, work: () => Promise<void>) => {
  const before = now;
  now = new Date(now.getTime() + milliseconds);
  try {
    await work();
  } finally {
    now = before;
  }
};
const signIn = async (email: string) => {
  const answer = await call('POST', '/api/auth/sign-in/email', { email, password }, {});
  return { authorization: `Bearer ${answer.json<{ token: string }>().token}` };
};
const makeUser = (email: string) => test.services.users.createUser(system, { email, password, firstName: 'Bekend' });

describe('POST /api/userinvitations', () => {
  it('reports each bad line with its number before anything is sent', async () => {
    await makeUser('lid@x.example');
    await send('al@x.example');
    const lines = 'Naam;E-mail\nNieuw;nieuw@x.example\ngeen adres\nlid@x.example\nal@x.example\nNIEUW@x.example\nfout@';
    const report = (await call('POST', '/api/userinvitations:check', { lines })).json<LineReport>();
    expect(report).toEqual({
      people: [{ line: 2, email: 'nieuw@x.example', name: 'Nieuw' }],
      problems: [
        { line: 3, text: 'geen adres', reason: 'no-address' },
        { line: 4, text: 'lid@x.example', reason: 'member' },
        { line: 5, text: 'al@x.example', reason: 'invited' },
        { line: 6, text: 'NIEUW@x.example', reason: 'duplicate' },
        { line: 7, text: 'fout@', reason: 'bad-address' },
      ],
    });
    expect(await mailsTo('nieuw@x.example')).toEqual([]);
    const sent = await send(lines);
    expect(sent).toMatchObject({ invited: 1, problems: report.problems });
    expect(await mailsTo('nieuw@x.example')).toHaveLength(1);
    expect(await mailsTo('al@x.example')).toHaveLength(1);
  });

  it('mails in the language, with the message and an absolute link, and says how far it is', async () => {
    const sent = await send('taal-a@x.example\ntaal-b@x.example', { language: 'en', message: 'Come & join {{us}}' });
    const [mail] = await mailsTo('taal-a@x.example');
    expect(mail).toMatchObject({ language: 'en', subject: 'Invitation to Plein' });
    expect(mail?.text).toContain('Come & join {{us}}');
    expect(mail?.text).toMatch(/http:\/\/localhost(:\d+)?\/en\/invitation\/[\w-]{43}/);
    const progress = await call('GET', `/api/userinvitations:progress/${sent.batchId}`);
    expect(progress.json()).toEqual({ total: 2, sent: 2, revoked: 0, isDone: true });
  });

  it('never sends the same mail twice, however often and by however many it is run', async () => {
    const lines = Array.from({ length: 60 }, (_, number) => `velen-${number}@x.example`).join('\n');
    const { batchId } = (await call('POST', '/api/userinvitations', { lines })).json<SentInvitations>();
    expect((await call('GET', `/api/userinvitations:progress/${batchId}`)).json()).toMatchObject({ isDone: false });
    await Promise.all([1, 2, 3].map(() => test.services.invitations.sendBatch(batchId)));
    await test.services.invitations.sendBatch(batchId);
    const mails = await mailsTo('velen-%');
    expect(mails).toHaveLength(60);
    expect(new Set(mails.map(({ to }) => to)).size).toBe(60);
    expect((await call('GET', `/api/userinvitations:progress/${batchId}`)).json()).toMatchObject({ isDone: true });
  });

  it('goes on with what a killed process left behind', async () => {
    const lines = 'gestopt-a@x.example\ngestopt-b@x.example';
    await call('POST', '/api/userinvitations', { lines });
    expect(await mailsTo('gestopt-b@x.example')).toEqual([]);
    await later(2 * 60 * 1000, () => test.services.invitations.resumeStalled());
    expect(await mailsTo('gestopt-a@x.example')).toHaveLength(1);
    expect(await mailsTo('gestopt-b@x.example')).toHaveLength(1);
  });

  it('invites once when two admins do it at the same moment', async () => {
    const answers = await Promise.all(
      [1, 2].map(() => call('POST', '/api/userinvitations', { lines: 'samen@x.example' })),
    );
    const invited = answers.map((answer) => (answer.statusCode === 200 ? answer.json<SentInvitations>().invited : 0));
    expect(invited.sort()).toEqual([0, 1]);
  });

  it.each([
    ['nobody', { lines: 'geen adres' }],
    ['an unknown role', { lines: 'rol@x.example', roleIds: [crypto.randomUUID()] }],
    ['an unknown language', { lines: 'taal@x.example', language: 'de' }],
    ['a message that is a book', { lines: 'boek@x.example', message: 'x'.repeat(2001) }],
    ['too many lines', { lines: 'x\n'.repeat(5001) }],
  ])('refuses %s', async (_, payload) => {
    expect((await call('POST', '/api/userinvitations', payload)).statusCode).toBe(400);
  });

  it('is for admins', async () => {
    const manager = await test.signInAs('ContentManager');
    expect((await call('POST', '/api/userinvitations', { lines: 'x@x.example' }, manager)).statusCode).toBe(403);
    expect((await call('GET', '/api/userinvitations', undefined, manager)).statusCode).toBe(403);
  });
});

describe('the list', () => {
  it('has every state, is searched and paged, and never shows a code', async () => {
    const code = await invite('lijst-a@x.example');
    await invite('lijst-b@x.example');
    await call('DELETE', `/api/userinvitations/${await idOf('lijst-b@x.example')}`);
    await accept({ id: code, password });
    await send('lijst-c@x.example');
    const list = async (query: string) => (await call('GET', `/api/userinvitations?${query}`)).json<InvitationList>();
    const states = (found: InvitationList) => found.invitations.map(({ email, state }) => [email[6], state]);
    expect(states(await list('search=lijst-')).sort()).toEqual([
      ['a', 'Accepted'],
      ['b', 'Revoked'],
      ['c', 'Open'],
    ]);
    expect(states(await list('search=lijst-&state=Revoked'))).toEqual([['b', 'Revoked']]);
    expect(await list('search=lijst-&itemCount=1')).toMatchObject({ totalNumberOfItems: 3 });
    expect(JSON.stringify(await list('search=lijst-'))).not.toContain(code);
    await later(31 * day, async () => expect(states(await list('search=lijst-c'))).toEqual([['c', 'Expired']]));
  });
});

describe('GET /api/userinvitation:status/{id}', () => {
  it('tells the holder of the code what it is about, and no more', async () => {
    const role = await test.services.roles.create(
      { viewer: system },
      { name: 'Redactie', description: '', grantedOn: 'Manual' },
    );
    const code = await invite('Bas van Oever <statusje@x.example>', { roleIds: [role.id], message: 'Kom erbij' });
    const own = await codeFor('statusje@x.example');
    expect(code).toBe('');
    const answer = await status(own);
    expect(answer.statusCode).toBe(200);
    expect(answer.json<InvitationStatus>()).toEqual({
      state: 'Open',
      email: 's•••@x.example',
      name: 'Bas van Oever',
      platformName: 'Plein',
      inviterName: 'Test Admin',
      expiresAt: new Date(now.getTime() + 30 * day).toISOString(),
      roleNames: ['Redactie'],
      hasAccount: false,
      isForViewer: null,
      language: 'nl',
      message: 'Kom erbij',
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each(['onbekend', 'x'.repeat(43)])('answers 404 to %s', async (code) => {
    const answer = await status(code);
    expect([answer.statusCode, codeOfProblem(answer)]).toEqual([404, 'invitation-not-found']);
  });

  it('stores no code, only its hash', async () => {
    const code = await invite('hash@x.example');
    const rows = await test.platform.db.selectFrom('invitation').select('code_hash').execute();
    expect(rows.map(({ code_hash }) => code_hash)).not.toContain(code);
  });
});

describe('POST /api/userinvitation:accept', () => {
  it('Success: makes an account with a proven address and the roles, and signs in', async () => {
    const { roles } = test.services;
    const given = await roles.create({ viewer: system }, { name: 'Gegeven', description: '', grantedOn: 'Manual' });
    const handed = await roles.create(
      { viewer: system },
      { name: 'Bewezen', description: '', grantedOn: 'Verification' },
    );
    const gone = await roles.create({ viewer: system }, { name: 'Weg', description: '', grantedOn: 'Manual' });
    const id = await invite('nieuweling@x.example', { roleIds: [given.id, gone.id] });
    await roles.remove({ viewer: system }, gone.id);
    const answer = await accept({ id, firstName: 'Nina', lastName: 'Nieuw', password });
    expect([answer.statusCode, answer.json()]).toEqual([200, { result: 'Success' }]);
    const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
    const profile = (await call('GET', '/api/profiles:loggedIn', undefined, { cookie })).json<ApplicationUser>();
    expect(profile).toMatchObject({ firstName: 'Nina', email: 'nieuweling@x.example', isActive: true });
    expect([...profile.roleIds].sort()).toEqual([given.id, handed.id].sort());
    const user = await test.platform.db
      .selectFrom('user')
      .select(['email_verified', 'origin', 'account_type'])
      .where('email', '=', 'nieuweling@x.example')
      .executeTakeFirstOrThrow();
    expect(user).toEqual({ email_verified: true, origin: 'Manual', account_type: 'Standard' });
    expect((await status(id)).json()).toMatchObject({ state: 'Accepted', hasAccount: true });
    const entry = await test.platform.db
      .selectFrom('audit_entry')
      .select(['actor_name', 'subject_name'])
      .where('action', '=', 'invitation.accepted')
      .where('subject_name', '=', 'nieuweling@x.example')
      .executeTakeFirst();
    expect(entry).toEqual({ actor_name: 'Nina Nieuw', subject_name: 'nieuweling@x.example' });
  });

  it('Success: gives the roles to whom it was sent, when they are signed in', async () => {
    const role = await test.services.roles.create(
      { viewer: system },
      { name: 'Later', description: '', grantedOn: 'Manual' },
    );
    const id = await invite('bestaand@x.example', { roleIds: [role.id] });
    await makeUser('bestaand@x.example');
    expect((await status(id)).json()).toMatchObject({ hasAccount: true, isForViewer: null });
    const unsigned = await accept({ id, password });
    expect([unsigned.statusCode, codeOfProblem(unsigned)]).toEqual([403, 'invitation-sign-in']);
    const headers = await signIn('bestaand@x.example');
    expect((await status(id, headers)).json()).toMatchObject({ isForViewer: true });
    expect((await accept({ id }, headers)).statusCode).toBe(200);
    const profile = await call('GET', '/api/profiles:loggedIn', undefined, headers);
    expect(profile.json<ApplicationUser>().roleIds).toContain(role.id);
    expect((await accept({ id }, headers)).statusCode).toBe(200);
  });

  it('Unauthorized: signed in as someone else, whether or not the invited one has an account', async () => {
    const id = await invite('ander@x.example');
    const other = await test.signInAs('Standard');
    expect((await status(id, other)).json()).toMatchObject({ isForViewer: false });
    const answer = await accept({ id, password }, other);
    expect([answer.statusCode, codeOfProblem(answer)]).toEqual([403, 'invitation-other-account']);
    await makeUser('ander@x.example');
    expect((await accept({ id, password }, other)).statusCode).toBe(403);
    expect((await accept({ id, password }, admin)).statusCode).toBe(403);
  });

  it('NotFound: unknown, revoked, or used before', async () => {
    expect((await accept({ id: 'onbekend', password })).statusCode).toBe(404);
    const revoked = await invite('ingetrokken@x.example');
    await call('DELETE', `/api/userinvitations/${await idOf('ingetrokken@x.example')}`);
    expect((await accept({ id: revoked, password })).statusCode).toBe(404);
    expect((await status(revoked)).json()).toMatchObject({ state: 'Revoked' });
    const used = await invite('gebruikt@x.example');
    expect((await accept({ id: used, password })).statusCode).toBe(200);
    expect((await accept({ id: used, password })).statusCode).toBe(404);
  });

  it('BadRequest: without a password, or with a short one', async () => {
    const id = await invite('kort@x.example');
    expect((await accept({ id })).json()).toMatchObject({ code: 'bad-input', fields: [{ path: 'body.password' }] });
    expect((await accept({ id, password: 'kort' })).statusCode).toBe(400);
    expect((await accept({})).statusCode).toBe(400);
    expect((await status(id)).json()).toMatchObject({ state: 'Open' });
  });

  it('Expired: after thirty days, and good to the last moment', async () => {
    const [late, early] = [await invite('telaat@x.example'), await invite('optijd@x.example')];
    await later(30 * day, async () => {
      const answer = await accept({ id: late, password });
      expect([answer.statusCode, codeOfProblem(answer)]).toEqual([410, 'invitation-expired']);
      expect((await status(late)).json()).toMatchObject({ state: 'Expired' });
      expect((await call('POST', '/api/userinvitations:check', { lines: 'telaat@x.example' })).json()).toMatchObject({
        people: [{ email: 'telaat@x.example' }],
        problems: [],
      });
    });
    await later(30 * day - 1000, async () => expect((await accept({ id: early, password })).statusCode).toBe(200));
  });

  it('is accepted by the form of a browser without script too, with all that follows from it', async () => {
    const { roles } = test.services;
    await roles.create({ viewer: system }, { name: 'Ook bewezen', description: '', grantedOn: 'Verification' });
    const id = await invite('formulier@x.example');
    const answer = await test.app.inject({
      method: 'POST',
      url: `/invitation/${id}`,
      payload: new URLSearchParams({ firstName: 'Fleur', password }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/']);
    const { entries } = await test.services.audit.list(system, { itemCount: 50, search: 'Fleur' });
    expect(new Set(entries.map(({ action }) => action))).toEqual(
      new Set(['address.verified', 'role.handed-out', 'invitation.accepted', 'session.started']),
    );
  });

  it('makes one account of two clicks at once', async () => {
    const id = await invite('dubbelklik@x.example');
    const answers = await Promise.all([accept({ id, password }), accept({ id, password })]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
  });
});

describe('sending again and taking back', () => {
  it('ends the old code and gives another thirty days', async () => {
    const old = await invite('opnieuw@x.example');
    const id = await idOf('opnieuw@x.example');
    await later(29 * day, async () => {
      const answer = await call('POST', `/api/userinvitations/${id}/resend`);
      expect(answer.json<Invitation>()).toMatchObject({
        state: 'Open',
        expiresAt: new Date(now.getTime() + 30 * day).toISOString(),
      });
    });
    const [first, second] = (await mailsTo('opnieuw@x.example')).map(({ text }) => codeOf(text)).sort();
    expect(first).not.toBe(second);
    expect((await status(old)).statusCode).toBe(404);
    const fresh = [first, second].find((code) => code !== old) ?? '';
    expect((await accept({ id: fresh, password })).statusCode).toBe(200);
  });

  it('lets an expired one make way when the address is invited anew', async () => {
    const old = await invite('verlopen@x.example');
    await later(40 * day, async () => {
      const fresh = await invite('verlopen@x.example');
      const { invitations } = (
        await call('GET', '/api/userinvitations?search=verlopen@x.example')
      ).json<InvitationList>();
      expect(invitations.map(({ state }) => state).sort()).toEqual(['Open', 'Revoked']);
      expect((await status(old)).json()).not.toMatchObject({ state: 'Open' });
      expect((await status(fresh)).json()).toMatchObject({ state: 'Open' });
    });
  });

  it('brings an expired one back to life, and refuses what is over', async () => {
    await invite('herleeft@x.example');
    const id = await idOf('herleeft@x.example');
    await later(40 * day, async () => {
      expect((await call('POST', `/api/userinvitations/${id}/resend`)).statusCode).toBe(200);
      expect((await status(await codeFor('herleeft@x.example'))).json()).toMatchObject({ state: 'Open' });
    });
    expect((await call('DELETE', `/api/userinvitations/${id}`)).statusCode).toBe(204);
    for (const answer of [
      await call('DELETE', `/api/userinvitations/${id}`),
      await call('POST', `/api/userinvitations/${id}/resend`),
    ]) {
      expect([answer.statusCode, codeOfProblem(answer)]).toEqual([409, 'invitation-closed']);
    }
    expect((await call('DELETE', `/api/userinvitations/${crypto.randomUUID()}`)).statusCode).toBe(404);
    expect((await send('herleeft@x.example')).invited).toBe(1);
  });
});
