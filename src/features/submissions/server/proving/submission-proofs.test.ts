import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { buildForm } from '#features/forms/server/forms.factory.ts';
import { readMails } from '#features/registration/server/testing/read-mails.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { FormToFill, Receipt, SentSubmission } from '../../contract/filling.ts';
import { createSender, movableClock, newKey } from '../testing/sending.ts';

const clock = movableClock('2026-11-17T12:00:00Z');
let test: TestApp;
let sender: ReturnType<typeof createSender>;

beforeAll(async () => {
  test = await startTestApp({ clock });
  sender = createSender(test, clock);
});
afterAll(() => test.close());

const fields = [{ id: 'naam', kind: 'text', label: text('Naam') }];
const verifyForm = (settings: object = {}) =>
  buildForm(test.services, { document: { fields }, settings: { visibility: 'Verify', ...settings } });

let people = 0;
/** A new address from a new desk: an hour has five mails for each. */
function newSender() {
  people += 1;
  return { email: `bewijs-${people}@post.example`, from: `10.9.0.${people}`, key: newKey() };
}

async function sendUnproven(guid: string, who = newSender()) {
  const answer = await sender.send(guid, { naam: ['Noor'], _email: [who.email] }, who);
  expect(answer.statusCode).toBe(200);
  return { ...who, guid: answer.json<SentSubmission>().guid };
}
type Unproven = Awaited<ReturnType<typeof sendUnproven>>;

const sourceOf = ({ guid }: { guid: string }) => ({ kind: 'FormSubmission', guid });
const receipt = async ({ guid, key }: { guid: string; key: string }) =>
  (await test.app.inject({ url: `/api/submissions/${guid}/receipt?key=${key}` })).json<Receipt>();
const prove = (body: object) => sender.post('/api/contributions/prove', body);
const askMail = ({ key, from, ...sent }: Unproven, more: object = {}) =>
  sender.post('/api/contributions/mail', { source: sourceOf(sent), key, ...more }, {}, from);
const statusOf = async ({ guid }: { guid: string }) => (await sender.rowOf(guid)).status;
type Mailed = Awaited<ReturnType<typeof lastMail>>;
async function lastMail(email: string) {
  const mail = (await readMails(test, email)).findLast(({ kind }) => kind === 'contribution');
  if (mail === undefined) throw new Error(`no mail to ${email}`);
  return mail;
}

describe('a form for who proves an address', () => {
  it('says so to who has not, and takes nothing without an address', async () => {
    const guid = await verifyForm();
    const read = async (headers = {}) =>
      (await test.app.inject({ url: `/api/forms/${guid}/filling`, headers })).json<FormToFill>();
    expect(await read()).toMatchObject({ needsProof: true });
    expect(await read(await test.signInAs('Standard'))).toMatchObject({ needsProof: false });
    for (const _email of [[], [''], ['geen adres'], [`${'x'.repeat(300)}@post.example`]]) {
      const answer = await sender.send(guid, { naam: ['Noor'], _email });
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'bad-input']);
    }
  });

  it('waits until its code is given, and then is its sender’s, a light account', async () => {
    const sent = await sendUnproven(await verifyForm({ dueDays: 5 }));
    expect(await statusOf(sent)).toBe('unproven');
    expect(await receipt(sent)).toMatchObject({
      isUnproven: true,
      own: { proof: { email: sent.email, isMailed: true } },
    });
    const { code } = await lastMail(sent.email);
    const proven = await prove({ source: sourceOf(sent), code });
    expect(proven.statusCode).toBe(200);
    const { path } = proven.json<{ path: string }>();
    expect(path).toMatch(new RegExp(`^/submission/${sent.guid}\\?key=[\\w-]{43}$`));
    const key = path.split('key=')[1] ?? '';
    expect(await receipt({ guid: sent.guid, key })).toMatchObject({ isUnproven: false, own: { proof: null } });
    const row = await sender.rowOf(sent.guid);
    const account = await test.platform.db
      .selectFrom('user')
      .select(['id', 'origin'])
      .where('email', '=', sent.email)
      .executeTakeFirstOrThrow();
    expect(account.origin).toBe('Verification');
    expect([row.status, row.sender_guid, row.due_at instanceof Date]).toEqual(['new', account.id, true]);
    expect((await prove({ source: sourceOf(sent), code })).statusCode).toBe(410);
  });

  it('is proven by the link of the mail, once, also when two press it at once', async () => {
    const sent = await sendUnproven(await verifyForm());
    const { token, link } = await lastMail(sent.email);
    expect(link).toContain(`/prove/${token}`);
    const looked = await test.app.inject({ url: `/api/contributions/proofs/${token}` });
    expect(looked.json()).toMatchObject({ source: sourceOf(sent), email: sent.email });
    expect(await statusOf(sent)).toBe('unproven');
    const answers = await Promise.all([prove({ token }), prove({ token })]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
    expect(await statusOf(sent)).toBe('new');
  });

  it('is proven without script, and told where it went wrong', async () => {
    const sent = await sendUnproven(await verifyForm());
    const { token, code } = await lastMail(sent.email);
    const postForm = (url: string, posted: Record<string, string>) =>
      test.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ language: 'nl', ...posted }).toString(),
      });
    const codeForm = `/prove/FormSubmission/${sent.guid}`;
    expect((await postForm(codeForm, { code: '12' })).headers.location).toBe(`${codeForm}?error=wrong-mail-code`);
    expect((await postForm(codeForm, { code })).headers.location).toMatch(
      new RegExp(`^/submission/${sent.guid}\\?key=`),
    );
    expect((await postForm(`/prove/${token}`, {})).headers.location).toBe(`/prove/${token}?error=mail-proof-over`);
  });

  it('lets a code be guessed five times', async () => {
    const sent = await sendUnproven(await verifyForm());
    const { code } = await lastMail(sent.email);
    const wrong = code === '000 000' ? '111111' : '000000';
    const guesses = [];
    for (let guess = 0; guess < 6; guess++) guesses.push(await prove({ source: sourceOf(sent), code: wrong }));
    expect(guesses.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400, 410]);
    expect(guesses[0]?.json()).toMatchObject({ code: 'wrong-contribution-code', detail: expect.stringContaining('4') });
    expect((await prove({ source: sourceOf(sent), code })).statusCode).toBe(410);
    expect(await receipt(sent)).toMatchObject({ own: { proof: { isMailed: false } } });
  });

  it('does not take the code of another submission, nor a mail for another purpose', async () => {
    const form = await verifyForm();
    const [one, other] = [await sendUnproven(form), await sendUnproven(form)];
    const { code, token } = await lastMail(one.email);
    expect((await prove({ source: sourceOf(other), code })).statusCode).toBe(400);
    expect((await sender.post('/api/auth/verify', { token })).statusCode).toBe(410);
    expect(await statusOf(other)).toBe('unproven');
  });
});

describe('whichever way it is proven', () => {
  const postForm = (url: string, posted: Record<string, string>) =>
    test.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ language: 'nl', ...posted }).toString(),
    });

  it.each([
    ['by code', (sent: Unproven, { code }: Mailed) => prove({ source: sourceOf(sent), code })],
    ['by link', (_: Unproven, { token }: Mailed) => prove({ token })],
    [
      'by code, without script',
      (sent: Unproven, { code }: Mailed) => postForm(`/prove/FormSubmission/${sent.guid}`, { code }),
    ],
    ['by link, without script', (_: Unproven, { token }: Mailed) => postForm(`/prove/${token}`, {})],
  ])('%s: its sender gets the roles of who proved an address, and the last place is taken', async (way, proveIt) => {
    const role = await test.services.roles.create(
      { viewer: system },
      { name: `Bewezen ${way}`, description: '', grantedOn: 'Verification' },
    );
    const form = await verifyForm({ submissionLimit: 1 });
    const sent = await sendUnproven(form);
    await proveIt(sent, await lastMail(sent.email));
    expect(await statusOf(sent)).toBe('new');
    const { sender_guid } = await sender.rowOf(sent.guid);
    const holders = await test.platform.db
      .selectFrom('user_role')
      .select('user_id')
      .where('role_id', '=', role.id)
      .execute();
    expect(holders).toEqual([{ user_id: sender_guid }]);
    const filling = (await test.app.inject({ url: `/api/forms/${form}/filling` })).json<FormToFill>();
    expect(filling.isFull).toBe(true);
  });
});

describe('the mail once more', () => {
  it('comes for who sent it, not too soon and not too often, to another address when asked', async () => {
    const sent = await sendUnproven(await verifyForm());
    const first = await lastMail(sent.email);
    const soon = await askMail(sent);
    expect([soon.statusCode, soon.json().result, soon.headers['retry-after']]).toEqual([
      429,
      'TooSoon',
      expect.stringMatching(/^\d+$/),
    ]);
    clock.later(61);
    expect((await askMail(sent)).json()).toEqual({ result: 'Sent' });
    const second = await lastMail(sent.email);
    expect((await prove({ token: first.token })).statusCode).toBe(410);
    const elsewhere = `anders-${sent.email}`;
    clock.later(61);
    expect((await askMail(sent, { email: elsewhere })).json()).toEqual({ result: 'Sent' });
    const { token } = await lastMail(elsewhere);
    expect((await prove({ token: second.token })).statusCode).toBe(410);
    expect((await prove({ token })).statusCode).toBe(200);
    expect(await sender.rowOf(sent.guid)).toMatchObject({ sender_email: elsewhere, status: 'new' });
    expect((await askMail(sent)).json()).toEqual({ result: 'AlreadyVerified' });
  });

  it('is refused to a stranger and for what is not there', async () => {
    const sent = await sendUnproven(await verifyForm());
    const stranger = await askMail({ ...sent, key: newKey() });
    expect([stranger.statusCode, stranger.json().result]).toEqual([403, 'Unauthorized']);
    const nothing = await askMail({ ...sent, guid: '00000000-0000-4000-8000-000000000000' });
    expect([nothing.statusCode, nothing.json().result]).toEqual([404, 'NotFound']);
  });

  it('keeps what was sent by who asked for too many, and says that no mail is under way', async () => {
    const form = await verifyForm();
    const from = '10.9.9.9';
    const sent = [];
    for (let one = 0; one < 6; one++) sent.push(await sendUnproven(form, { ...newSender(), from }));
    const mailed = await Promise.all(sent.map(async (one) => (await receipt(one)).own?.proof?.isMailed));
    expect(mailed).toEqual([true, true, true, true, true, false]);
    const last = sent[5];
    if (last === undefined) throw new Error('six were sent');
    const again = await askMail(last);
    expect([again.statusCode, again.json().result]).toEqual([429, 'Abused']);
  });
});

describe('what is not proven', () => {
  it('takes no place; the last one goes to who proves first', async () => {
    const form = await verifyForm({ submissionLimit: 1 });
    const [one, other] = [await sendUnproven(form), await sendUnproven(form)];
    const [ofOne, ofOther] = [await lastMail(one.email), await lastMail(other.email)];
    const answers = await Promise.all([prove({ token: ofOne.token }), prove({ token: ofOther.token })]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const late = await sender.send(form, { _email: ['laat@post.example'] });
    expect([late.statusCode, late.json().code]).toEqual([409, 'form-full']);
  });

  it('can be withdrawn, after which its mail opens nothing', async () => {
    const sent = await sendUnproven(await verifyForm());
    const { token } = await lastMail(sent.email);
    const taken = await sender.post(`/api/submissions/${sent.guid}/withdraw`, { key: sent.key });
    expect(taken.statusCode).toBe(204);
    expect((await test.app.inject({ url: `/api/contributions/proofs/${token}` })).statusCode).toBe(410);
    expect((await prove({ token })).statusCode).toBe(410);
  });

  it('tells nobody, goes after seven days, and what is proven stays', async () => {
    const form = await verifyForm({
      receivers: [{ emails: ['balie@vloedhaven.example'] }],
    });
    const [left, proven] = [await sendUnproven(form), await sendUnproven(form)];
    await prove({ token: (await lastMail(proven.email)).token });
    await test.services.submissionTelling.tell({ submissionGuid: proven.guid, askedAt: undefined });
    expect(await sender.mailsTo('balie@vloedhaven.example')).toHaveLength(1);
    clock.later(7 * 24 * 60 * 60 + 60);
    await test.services.submissionProofs.forgetUnproven();
    const rows = await test.platform.db
      .selectFrom('form_submission')
      .select('guid')
      .where('guid', 'in', [left.guid, proven.guid])
      .execute();
    expect(rows.map(({ guid }) => guid)).toEqual([proven.guid]);
  });
});
