import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import type { Today } from '#features/today/contract/attention.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { Clock } from '#platform/server/clock.ts';
import { findMails } from '#platform/server/testing/find-mails.ts';
import type { FormForEditing, FormList } from '../../contract/form.ts';
import type { FormPlanState } from '../../contract/plans/form-plan.ts';
import { buildForm } from '../forms.factory.ts';

type Headers = Record<string, string>;
const start = new Date();
let now = start;
const clock: Clock = { now: () => now };
const inMinutes = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

let test: TestApp;
let other: TestApp;
let admin: Headers;
let manager: Headers;

beforeAll(async () => {
  test = await startTestApp({ clock });
  other = await startTestApp({ clock, connectionString: test.connectionString });
  admin = await test.signInAs('Admin');
  manager = await test.signInAs('ContentManager');
});
beforeEach(() => {
  now = start;
});
afterAll(async () => {
  await other.close();
  await test.close();
});

const plan = (guid: string, publishOn: Date | null, headers: Headers = admin, note = 'Vanaf januari') =>
  test.app.inject({
    method: 'PUT',
    url: `/api/forms/${guid}/plan`,
    headers,
    payload: { publishOn: publishOn?.toISOString() ?? null, note },
  });
const dismiss = (guid: string, headers: Headers = admin) =>
  test.app.inject({ method: 'DELETE', url: `/api/forms/${guid}/plan/failure`, headers });
const read = async (guid: string) =>
  (await test.app.inject({ url: `/api/forms/${guid}`, headers: admin })).json<FormForEditing>();
const carryOut = () => test.installation.jobs.runRecurring('publish-planned-forms');
const actor = { viewer: system };

/** Version 1 is filled in, and the draft asks something more. */
async function changedForm(title: string, label = 'Uw straat'): Promise<string> {
  const guid = await buildForm(test.services, { document: { title: text(title) } });
  await write(guid, label);
  return guid;
}

async function write(guid: string, label: string): Promise<void> {
  const { document, sequence } = await read(guid);
  const [first] = document.fields;
  const fields = [...(first ? [first] : []), { id: 'straat', kind: 'text', label: text(label) }];
  await test.app.inject({
    method: 'PUT',
    url: `/api/forms/${guid}/draft`,
    headers: admin,
    payload: { document: { ...document, fields }, sequence },
  });
}

describe('a planned version', () => {
  it('comes at its hour and not before, of the draft as it is then, in the name of who planned it', async () => {
    const guid = await changedForm('Op tijd');
    expect((await plan(guid, inMinutes(10))).json<FormPlanState>()).toEqual({
      plan: { publishOn: inMinutes(10).toISOString(), plannedBy: 'Test Admin', note: 'Vanaf januari' },
      failedPlan: null,
    });
    await write(guid, 'Uw nieuwe straat');
    now = inMinutes(9);
    await carryOut();
    expect((await read(guid)).versions).toHaveLength(1);
    now = inMinutes(10);
    await carryOut();
    const published = await read(guid);
    expect(published).toMatchObject({ hasChanges: false, plan: null, failedPlan: null });
    expect(published.versions[0]).toEqual({
      version: 2,
      publishedOn: inMinutes(10).toISOString(),
      publishedBy: 'Test Admin',
      note: 'Vanaf januari',
    });
    expect(JSON.stringify(await test.services.forms.readVersion(system, guid, 2))).toContain('Uw nieuwe straat');
    const { entries } = await test.services.audit.list(system, { itemCount: 50, search: '', subjectId: guid });
    expect(entries.find(({ action }) => action === 'form.planned')?.details).toEqual({
      before: null,
      after: inMinutes(10).toISOString(),
    });
    expect(entries.find(({ action }) => action === 'form.published')?.details).toMatchObject({ isPlanned: true });
  });

  it('comes once, however many processes look', async () => {
    const guid = await changedForm('Eén keer');
    await plan(guid, inMinutes(1));
    now = inMinutes(2);
    await Promise.all([test.services.formPlans.carryOutDue(), other.services.formPlans.carryOutDue(), carryOut()]);
    expect((await read(guid)).versions).toHaveLength(2);
  });

  it('is shown in the list and on the start screen, and taken back', async () => {
    const guid = await changedForm('In de lijst');
    await plan(guid, inMinutes(30));
    const listed = async () =>
      (await test.app.inject({ url: '/api/forms', headers: admin }))
        .json<FormList>()
        .forms.find((form) => form.guid === guid)?.plannedOn;
    expect(await listed()).toBe(inMinutes(30).toISOString());
    const { soon } = (await test.app.inject({ url: '/api/today', headers: admin })).json<Today>();
    expect(soon).toContainEqual(expect.objectContaining({ title: 'In de lijst', action: 'publish' }));
    expect((await plan(guid, null)).json()).toEqual({ plan: null, failedPlan: null });
    expect(await listed()).toBeNull();
    now = inMinutes(31);
    await carryOut();
    expect((await read(guid)).versions).toHaveLength(1);
  });

  it('does not come of a form that was published by hand or thrown away', async () => {
    const [byHand, thrown] = [await changedForm('Met de hand'), await changedForm('Weg')];
    await plan(byHand, inMinutes(5));
    await plan(thrown, inMinutes(5));
    const { sequence } = await read(byHand);
    await test.services.forms.publish(actor, byHand, { sequence, note: '' });
    expect((await read(byHand)).plan).toBeNull();
    await test.services.forms.throwAway(actor, thrown);
    now = inMinutes(6);
    await carryOut();
    expect((await read(byHand)).versions).toHaveLength(2);
  });

  it('is for admins, of a form that has something new, in time that comes', async () => {
    const guid = await changedForm('Weigeren');
    expect((await plan(guid, inMinutes(5), {})).statusCode).toBe(401);
    expect((await plan(guid, inMinutes(5), manager)).statusCode).toBe(403);
    expect((await plan(randomUUID(), inMinutes(5))).statusCode).toBe(404);
    expect((await plan(guid, inMinutes(-5))).statusCode).toBe(400);
    expect((await plan(guid, inMinutes(-1))).statusCode).toBe(400);
    expect((await plan(guid, inMinutes(5), admin, 'x'.repeat(501))).statusCode).toBe(400);
    const unchanged = await buildForm(test.services);
    expect((await plan(unchanged, inMinutes(5))).json()).toMatchObject({ code: 'form-unchanged' });
  });
});

describe('a plan that did not go ahead', () => {
  /** Nothing stood in the way when it was planned; a question lost its words since. */
  async function failed(title: string): Promise<string> {
    const guid = await changedForm(title);
    await plan(guid, inMinutes(10));
    await write(guid, '');
    now = inMinutes(10);
    await carryOut();
    return guid;
  }

  it('is kept with who planned it and why, told by mail and on the start screen, and not tried again', async () => {
    const guid = await failed('Tegengehouden');
    const kept = {
      plan: null,
      failedPlan: { plannedFor: inMinutes(10).toISOString(), plannedBy: 'Test Admin', reason: 'checks' },
    };
    expect(await read(guid)).toMatchObject(kept);
    expect(await findMails(test.platform, { about: 'Tegengehouden' })).toMatchObject([
      { kind: 'form-plan-failed', subject: 'Niet gepubliceerd: Tegengehouden' },
    ]);
    const today = (await test.app.inject({ url: '/api/today', headers: admin })).json<Today>();
    expect(JSON.stringify(today)).toContain(`form-plan-${guid}`);
    await carryOut();
    expect(await read(guid)).toMatchObject(kept);
    const { entries } = await test.services.audit.list(system, { itemCount: 50, search: '', subjectId: guid });
    expect(entries.filter(({ action }) => action === 'form.plan-failed')).toHaveLength(1);
  });

  it.each<[string, (guid: string) => Promise<unknown>]>([
    ['dismissed', (guid) => dismiss(guid)],
    ['planned again', (guid) => plan(guid, inMinutes(60))],
    [
      'published',
      async (guid) => {
        await write(guid, 'Weer met woorden');
        const { sequence } = await read(guid);
        await test.services.forms.publish(actor, guid, { sequence, note: '' });
      },
    ],
  ])('is no longer told once it is %s', async (how, settle) => {
    const guid = await failed(`Opgelost: ${how}`);
    await settle(guid);
    expect((await read(guid)).failedPlan).toBeNull();
  });

  it('is put away by admins', async () => {
    const guid = await failed('Wegleggen');
    expect((await dismiss(guid, {})).statusCode).toBe(401);
    expect((await dismiss(guid, manager)).statusCode).toBe(403);
    expect((await dismiss(randomUUID())).statusCode).toBe(404);
    expect((await dismiss(guid)).json()).toEqual({ plan: null, failedPlan: null });
  });
});
