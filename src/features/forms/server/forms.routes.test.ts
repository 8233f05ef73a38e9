import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { memberPassword, signedInMember } from '#features/auth/server/testing/signed-in-member.ts';
import { anonymousViewer as visitor } from '#platform/contract/rights/viewer.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { FormForEditing, FormList } from '../contract/form.ts';
import { formExampleNames } from '../contract/form-example-names.ts';

let test: TestApp;
let admin: Record<string, string>;
let member: Record<string, string>;

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.signInAs('Admin');
  member = await test.signInAs('Standard');
});
afterAll(() => test.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const send = (method: Method, url: string, payload?: unknown, headers = admin) =>
  test.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload: payload as object }) });

const make = async (title: string, from: object = { nothing: true }): Promise<string> => {
  const answer = await send('POST', '/api/forms', { title, from });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ guid: string }>().guid;
};
const read = async (guid: string) => (await send('GET', `/api/forms/${guid}`)).json<FormForEditing>();
const publish = async (guid: string, note = '') =>
  send('POST', `/api/forms/${guid}/publish`, { sequence: (await read(guid)).sequence, note });
const list = async (query = '') => (await send('GET', `/api/forms${query}`)).json<FormList>();
const refusal = (answer: Awaited<ReturnType<typeof send>>) => {
  const { code, fields } = answer.json<{ code: string; fields?: { path: string; code: string }[] }>();
  return { status: answer.statusCode, code, fields: fields?.map(({ path, code: why }) => `${path} ${why}`) };
};

describe('who may', () => {
  const guid = randomUUID();
  it.each<[Method, string, object?]>([
    ['GET', '/api/forms'],
    ['GET', '/api/forms:examples'],
    ['GET', '/api/forms:questions'],
    ['POST', '/api/forms', { title: 'X', from: { nothing: true } }],
    ['GET', `/api/forms/${guid}`],
    ['PUT', `/api/forms/${guid}/draft`, { document: { title: text('X') }, sequence: 1 }],
    ['PUT', `/api/forms/${guid}/settings`, {}],
    ['PUT', `/api/forms/${guid}/owner`, { ownerGuid: null }],
    ['POST', `/api/forms/${guid}/publish`, { sequence: 1 }],
    ['GET', `/api/forms/${guid}/versions/1`],
    ['DELETE', `/api/forms/${guid}`],
  ])('%s %s: visitors sign in, members may not, and what is not there is not found', async (method, url, body) => {
    expect((await send(method, url, body, {})).statusCode).toBe(401);
    expect((await send(method, url, body, member)).statusCode).toBe(403);
    if (url.includes(guid)) expect((await send(method, url, body)).statusCode).toBe(404);
  });
});

describe('making', () => {
  it('begins with one question, and is its maker’s', async () => {
    const form = await read(await make('Vraag het ons'));
    expect(form).toMatchObject({ sequence: 1, hasChanges: true, versions: [], owner: { name: expect.any(String) } });
    expect(form.document.title).toEqual(text('Vraag het ons'));
    expect(form.document.fields.map(({ kind }) => kind)).toEqual(['text']);
  });

  it.each(formExampleNames)('begins with the example %s, which can be published as it is', async (example) => {
    const guid = await make('Voorbeeld', { example });
    const answer = await publish(guid);
    expect(answer.statusCode, answer.body).toBe(200);
  });

  it('copies another, with its settings and without its versions', async () => {
    const original = await make('Origineel', { example: 'contact' });
    await publish(original);
    const copy = await read(await make('Kopie', { copyOf: original }));
    expect(copy).toMatchObject({ versions: [], settings: { referencePrefix: 'CO' } });
    expect(copy.document.fields).toEqual((await read(original)).document.fields);
    expect((await send('POST', '/api/forms', { title: 'Kopie', from: { copyOf: randomUUID() } })).statusCode).toBe(404);
  });

  it.each([[{ title: ' ', from: { nothing: true } }], [{ title: 'X', from: { example: 'poem' } }], [{ title: 'X' }]])(
    'refuses %j',
    async (body) => {
      expect((await send('POST', '/api/forms', body)).statusCode).toBe(400);
    },
  );
});

describe('the draft', () => {
  const save = (guid: string, sequence: number, fields: object[]) =>
    send('PUT', `/api/forms/${guid}/draft`, { document: { title: text('Concept'), fields }, sequence });
  const question = (id: string, changes: object = {}) => ({ id, kind: 'text', label: text(id), ...changes });

  it('is kept with every default, and refused to who had an older one', async () => {
    const guid = await make('Concept');
    const saved = await save(guid, 1, [question('first')]);
    expect(saved.json()).toEqual({ sequence: 2, hasChanges: true });
    const { document } = await read(guid);
    expect(document.fields[0]).toMatchObject({ id: 'first', isRequired: false, condition: null });
    expect(Object.keys(document.fields[0]?.settings ?? {})).not.toEqual([]);
    expect(refusal(await save(guid, 1, []))).toMatchObject({ status: 409, code: 'form-changed' });
  });

  it.each<[string, object[], string]>([
    ['a kind that nobody knows', [question('first', { kind: 'poem' })], 'body.document.fields.0.kind unknown-kind'],
    ['an id twice', [question('first'), question('first')], 'body.document.fields duplicate-id'],
    [
      'settings that its kind does not have',
      [question('first', { kind: 'scale', settings: { to: 900 } })],
      'body.document.fields.0.settings bad-settings',
    ],
    [
      'questions in what is no group',
      [question('first', { fields: [question('inner')] })],
      'body.document.fields.0.fields not-a-group',
    ],
    [
      'a step in a group',
      [question('group', { kind: 'repeatGroup', fields: [question('inner', { kind: 'pageBreak' })] })],
      'body.document.fields.0.fields.0.kind not-in-group',
    ],
  ])('refuses %s, and says where', async (_, fields, expected) => {
    const answer = refusal(await save(await make('Concept'), 1, fields));
    expect(answer).toMatchObject({ status: 400, code: 'bad-input' });
    expect(answer.fields).toContain(expected);
  });
});

describe('what can be set of each kind', () => {
  it('is told as fields, without words', async () => {
    const answer = await send('GET', '/api/forms:questions');
    const kinds = answer.json<{ kind: string; fields: { name: string; kind: string }[] }[]>();
    expect(kinds.find(({ kind }) => kind === 'matrix')?.fields).toMatchObject([
      { name: 'rows', kind: 'list', max: 50 },
      { name: 'needsEveryRow', kind: 'switch', default: true },
    ]);
    expect(kinds.find(({ kind }) => kind === 'calculated')?.fields[0]).toMatchObject({ kind: 'expression' });
    expect(kinds.find(({ kind }) => kind === 'consent')?.fields).toEqual([]);
  });

  it.each<[string, object]>([
    ['matrix', { rows: [{ value: 'A B', label: text('x') }] }],
    ['matrix', { rows: Array.from({ length: 51 }, (_, row) => ({ value: `r${row}`, label: text('x') })) }],
    ['calculated', { expression: '1+'.repeat(1001) }],
    ['scale', { lowWords: text('x'.repeat(301)) }],
    ['hidden', { parameter: '../../x' }],
    ['date', { min: 'yesterday' }],
    ['time', { max: '25:00' }],
    ['manyChoice', { min: 0.5 }],
    ['text', { format: 'poem' }],
  ])('%s refuses %j', async (kind, settings) => {
    const document = { title: text('Concept'), fields: [{ id: 'first', kind, label: text('x'), settings }] };
    const answer = refusal(await send('PUT', `/api/forms/${await make('Concept')}/draft`, { document, sequence: 1 }));
    expect(answer).toMatchObject({ status: 400, fields: ['body.document.fields.0.settings bad-settings'] });
  });

  it('keeps a form with a calculation that cannot be from being published', async () => {
    const guid = await make('Rekenen');
    const settings = { expression: '{gone} * 2' };
    const fields = [{ id: 'calc', kind: 'calculated', label: text('Kosten'), settings }];
    await send('PUT', `/api/forms/${guid}/draft`, { document: { title: text('Rekenen'), fields }, sequence: 1 });
    expect((await publish(guid)).statusCode).toBe(409);
  });
});

describe('publishing', () => {
  it('makes versions that nothing changes', async () => {
    const guid = await make('Versies');
    expect((await publish(guid, 'De eerste')).json()).toMatchObject({ version: 1, note: 'De eerste' });
    expect((await read(guid)).hasChanges).toBe(false);
    expect(refusal(await publish(guid))).toMatchObject({ status: 409, code: 'form-unchanged' });
    const document = { title: text('Anders'), fields: [{ id: 'other', kind: 'text', label: text('Anders') }] };
    await send('PUT', `/api/forms/${guid}/draft`, { document, sequence: 1 });
    expect((await read(guid)).hasChanges).toBe(true);
    expect((await test.services.liveForms.readLive(visitor, guid))?.version).toBe(1);
    expect((await publish(guid)).json()).toMatchObject({ version: 2 });
    const first = await send('GET', `/api/forms/${guid}/versions/1`);
    expect(first.json()).toMatchObject({ title: text('Versies') });
    expect((await send('GET', `/api/forms/${guid}/versions/3`)).statusCode).toBe(404);
    expect((await read(guid)).versions.map(({ version }) => version)).toEqual([2, 1]);
    expect((await test.services.liveForms.readVersion(guid, 1))?.title).toEqual(text('Versies'));
  });

  it('is refused for what does not work, and to who saw an older draft', async () => {
    const guid = await make('Half');
    const document = { title: text('Half'), fields: [{ id: 'empty', kind: 'choice', label: text('Kies') }] };
    await send('PUT', `/api/forms/${guid}/draft`, { document, sequence: 1 });
    expect(refusal(await publish(guid))).toMatchObject({
      status: 409,
      code: 'form-not-ready',
      fields: ['empty no-options'],
    });
    const old = await send('POST', `/api/forms/${guid}/publish`, { sequence: 1 });
    expect(refusal(old)).toMatchObject({ status: 409, code: 'form-changed' });
  });
});

describe('settings', () => {
  const set = (guid: string, settings: object) => send('PUT', `/api/forms/${guid}/settings`, settings);

  it('decide who fills it in', async () => {
    const guid = await make('Alleen leden');
    expect(await test.services.liveForms.readLive(visitor, guid)).toBeUndefined();
    await publish(guid);
    expect(await test.services.liveForms.readLive(visitor, guid)).toMatchObject({ version: 1 });
    expect((await set(guid, { visibility: 'Users' })).statusCode).toBe(200);
    await expect(test.services.liveForms.readLive(visitor, guid)).rejects.toMatchObject({ code: 'sign-in-needed' });
  });

  it.each([
    { state: 'Ajar' },
    { graceMinutes: -1 },
    { openDate: '2026-12-02T00:00:00Z', closeDate: '2026-12-01T00:00:00Z' },
    { receivers: [{ emails: ['nobody'] }] },
  ])('refuse %j', async (settings) => {
    expect((await set(await make('Instellingen'), settings)).statusCode).toBe(400);
  });

  it('forget a role that is deleted, wherever it is named', async () => {
    const { id } = (await send('POST', '/api/roles', { name: 'Meldkamer' })).json<{ id: string }>();
    const guid = await make('Met een rol');
    const receivers = [{ roleIds: [id] }];
    await set(guid, { visibility: 'Roles', roleIds: [id], handlerRoleIds: [id], receivers });
    const detail = (await send('GET', `/api/roles/${id}`)).json<{ uses: object[] }>();
    expect(detail.uses).toEqual([expect.objectContaining({ kind: 'form', name: 'Met een rol', isOnly: true })]);
    expect((await send('DELETE', `/api/roles/${id}`)).statusCode).toBeLessThan(300);
    expect((await read(guid)).settings).toMatchObject({
      roleIds: [],
      handlerRoleIds: [],
      receivers: [expect.objectContaining({ roleIds: [] })],
    });
  });
});

describe('the owner', () => {
  it('is somebody, or nobody', async () => {
    const guid = await make('Van wie');
    const owner = (ownerGuid: string | null) => send('PUT', `/api/forms/${guid}/owner`, { ownerGuid });
    expect(refusal(await owner(randomUUID())).status).toBe(400);
    expect((await owner(null)).statusCode).toBeLessThan(300);
    expect((await read(guid)).owner).toBeNull();
  });

  it('goes with the account', async () => {
    const headers = await test.signInAs('Standard');
    const { guid: person } = (await test.app.inject({ url: '/api/profiles:loggedIn', headers })).json<{
      guid: string;
    }>();
    const guid = await make('Erfenis');
    await send('PUT', `/api/forms/${guid}/owner`, { ownerGuid: person });
    await send('PUT', `/api/forms/${guid}/settings`, { receivers: [{ assigneeGuid: person }] });
    const gone = await send('DELETE', `/api/users/${person}`);
    expect(gone.statusCode, gone.body).toBeLessThan(300);
    expect(await read(guid)).toMatchObject({ owner: null, settings: { receivers: [{ assigneeGuid: null }] } });
  });
});

describe('the list', () => {
  it('finds by title and by question, and counts every pile', async () => {
    const guid = await make('Kapotte zwerfkei', { example: 'report' });
    const found = await list('?text=ZWERFKEI%20gevaarlijk');
    expect(found.forms.map((form) => form.guid)).toEqual([guid]);
    expect(found.counts).toMatchObject({ all: 1, mine: 1, open: 0, draft: 1 });
    expect((await list('?text=nergens-te-vinden')).forms).toEqual([]);
    await publish(guid);
    const open = await list('?text=zwerfkei&tab=open');
    expect(open).toMatchObject({ forms: [{ guid, version: 1, hasChanges: false }], counts: { open: 1, draft: 0 } });
    expect((await list(`?owner=${randomUUID()}`)).forms).toEqual([]);
    expect((await send('GET', '/api/forms?tab=nonsense')).statusCode).toBe(400);
  });

  it('shows the examples small', async () => {
    const examples = (await send('GET', '/api/forms:examples?language=en')).json<{ name: string }[]>();
    expect(examples.map(({ name }) => name)).toEqual([...formExampleNames]);
    expect(examples[0]).toMatchObject({ title: { value: 'Ask your question' }, stepCount: 1 });
  });
});

describe('the trash', () => {
  const entries = (guid: string) => ({ entries: [{ kind: 'form', id: guid }] });

  it('keeps a form, gives it back whole, and lets it go for good', async () => {
    const guid = await make('Weg ermee');
    await publish(guid);
    expect((await send('DELETE', `/api/forms/${guid}`)).statusCode).toBeLessThan(300);
    expect((await send('GET', `/api/forms/${guid}`)).statusCode).toBe(404);
    expect(await test.services.liveForms.readLive(visitor, guid)).toBeUndefined();
    const trash = (await send('GET', '/api/trash?kind=form&search=ermee')).json<{ entries: object[] }>();
    expect(trash.entries).toEqual([expect.objectContaining({ kind: 'form', id: guid, daysLeft: 30 })]);
    expect((await send('GET', '/api/trash?kind=form', undefined, member)).json()).toMatchObject({ entries: [] });
    await send('POST', '/api/trash:restore', entries(guid));
    expect((await read(guid)).versions).toHaveLength(1);
    await send('POST', '/api/trash:undo', { restored: [{ kind: 'form', id: guid, below: [] }] });
    expect((await send('GET', `/api/forms/${guid}`)).statusCode).toBe(404);
    const purged = await send('POST', '/api/trash:purge', entries(guid));
    expect(purged.json()).toMatchObject({ purged: [{ kind: 'form', id: guid }], refused: [] });
    expect((await send('POST', '/api/trash:restore', entries(guid))).json()).toMatchObject({ restored: [] });
  });

  it('is emptied after thirty days', async () => {
    const guid = await make('Lang geleden');
    await send('DELETE', `/api/forms/${guid}`);
    await test.services.formTrash.emptyTrash();
    expect((await send('GET', '/api/trash?kind=form&search=geleden')).json()).toMatchObject({
      entries: [{ id: guid }],
    });
    const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
    await test.platform.db.updateTable('form').set({ deleted_at: longAgo }).where('guid', '=', guid).execute();
    await test.services.formTrash.emptyTrash();
    expect((await send('GET', '/api/trash?kind=form&search=geleden')).json()).toMatchObject({ entries: [] });
  });
});

describe('whoever looks after a form', () => {
  it('leaves it to nobody when they leave', async () => {
    const { browser, email, id } = await signedInMember(test, { accountType: 'Admin' });
    const guid = await make('Van wie weggaat');
    await send('PUT', `/api/forms/${guid}/owner`, { ownerGuid: id });
    expect((await read(guid)).owner?.guid).toBe(id);
    const left = await browser.send({
      method: 'DELETE',
      url: '/api/profiles:loggedIn',
      payload: { email, password: memberPassword },
    });
    expect(left.statusCode, left.body).toBeLessThan(300);
    expect((await read(guid)).owner).toBeNull();
  });
});
