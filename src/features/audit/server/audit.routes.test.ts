import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { setupAudit } from '#features/auth/contract/auth.audit.ts';
import { settingAudit } from '#features/settings/contract/settings.audit.ts';
import type { AuditAction } from '#platform/contract/calls/audit-action.ts';
import { anonymousViewer, systemViewer, type Viewer, viewerOf } from '#platform/contract/rights/viewer.ts';
import { observeEffects, withEffects } from '#platform/server/effects.ts';
import { createLogger } from '#platform/server/logger.ts';
import type { AuditPage } from '../contract/audit.ts';

const now = new Date('2026-05-04T10:00:00Z');
let moment = now;
let test: TestApp;
let admin: { authorization: string };

const client = { ip: '203.0.113.7', userAgent: 'Proefbrowser' };

const note = (action: AuditAction, name: string, viewer = system) =>
  test.platform.transaction((trx) =>
    test.services.audit.record(trx, { viewer, client }, { action, subject: { kind: 'setting', id: name, name } }),
  );

const read = async (query: Record<string, string> = {}) =>
  (
    await test.app.inject({
      url: `/api/audit?${new URLSearchParams({ ...query, area: query.area ?? 'setting' })}`,
      headers: admin,
    })
  ).json<AuditPage>();

const names = async (query: Record<string, string>) => (await read(query)).entries.map(({ subject }) => subject.name);

beforeAll(async () => {
  test = await startTestApp({ clock: { now: () => moment } });
  admin = await test.signInAs('Admin');
  moment = new Date('2026-01-10T09:00:00Z');
  await note(settingAudit.changed, 'platformName');
  moment = new Date('2026-03-10T22:30:00Z');
  await note(settingAudit.changed, 'colorScheme');
  moment = now;
  await note(settingAudit.changed, 'useGoneStatus');
  await note(setupAudit.completed, 'platform');
});
afterAll(() => test.close());

describe('the audit log', () => {
  it('tells who did what to whom, when and from where, the newest first', async () => {
    const { entries } = await read();
    expect(entries.map(({ subject }) => subject.name)).toEqual(['useGoneStatus', 'colorScheme', 'platformName']);
    expect(entries[0]).toMatchObject({
      at: now.toISOString(),
      actor: { id: null, name: 'test' },
      action: 'setting.changed',
      ipAddress: client.ip,
      userAgent: client.userAgent,
    });
  });

  it('keeps the name of a person who is gone', async () => {
    const { id } = await test.services.users.createUser(system, {
      email: 'weg@vloedhaven.example',
      password: 'een lang wachtwoord 1',
      firstName: 'Wil',
      lastName: 'Weg',
    });
    const wil = viewerOf({ id, accountType: 'Admin', emailVerified: true, isActive: true, roleIds: [] });
    await note(setupAudit.completed, 'door Wil', wil);
    await test.platform.db.deleteFrom('user').where('id', '=', id).execute();
    const { entries } = await read({ area: 'setup', actorId: id });
    expect(entries.map(({ actor }) => actor)).toEqual([{ id, name: 'Wil Weg' }]);
  });

  it.each<[string, Viewer, { id: string | null; name: string }]>([
    ['a visitor', anonymousViewer, { id: null, name: '' }],
    ['a job', systemViewer('schedule'), { id: null, name: 'schedule' }],
    ['someone it does not know', { ...anonymousViewer, kind: 'user', id: 'weg' }, { id: 'weg', name: '' }],
  ])('names %s as far as they have a name', async (_, viewer, actor) => {
    const subjects = ['een', 'twee'].map((id) => ({ kind: 'setting', id: `${actor.name}-${id}`, name: id }));
    const nowhere = { kind: 'setting', id: 'x', name: 'x' };
    const own = { kind: actor.id === null ? '' : 'user', id: actor.id ?? '', name: '' };
    await test.platform.transaction(async (trx) => {
      await test.services.audit.recordEach(trx, { viewer, client }, { action: setupAudit.completed }, subjects);
      await test.services.audit.recordEach(trx, { viewer }, { action: setupAudit.completed }, [nowhere]);
      await test.services.audit.recordEach(trx, { viewer }, { action: setupAudit.completed, details: { a: 1 } }, []);
      await test.services.audit.record(trx, { viewer }, { action: setupAudit.completed, details: { a: 1 } });
    });
    const { entries } = await read({ area: 'setup', itemCount: '4' });
    const shared = { action: 'setup.completed', viewingAs: null, at: now.toISOString(), actor };
    const from = { ipAddress: client.ip, userAgent: client.userAgent };
    expect(entries.map(({ id: __, ...entry }) => entry)).toEqual([
      { ...shared, subject: { ...own, path: null }, details: { a: 1 }, ipAddress: '', userAgent: '' },
      { ...shared, subject: { ...nowhere, path: null }, details: {}, ipAddress: '', userAgent: '' },
      ...subjects
        .reverse()
        .map((subject) => ({ ...shared, subject: { ...subject, path: null }, details: {}, ...from })),
    ]);
  });

  it('says whom by the name of then, with the way there while they are there; without anybody named it is who did it', async () => {
    const { id } = await test.services.users.createUser(system, {
      email: 'even@vloedhaven.example',
      password: 'een lang wachtwoord 1',
      firstName: 'Eva',
      lastName: 'Even',
    });
    const eva = viewerOf({ id, accountType: 'Admin', emailVerified: true, isActive: true, roleIds: [] });
    await test.platform.transaction(async (trx) => {
      await test.services.audit.record(trx, { viewer: eva }, { action: setupAudit.completed });
      const subject = { kind: 'user', id, name: '' };
      await test.services.audit.record(trx, { viewer: system }, { action: setupAudit.completed, subject });
    });
    const said = async () => (await read({ area: 'setup', subjectId: id })).entries.map(({ subject }) => subject);
    const there = { kind: 'user', id, name: 'Eva Even', path: `/admin/users/${id}/profile` };
    expect(await said()).toEqual([there, there]);
    expect((await test.services.audit.ofUser(eva)).entries[0]?.subject).toEqual({ ...there, path: null });
    await test.platform.db.deleteFrom('user').where('id', '=', id).execute();
    expect(await said()).toEqual([there, there].map((one) => ({ ...one, path: null })));
  });

  it('names the admin who views the site as someone else, and as whom', async () => {
    const { id } = await test.services.users.createUser(system, {
      email: 'kijkt@vloedhaven.example',
      password: 'een lang wachtwoord 1',
      firstName: 'Kees',
      lastName: 'Kijkt',
    });
    const viewingAs = { by: id, who: 'role', name: 'Wijkpanel' };
    await note(setupAudit.completed, 'zelf', { ...anonymousViewer, viewingAs });
    const work = () => note(setupAudit.completed, 'namens de aanroep', anonymousViewer);
    await withEffects(
      { name: 'x', declared: { audits: [setupAudit.completed] }, log: createLogger('silent'), viewingAs },
      work,
    );
    const { entries } = await read({ area: 'setup', actorId: id });
    const seen = { actor: { id, name: 'Kees Kijkt' }, viewingAs: { who: 'role', name: 'Wijkpanel' } };
    expect(entries).toMatchObject([seen, seen]);
  });

  it('looks up the name of a person alone, and only when nobody gave it', async () => {
    const { id } = await test.services.users.createUser(system, {
      email: 'heet@vloedhaven.example',
      password: 'een lang wachtwoord 1',
      firstName: 'Hedy',
    });
    const subjects = [
      { kind: 'user', id, name: 'Zoals zij toen heette' },
      { kind: 'setting', id, name: '' },
    ];
    await test.platform.transaction(async (trx) => {
      for (const subject of subjects)
        await test.services.audit.record(trx, { viewer: system }, { action: setupAudit.completed, subject });
    });
    const { entries } = await read({ area: 'setup', subjectId: id });
    expect(entries.map(({ subject }) => subject.name)).toEqual(['', 'Zoals zij toen heette']);
  });

  it('tells whoever holds calls against what they declared, also of one among many that says nobody', async () => {
    const heard: string[] = [];
    const observer = { seen: (_: string, what: string) => heard.push(what), undeclared: () => heard.push('nobody') };
    const before = observeEffects(observer);
    const [whom, nobody] = [
      { kind: 'setting', id: 'a', name: 'a' },
      { kind: '', id: '', name: '' },
    ];
    const { audit } = test.services;
    const action = setupAudit.completed;
    const by = { viewer: system };
    const work = () =>
      test.platform.transaction(async (trx) => {
        await audit.record(trx, by, { action, subject: whom });
        await audit.recordEach(trx, by, { action }, [whom, nobody]);
      });
    await withEffects({ name: 'x', declared: { audits: [action] }, log: createLogger('silent') }, work).finally(() =>
      observeEffects(before),
    );
    expect(heard).toEqual(['audits setup.completed', 'audits setup.completed', 'nobody']);
  });

  it('is for admins, and what someone did themselves for them too', async () => {
    const { audit } = test.services;
    const manager: Viewer = { ...anonymousViewer, kind: 'user', id: 'eigen', isContentManager: true };
    await note(setupAudit.completed, 'van een ander');
    await note(setupAudit.completed, 'eerst', manager);
    await note(setupAudit.completed, 'daarna', manager);
    expect(() => audit.list(manager, { itemCount: 5, search: '' })).toThrow(expect.objectContaining({ status: 403 }));
    expect(() => audit.ofUser(anonymousViewer)).toThrow(expect.objectContaining({ status: 401 }));
    const subjects = async (query?: Parameters<typeof audit.ofUser>[1]) =>
      (await audit.ofUser(manager, query)).entries.map(({ subject }) => subject.name);
    expect(await subjects()).toEqual(['daarna', 'eerst']);
    const { entries, nextBefore } = await audit.ofUser(manager, { itemCount: 1 });
    expect([entries.length, await subjects({ before: nextBefore ?? 0 })]).toEqual([1, ['eerst']]);
  });

  it.each([
    ['a name', { search: 'COLOR' }, ['colorScheme']],
    ['an address', { search: '203.0.113' }, ['useGoneStatus', 'colorScheme', 'platformName']],
    ['a sign that means something to the database', { search: '%' }, []],
    ['a subject', { subjectId: 'platformName' }, ['platformName']],
    ['a first day', { from: '2026-03-10' }, ['useGoneStatus', 'colorScheme']],
    ['a last day, which counts whole', { until: '2026-03-10' }, ['colorScheme', 'platformName']],
    ['a first moment', { from: '2026-03-10T22:30:01Z' }, ['useGoneStatus']],
    ['a last moment', { until: '2026-03-10T22:30:00Z' }, ['platformName']],
    ['another kind', { area: 'setup', search: 'platform' }, ['platform']],
    ['nobody', { actorId: 'nobody' }, []],
  ])('is filtered by %s', async (_, query: Record<string, string>, found) => {
    expect(await names(query)).toEqual(found);
  });

  it('goes on where the page before ended', async () => {
    const first = await read({ itemCount: '2' });
    expect(first.entries).toHaveLength(2);
    const second = await read({ itemCount: '2', before: String(first.nextBefore) });
    expect(second.entries.map(({ subject }) => subject.name)).toEqual(['platformName']);
    expect(second.nextBefore).toBeNull();
    expect((await read({ itemCount: '3' })).nextBefore).toBeNull();
  });

  it.each([
    ['changed', sql`update audit_entry set action = 'x'`],
    ['deleted', sql`delete from audit_entry`],
    ['emptied', sql`truncate audit_entry`],
  ])('cannot be %s', async (_, statement) => {
    const change = test.platform.transaction(async (trx) => {
      await sql`set local search_path to ${sql.ref(test.platform.schema)}`.execute(trx);
      await statement.execute(trx);
    });
    await expect(change).rejects.toThrow('audit entries cannot be changed');
    expect((await read()).entries).toHaveLength(3);
  });

  it('lets go of what is older than the retention setting', async () => {
    await test.services.settings.save(system, 'auditRetentionDays', 90);
    await test.installation.jobs.runRecurring('forget-audit');
    expect(await names({})).not.toContain('platformName');
    expect(await names({})).toContain('colorScheme');
  });
});
