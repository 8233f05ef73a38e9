import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import type { FormSettings, ReceiverRule } from '#features/forms/contract/form.ts';
import type { FormDocumentInput } from '#features/forms/contract/form-document.ts';
import { buildForm } from '#features/forms/server/forms.factory.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { Receipt, SentSubmission } from '../../contract/filling.ts';
import { createSender, movableClock, newKey } from '../testing/sending.ts';

const clock = movableClock('2026-11-17T12:00:00Z');
let test: TestApp;
let sender: ReturnType<typeof createSender>;
let roleId: string;

beforeAll(async () => {
  test = await startTestApp({ clock });
  sender = createSender(test, clock);
  roleId = (
    await test.services.roles.create({ viewer: system }, { name: 'Buitendienst', description: '', grantedOn: 'Manual' })
  ).id;
  await test.signInAs('Standard', { roleIds: [roleId] });
});
afterAll(() => test.close());

const member = 'standard-1@vloedhaven.example';
const fields: FormDocumentInput['fields'] = [
  {
    id: 'soort',
    kind: 'choice',
    label: text('Soort'),
    options: [
      { value: 'gevaar', label: text('Gevaar') },
      { value: 'afval', label: text('Afval') },
    ],
  },
  { id: 'naam', kind: 'text', label: text('Uw naam', 'Your name'), personalData: 'ordinary' },
  { id: 'ziekte', kind: 'text', label: text('Ziekte'), personalData: 'special' },
  { id: 'mail', kind: 'email', label: text('E-mailadres'), personalData: 'ordinary' },
];
const rule = (more: Partial<ReceiverRule>): ReceiverRule => ({
  condition: null,
  emails: [],
  roleIds: [],
  when: 'at-once',
  assigneeGuid: null,
  ...more,
});
const when = (value: string): ReceiverRule['condition'] => ({
  match: 'all',
  rules: [{ field: 'soort', operator: 'oneOf', values: [value] }],
});
const form = (settings: z.input<typeof FormSettings>) => buildForm(test.services, { document: { fields }, settings });
const receipt = (guid: string, key: string) => test.app.inject({ url: `/api/submissions/${guid}/receipt?key=${key}` });

describe('who is told', () => {
  it('is who the first rule that fits names, addresses and members of a role, and nobody else', async () => {
    const guid = await form({
      receivers: [
        rule({ condition: when('gevaar'), emails: ['wacht@x.example'] }),
        rule({ emails: ['anders@x.example', member], roleIds: [roleId] }),
      ],
    });
    const danger = await sender.sendAndTell(guid, { soort: ['gevaar'], naam: ['Noor'] });
    expect(await sender.mailsTo('anders@x.example')).toHaveLength(0);
    const [told, ...more] = await sender.mailsTo('wacht@x.example');
    expect(more).toHaveLength(0);
    expect(told).toMatchObject({ kind: 'submission-told', subject: `Melding: ${danger.reference}` });
    expect(told?.text).toContain('Uw naam: Noor');
    expect(told?.text).toContain(`/admin/forms/${guid}/${danger.guid}`);
    const waste = await sender.sendAndTell(guid, { soort: ['afval'] });
    expect(await sender.mailsTo('wacht@x.example')).toHaveLength(1);
    expect(await sender.mailsTo('anders@x.example')).toHaveLength(1);
    // Named twice, told once.
    expect(await sender.mailsTo(member)).toHaveLength(1);
    expect(await sender.eventsOf(waste.guid)).toEqual([
      { kind: 'told', data: { rule: 2, receivers: 2, when: 'at-once' } },
    ]);
  });

  it('reads no special personal data in a mail, nor any answer in the outbox', async () => {
    const guid = await form({ receivers: [rule({ emails: ['privacy@x.example'] })] });
    await sender.sendAndTell(guid, { naam: ['Noor Bakker'], ziekte: ['suikerziekte'] });
    const [told] = await sender.mailsTo('privacy@x.example');
    expect(told?.text).toContain('Noor Bakker');
    expect(told?.text).not.toContain('suikerziekte');
    expect(told?.html).not.toContain('suikerziekte');
    expect(told?.text).toContain('niet in een mail staat');
    expect(told?.shown_text).not.toContain('Noor Bakker');
  });

  it('is nobody where a form only saves', async () => {
    const guid = await form({ onSubmit: ['Save'], receivers: [rule({ emails: ['stil@x.example'] })] });
    const sent = await sender.sendAndTell(guid, { naam: ['Noor'] });
    expect(await sender.mailsTo('stil@x.example')).toHaveLength(0);
    expect((await sender.rowOf(sent.guid)).answers).toEqual({ naam: 'Noor' });
  });

  it('is given it to deal with where the rule says so, and hears that it is theirs', async () => {
    const { id } = await test.platform.db
      .selectFrom('user')
      .select('id')
      .where('email', '=', member)
      .executeTakeFirstOrThrow();
    const guid = await form({ receivers: [rule({ assigneeGuid: id })] });
    const sent = await sender.sendAndTell(guid, { naam: ['Noor'] });
    expect((await sender.rowOf(sent.guid)).assignee_guid).toBe(id);
    expect((await sender.mailsTo(member)).at(-1)?.text).toContain('geven u deze inzending');
    expect((await sender.eventsOf(sent.guid)).map(({ kind }) => kind)).toEqual(['assigned', 'told']);
  });

  it('is told once, however often the job is tried', async () => {
    const guid = await form({ receivers: [rule({ emails: ['eens@x.example'] })] });
    const sent = await sender.sendAndTell(guid, { naam: ['Noor'] });
    const job = { submissionGuid: sent.guid, askedAt: undefined };
    await Promise.all([test.services.submissionTelling.tell(job), test.services.submissionTelling.tell(job)]);
    expect(await sender.mailsTo('eens@x.example')).toHaveLength(1);
  });

  it('is told of a double press once', async () => {
    const guid = await form({ receivers: [rule({ emails: ['dubbel@x.example'] })] });
    const body = {
      version: 1,
      key: newKey(),
      posted: { naam: ['Noor'] },
      language: 'nl',
      challenge: await sender.solved(guid),
    };
    clock.later(5);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => sender.post(`/api/forms/${guid}/submissions`, body)),
    );
    for (const answer of answers) {
      const { guid: submissionGuid } = answer.json<SentSubmission>();
      await test.services.submissionTelling.tell({ submissionGuid, askedAt: undefined });
    }
    expect(await sender.mailsTo('dubbel@x.example')).toHaveLength(1);
  });
});

describe('the overview of the morning', () => {
  it('is one mail for each form, of what was sent and not taken back', async () => {
    const guid = await form({ receivers: [rule({ emails: ['ochtend@x.example'], when: 'daily' })] });
    const first = await sender.sendAndTell(guid, { naam: ['Een'] });
    const second = await sender.sendAndTell(guid, { naam: ['Twee'] });
    const key = newKey();
    const third = (await sender.send(guid, { naam: ['Drie'] }, { key })).json<SentSubmission>();
    await test.services.submissionTelling.tell({ submissionGuid: third.guid, askedAt: undefined });
    await sender.post(`/api/submissions/${third.guid}/withdraw`, { key });
    expect(await sender.mailsTo('ochtend@x.example')).toHaveLength(0);
    await test.services.submissionTelling.sendOverviews();
    await test.services.submissionTelling.sendOverviews();
    const [overview, ...more] = await sender.mailsTo('ochtend@x.example');
    expect(more).toHaveLength(0);
    expect(overview).toMatchObject({ kind: 'submission-overview', subject: 'Melding: 2 nieuw' });
    expect(overview?.text).toContain(first.reference);
    expect(overview?.text).toContain(second.reference);
    expect(overview?.text).not.toContain(third.reference);
    expect(overview?.text).not.toContain('Twee');
  });
});

describe('a form that only notifies', () => {
  it('keeps nothing once the mails are there, and its receipt says so', async () => {
    const guid = await form({
      onSubmit: ['Notify'],
      receivers: [rule({ emails: ['alleen@x.example'], when: 'daily' })],
    });
    const key = newKey();
    const sent = (await sender.send(guid, { naam: ['Noor'], ziekte: ['griep'] }, { key })).json<SentSubmission>();
    await test.services.submissionTelling.tell({ submissionGuid: sent.guid, askedAt: undefined });
    const [told] = await sender.mailsTo('alleen@x.example');
    // It is all that is left of them.
    expect(told?.text).toContain('griep');
    expect(told?.text).not.toContain('/admin/forms/');
    expect(await sender.rowOf(sent.guid)).toMatchObject({ answers: {}, is_kept: false, status: 'done' });
    const { own } = (await receipt(sent.guid, key)).json<Receipt>();
    expect(own).toMatchObject({ answers: [], isKept: false, canWithdraw: false });
  });

  it('keeps what reaches nobody', async () => {
    const guid = await form({ onSubmit: ['Notify'], receivers: [rule({ condition: when('gevaar') })] });
    const sent = await sender.sendAndTell(guid, { naam: ['Noor'] });
    expect(await sender.rowOf(sent.guid)).toMatchObject({ answers: { naam: 'Noor' }, is_kept: true });
  });
});

describe('the confirmation', () => {
  const confirmed = { confirmationField: 'mail', confirmation: text('Bedankt.', 'Thank you.') };

  it('goes to the sender in their language, with reference, own words, answers and the way to the receipt', async () => {
    const guid = await form(confirmed);
    const answers = { naam: ['Noor https://kwaad.example/x'], ziekte: ['griep'], mail: ['noor@x.example'] };
    const sent = await sender.sendAndTell(guid, answers, 'en');
    const [mail, ...more] = await sender.mailsTo('noor@x.example');
    expect(more).toHaveLength(0);
    expect(mail).toMatchObject({ kind: 'submission-confirmed', language: 'en' });
    expect(mail?.subject).toContain(sent.reference);
    expect(mail?.text).toContain('Thank you.');
    expect(mail?.text).toContain('Your name: Noor […]');
    expect(mail?.text).not.toContain('griep');
    const [, key = ''] = /submission\/[0-9a-f-]{36}\?key=([\w-]+)/.exec(mail?.text ?? '') ?? [];
    const { own } = (await receipt(sent.guid, key)).json<Receipt>();
    expect(own?.answers.map(({ text: words }) => words)).toContain('griep');
    const other = await sender.sendAndTell(guid, { naam: ['Ander'] });
    expect((await receipt(other.guid, key)).json<Receipt>()).not.toHaveProperty('own');
  });

  it('is not sent to one address without end', async () => {
    const guid = await form(confirmed);
    for (let time = 0; time < 12; time++) await sender.sendAndTell(guid, { mail: ['Veel@x.example'] });
    expect((await sender.mailsTo('veel@x.example')).length).toBe(10);
  });
});

describe('the limit of a day', () => {
  it('counts by address, else by client, and starts anew the next day', async () => {
    const guid = await form({ dailyLimit: 1, confirmationField: 'mail' });
    const statusOf = async (posted: Record<string, string[]>, from: string) =>
      (await sender.send(guid, posted, { from })).statusCode;
    expect(await statusOf({ mail: ['een@x.example'] }, '192.0.2.1')).toBe(200);
    const refused = await sender.send(guid, { mail: ['EEN@x.example'] }, { from: '192.0.2.2' });
    expect(refused.json()).toMatchObject({ status: 429, code: 'form-daily-limit' });
    expect(refused.json<{ detail: string }>().detail).toContain('hooguit 1 ');
    expect(await statusOf({ mail: ['twee@x.example'] }, '192.0.2.1')).toBe(200);
    expect(await statusOf({ naam: ['Noor'] }, '192.0.2.1')).toBe(200);
    expect(await statusOf({ naam: ['Noor'] }, '192.0.2.1')).toBe(429);
    expect(await statusOf({ naam: ['Noor'] }, '192.0.2.9')).toBe(200);
    clock.later(24 * 3600);
    expect(await statusOf({ naam: ['Noor'] }, '192.0.2.1')).toBe(200);
    const keys = await test.platform.db.selectFrom('form_day_count').select('key').execute();
    expect(JSON.stringify(keys)).not.toContain('x.example');
    clock.later(3 * 24 * 3600);
    await test.services.submissionTelling.forgetCounts();
    expect(await test.platform.db.selectFrom('form_day_count').select('key').execute()).toEqual([]);
  });
});
