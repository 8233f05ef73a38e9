import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { buildForm } from '#features/forms/server/forms.factory.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { Receipt, SentSubmission } from '../../contract/filling.ts';
import type { RetentionPreview } from '../../contract/keeping/retention.endpoints.ts';
import { createSender, movableClock, newKey } from '../testing/sending.ts';

const clock = movableClock('2026-11-17T12:00:00Z');
const day = 24 * 3600;
let test: TestApp;
let admin: Record<string, string>;
let member: Record<string, string>;
let sender: ReturnType<typeof createSender>;

beforeAll(async () => {
  test = await startTestApp({ clock });
  admin = await test.signInAs('Admin');
  member = await test.signInAs('Standard');
  sender = createSender(test, clock);
});
afterAll(() => test.close());

const document = {
  fields: [
    { id: 'wens', kind: 'text', label: text('Wens') },
    { id: 'naam', kind: 'text', label: text('Naam'), personalData: 'ordinary' as const },
    { id: 'mail', kind: 'email', label: text('E-mail'), personalData: 'ordinary' as const },
  ],
};
const answers = { wens: ['rust'], naam: ['Noor'], mail: ['noor@x.example'] };
const preview = (guid: string, headers: Record<string, string> = admin) =>
  test.app.inject({ url: `/api/forms/${guid}/retention`, headers });
/** Sign-ins do not last as long as terms do. */
const previewed = (guid: string) => test.services.formRetention.preview(system, guid);
const finish = (guid: string) =>
  test.platform.db.updateTable('form_submission').set({ done_at: clock.now() }).where('guid', '=', guid).execute();
const night = () => test.services.formRetention.forgetWhatIsOver();

describe('retention', () => {
  it('is looked at by admins', async () => {
    const guid = await buildForm(test.services);
    expect((await preview(guid)).json<RetentionPreview>()).toEqual({ submissions: 0, answers: 0, undone: 0 });
    expect((await preview(guid, {})).statusCode).toBe(401);
    expect((await preview(guid, member)).statusCode).toBe(403);
    expect((await preview(randomUUID())).statusCode).toBe(404);
  });

  it('takes contact data first and then the rest, and leaves the number', async () => {
    const guid = await buildForm(test.services, {
      document,
      settings: { retentionDays: 30, contactRetentionDays: 10, retentionFrom: 'sent', confirmationField: 'mail' },
    });
    const key = newKey();
    const sent = (await sender.send(guid, answers, { key })).json<SentSubmission>();
    expect(await previewed(guid)).toEqual({ submissions: 0, answers: 0, undone: 0 });
    clock.later(4 * day);
    await night();
    expect((await sender.rowOf(sent.guid)).answers).toHaveProperty('naam');
    expect(await previewed(guid)).toEqual({ submissions: 0, answers: 1, undone: 0 });
    clock.later(6 * day);
    await night();
    await night();
    expect(await sender.rowOf(sent.guid)).toMatchObject({ answers: { wens: 'rust' }, sender_email: null });
    const events = (await sender.eventsOf(sent.guid)).filter(({ kind }) => kind === 'redacted');
    expect(events).toEqual([{ kind: 'redacted', data: { fields: ['naam', 'mail'] } }]);
    clock.later(14 * day);
    expect(await previewed(guid)).toEqual({ submissions: 1, answers: 0, undone: 0 });
    clock.later(6 * day);
    await night();
    const row = await sender.rowOf(sent.guid);
    expect(row).toMatchObject({ answers: {}, reference: sent.reference, version: 1 });
    expect(row.redacted_at).not.toBeNull();
    expect(await sender.eventsOf(sent.guid)).toEqual([{ kind: 'redacted', data: {} }]);
    const receipt = await test.app.inject({ url: `/api/submissions/${sent.guid}/receipt?key=${key}` });
    expect(receipt.json<Receipt>()).not.toHaveProperty('own');
  });

  it('begins when it was dealt with, and says how many never were', async () => {
    const guid = await buildForm(test.services, { document, settings: { retentionDays: 7 } });
    const [dealt, left] = await Promise.all([0, 1].map(() => sender.sendAndTell(guid, answers)));
    clock.later(100 * day);
    await night();
    expect((await sender.rowOf(dealt?.guid ?? '')).answers).toHaveProperty('naam');
    await finish(dealt?.guid ?? '');
    expect(await previewed(guid)).toEqual({ submissions: 1, answers: 0, undone: 1 });
    clock.later(7 * day);
    await night();
    expect((await sender.rowOf(dealt?.guid ?? '')).answers).toEqual({});
    expect((await sender.rowOf(left?.guid ?? '')).answers).toHaveProperty('naam');
  });

  it('holds for a single question, also of what was sent before', async () => {
    const fields = document.fields.map((field) => (field.id === 'wens' ? { ...field, retentionDays: 1 } : field));
    const guid = await buildForm(test.services, { document: { fields }, settings: { retentionFrom: 'sent' } });
    const sent = await sender.sendAndTell(guid, answers);
    clock.later(2 * day);
    await night();
    expect((await sender.rowOf(sent.guid)).answers).toEqual({ naam: 'Noor', mail: 'noor@x.example' });
  });
});
