import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { paragraph, richText } from '#platform/contract/texts/write-rich-text.ts';
import type { Clock } from '#platform/server/clock.ts';
import { findMails } from '#platform/server/testing/find-mails.ts';
import type { Page } from '../../contract/page.ts';
import type { PageState, WorkingCopy } from '../../contract/working-copy.ts';
import { buildBlock, buildPage, buildPageDocument } from '../pages.factory.ts';

const start = new Date();
let now = start;
const clock: Clock = { now: () => now };
const inMinutes = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

let test: TestApp;
let other: TestApp;
let manager: Record<string, string>;

beforeAll(async () => {
  test = await startTestApp({ clock });
  other = await startTestApp({ clock, connectionString: test.connectionString });
  manager = await test.signInAs('ContentManager');
});
beforeEach(() => {
  now = start;
});
afterAll(async () => {
  await other.close();
  await test.close();
});

const schedule = (id: string, publishAt: Date | null, unpublishAt: Date | null, headers = manager) =>
  test.app.inject({
    method: 'POST',
    url: `/api/pages/${id}/schedule`,
    headers,
    payload: { publishAt: publishAt?.toISOString() ?? null, unpublishAt: unpublishAt?.toISOString() ?? null },
  });

async function shown(id: string): Promise<string | undefined> {
  const answer = await test.app.inject({ url: `/api/pages/${id}` });
  return answer.statusCode === 200 ? answer.json<{ page: Page }>().page.title : undefined;
}

async function draft(title: string): Promise<string> {
  const made = await test.services.pages.make(
    { viewer: system },
    { kind: 'page', document: buildPageDocument({ title: text(title) }) },
  );
  return made.guid;
}

const versions = async (id: string) =>
  (await test.platform.db.selectFrom('page_version').select('number').where('page_id', '=', id).execute()).length;

const carryOut = () => test.installation.jobs.runRecurring('schedule-pages');

describe('a schedule', () => {
  it('publishes and unpublishes at its hours, and not before', async () => {
    const id = await draft('Op tijd');
    const answer = await schedule(id, inMinutes(10), inMinutes(20));
    expect(answer.json<PageState>()).toMatchObject({ publishAt: inMinutes(10).toISOString(), isPublished: false });
    for (const [minute, title] of [
      [9, undefined],
      [10, 'Op tijd'],
      [19, 'Op tijd'],
      [20, undefined],
    ] as const) {
      now = inMinutes(minute);
      await carryOut();
      expect([minute, await shown(id)]).toEqual([minute, title]);
    }
    now = inMinutes(30);
    await carryOut();
    expect(await versions(id)).toBe(1);
    const { entries } = await test.services.audit.list(system, { itemCount: 50, search: '', subjectId: id });
    expect(entries[2]?.details).toEqual({
      publishAt: inMinutes(10).toISOString(),
      unpublishAt: inMinutes(20).toISOString(),
    });
    expect(entries.reverse().map(({ action, actor, details }) => [action, actor.name, details.isScheduled])).toEqual([
      ['page.created', expect.any(String), undefined],
      ['page.scheduled', expect.any(String), undefined],
      ['page.published', 'schedule', true],
      ['page.unpublished', 'schedule', true],
    ]);
  });

  it('does both in their order when nothing ran for a while', async () => {
    const id = await draft('Gemist');
    await schedule(id, inMinutes(1), inMinutes(2));
    now = inMinutes(60);
    await carryOut();
    expect(await shown(id)).toBeUndefined();
    expect(await versions(id)).toBe(1);
    const back = await buildPage(test.services, { title: text('Terug') });
    now = start;
    await schedule(back, inMinutes(2), inMinutes(1));
    now = inMinutes(60);
    await carryOut();
    expect(await shown(back)).toBe('Terug');
  });

  it('is carried out once, also by two processes at the same moment', async () => {
    const ids = await Promise.all(['a', 'b', 'c', 'd'].map(draft));
    for (const id of ids) await schedule(id, inMinutes(1), null);
    now = inMinutes(5);
    await Promise.all([test.services.pages.carryOutDue(), other.services.pages.carryOutDue(), carryOut()]);
    expect(await Promise.all(ids.map(versions))).toEqual([1, 1, 1, 1]);
    expect(await Promise.all(ids.map(shown))).toEqual(['a', 'b', 'c', 'd']);
  });

  it('takes a shared part off every page that shows it', async () => {
    const guid = await buildPage(
      test.services,
      { buildingBlockInstances: [buildBlock({ heading: text('Actie') })] },
      'shared-part',
    );
    const shows = buildBlock({ buildingBlockName: 'SharedPart', options: { sharedPartGuid: guid } });
    const id = await buildPage(test.services, { buildingBlockInstances: [shows] });
    const isShown = async () => (await test.app.inject({ url: `/api/pages/${id}` })).body.includes('Actie');
    await schedule(guid, null, inMinutes(1));
    expect(await isShown()).toBe(true);
    now = inMinutes(5);
    await carryOut();
    expect(await isShown()).toBe(false);
  });

  it('can be called off', async () => {
    const id = await draft('Toch niet');
    await schedule(id, inMinutes(1), null);
    await schedule(id, null, null);
    now = inMinutes(5);
    await carryOut();
    expect(await shown(id)).toBeUndefined();
  });

  it('is no way round who decides who may read: who edits by role plans no other audience', async () => {
    const roleId = await test.makeRole('Redactie');
    const editor = await test.signInAs('Standard', { roleIds: [roleId] });
    const id = await buildPage(test.services, { visibility: 'Users', editPermission: 'Roles', editRoles: [roleId] });
    const plan = async (publishAt: Date | null, unpublishAt: Date | null) =>
      (await schedule(id, publishAt, unpublishAt, editor)).statusCode;
    expect(await plan(inMinutes(1), null)).toBe(200);
    const url = `/api/pages/${id}`;
    const { sequence } = (await test.app.inject({ url: `${url}/working-copy`, headers: manager })).json<PageState>();
    const payload = { sequence, changes: { visibility: 'Public' } };
    const changed = await test.app.inject({ method: 'PUT', url, headers: manager, payload });
    expect(changed.statusCode, changed.body).toBe(200);
    expect([await plan(inMinutes(1), null), await plan(null, inMinutes(2))]).toEqual([403, 200]);
    expect(await plan(null, null)).toBe(200);
  });

  it('gives up what cannot be published, says so, and goes on with the rest', async () => {
    const [broken, fine] = [await draft('Stuk'), await draft('Heel')];
    await schedule(broken, inMinutes(1), null);
    await schedule(fine, inMinutes(2), null);
    const unknown = { ...buildPageDocument(), buildingBlockInstances: [{ buildingBlockName: 'Carousel' }] };
    await test.platform.db
      .updateTable('page')
      .set({
        sequence: sql`sequence + 1`,
        working_copy: JSON.stringify({ ...unknown, editPermission: 'Admin', options: {}, translations: {} }),
      })
      .where('id', '=', broken)
      .execute();
    now = inMinutes(5);
    await carryOut();
    expect([await shown(broken), await shown(fine)]).toEqual([undefined, 'Heel']);
    const failed = await test.services.audit.list(system, { itemCount: 50, search: '', subjectId: broken });
    expect(failed.entries[0]).toMatchObject({ action: 'page.schedule-failed', details: { code: 'bad-input' } });
    await carryOut();
    const again = await test.services.audit.list(system, { itemCount: 50, search: '', subjectId: broken });
    expect(again.entries).toHaveLength(failed.entries.length);
  });

  describe('that failed', () => {
    const stopOn = (checks: object) => test.services.settings.save(system, 'pageChecks', checks);
    const stateOf = async (id: string) =>
      (await test.app.inject({ url: `/api/pages/${id}/working-copy`, headers: manager })).json<WorkingCopy>();
    const dismiss = (id: string, headers: Record<string, string>) =>
      test.app.inject({ method: 'DELETE', url: `/api/pages/${id}/failed-plan`, headers });
    const mailsTo = (title: string) => findMails(test.platform, { about: title });
    async function stopAtItsHour(id: string): Promise<void> {
      const { sequence } = await stateOf(id);
      const capitals = buildBlock({ options: { text: richText([paragraph('Dit is BELANGRIJK.')]) } });
      const payload = { sequence, changes: { buildingBlockInstances: [capitals] } };
      const changed = await test.app.inject({ method: 'PUT', url: `/api/pages/${id}`, headers: manager, payload });
      expect(changed.statusCode, changed.body).toBe(200);
      await stopOn({ capitals: 'block' });
      now = inMinutes(20);
      await carryOut();
      await stopOn({});
    }
    /** Nothing stood in the way when it was planned. */
    async function failed(title: string): Promise<string> {
      const id = await draft(title);
      await schedule(id, inMinutes(10), inMinutes(30));
      await stopAtItsHour(id);
      now = start;
      return id;
    }

    it('is kept with who planned it and why, told by mail, and leaves what else was planned', async () => {
      const id = await failed('Tegengehouden');
      expect(await stateOf(id)).toMatchObject({
        publishAt: null,
        unpublishAt: inMinutes(30).toISOString(),
        failedPlan: {
          action: 'publish',
          plannedFor: inMinutes(10).toISOString(),
          plannedBy: { name: 'Test ContentManager' },
          reason: 'checks',
        },
      });
      const mails = await mailsTo('Tegengehouden');
      expect(mails).toMatchObject([{ kind: 'plan-failed-publish', subject: 'Niet gepubliceerd: Tegengehouden' }]);
      expect(mails[0]?.text).toContain('Een controle hield de pagina tegen.');
    });

    it.each<[string, (id: string) => Promise<{ statusCode: number }>]>([
      ['published', (id) => test.app.inject({ method: 'POST', url: `/api/pages/${id}/publish`, headers: manager })],
      ['planned again', (id) => schedule(id, inMinutes(40), null)],
      ['dismissed', (id) => dismiss(id, manager)],
    ])('is no longer told once it is %s', async (how, settle) => {
      const id = await failed(`Opgelost: ${how}`);
      expect((await settle(id)).statusCode).toBe(200);
      expect((await stateOf(id)).failedPlan).toBeNull();
    });

    it('is dismissed by who may edit the page alone, once, and that is written down', async () => {
      const id = await failed('Gezien');
      const refused = [await dismiss(id, {}), await dismiss(id, await test.signInAs('Standard'))];
      expect(refused.map(({ statusCode }) => statusCode)).toEqual([401, 403]);
      expect((await stateOf(id)).failedPlan).not.toBeNull();
      expect([(await dismiss(id, manager)).statusCode, (await dismiss(id, manager)).statusCode]).toEqual([200, 200]);
      expect((await dismiss(randomUUID(), manager)).statusCode).toBe(404);
      const { entries } = await test.services.audit.list(system, { itemCount: 50, search: '', subjectId: id });
      expect(entries.filter(({ action }) => action === 'page.failure-dismissed')).toHaveLength(1);
    });

    it('keeps nothing else of the page from being done that was due as well', async () => {
      const id = await buildPage(test.services, { title: text('Dubbel') });
      await schedule(id, inMinutes(10), inMinutes(15));
      await stopAtItsHour(id);
      expect(await shown(id)).toBeUndefined();
      expect(await stateOf(id)).toMatchObject({ unpublishAt: null, failedPlan: { action: 'publish' } });
    });

    it('is the end that someone with more right would not have: readers keep the page and who planned it hears', async () => {
      const roleId = await test.makeRole('Eindredactie');
      const editor = await test.signInAs('Standard', { roleIds: [roleId] });
      const id = await buildPage(test.services, {
        title: text('Blijft staan'),
        editPermission: 'Roles',
        editRoles: [roleId],
      });
      await schedule(id, null, inMinutes(1), editor);
      const { sequence } = await stateOf(id);
      const payload = { sequence, changes: { visibility: 'Users' } };
      await test.app.inject({ method: 'PUT', url: `/api/pages/${id}`, headers: manager, payload });
      now = inMinutes(5);
      await carryOut();
      expect(await shown(id)).toBe('Blijft staan');
      expect((await stateOf(id)).failedPlan).toMatchObject({ action: 'unpublish', reason: 'rights' });
      expect((await mailsTo('Blijft staan'))[0]).toMatchObject({ kind: 'plan-failed-unpublish' });
    });
  });

  it('tries again what failed by a fault, and goes on with the rest meanwhile', async () => {
    const [failing, fine] = [await draft('Storing'), await draft('Doorgang')];
    await schedule(failing, inMinutes(1), null);
    await schedule(fine, inMinutes(2), null);
    const versionTable = () => test.platform.db.schema.alterTable('page_version');
    await versionTable()
      .addCheckConstraint('fault', sql`page_id <> ${sql.lit(failing)}`)
      .execute();
    now = inMinutes(5);
    await expect(test.services.pages.carryOutDue()).rejects.toMatchObject({ errors: [{ constraint: 'fault' }] });
    expect([await shown(failing), await shown(fine)]).toEqual([undefined, 'Doorgang']);
    await versionTable().dropConstraint('fault').execute();
    await carryOut();
    expect(await shown(failing)).toBe('Storing');
    const { entries } = await test.services.audit.list(system, { itemCount: 50, search: '', subjectId: failing });
    expect(entries.map(({ action }) => action)).toEqual(['page.published', 'page.scheduled', 'page.created']);
  });

  it('ends when it cannot be looked up what is due', async () => {
    const pageTable = () => test.platform.db.schema.alterTable('page');
    await pageTable().renameColumn('unpublish_at', 'renamed').execute();
    const carriedOut = test.services.pages
      .carryOutDue()
      .finally(() => pageTable().renameColumn('renamed', 'unpublish_at').execute());
    await expect(carriedOut).rejects.toThrow(/unpublish_at/);
  });

  it('is still for the minute that has begun, which readers then see within the next', async () => {
    const id = await draft('Net begonnen');
    expect((await schedule(id, inMinutes(-0.9), null)).statusCode).toBe(200);
    await carryOut();
    expect(await shown(id)).toBe('Net begonnen');
  });

  it.each([
    ['in the past', -1, null, 'moment-over', 'in-the-past', 'Er is niets gepland. Kies een later moment.'],
    ['the same moment twice', 5, 5, 'same-moment', 'same-moment', expect.stringContaining('een verschillend moment')],
  ])('refuses %s, and says so', async (_, publish, unpublish, code, field, detail) => {
    const answer = await schedule(
      await draft('x'),
      inMinutes(publish),
      unpublish === null ? null : inMinutes(unpublish),
    );
    expect(answer.json()).toMatchObject({ status: 400, code, detail, fields: [{ code: field }] });
  });
});
