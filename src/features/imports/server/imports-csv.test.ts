import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { fileForm, formHeaders } from '#features/assets/server/files/upload-form.factory.ts';
import type { ImportDetail } from '../contract/imports.ts';
import { importCalls } from './import-calls.factory.ts';

let test: TestApp;
let calls: ReturnType<typeof importCalls>;

beforeAll(async () => {
  test = await startTestApp({ withJobs: true });
  calls = importCalls(test, await test.signInAs('Admin'), '', { fileForm, formHeaders });
});
afterAll(() => test.close());

const lines = (...rows: string[]) => `${rows.join('\r\n')}\r\n`;
const send = (content: string | Buffer) => calls.send(content, undefined, 'blad.csv');
const sent = async (content: string | Buffer) => {
  const answer = await send(content);
  expect(answer.statusCode).toBe(201);
  return answer.json<ImportDetail>();
};
const start = async (id: string, choices: object = {}) => {
  const started = await calls.call('POST', `/api/imports/${id}/start`, choices);
  expect(started.statusCode).toBe(200);
  return calls.until(id, 'Done');
};
const setColumns = (id: string, body: object, headers?: Record<string, string>) =>
  calls.call('PUT', `/api/imports/${id}/columns`, body, headers);
const codeOf = (answer: { json<T>(): T }) => answer.json<{ code: string }>().code;

const pages = lines(
  'Titel;Adres;Bovenliggende pagina;Tekst;Samenvatting;Titel (Engels);Status;Kleur',
  'Over ons;/over-ons;;"<p>Wij zijn <b>er</b>, zie <a href=""/over-ons/team"">het team</a>.</p>";Kennismaken;About us;gepubliceerd;rood',
  'Team;team;/over-ons;"Eerste alinea.\r\n\r\nTweede alinea; met een puntkomma.";;;ja;',
  'Geheim;geheim;;Nog niet af.;;;concept;',
  ';zonder-titel;;x;;;ja;',
  'Nog eens;over-ons;;x;;;misschien;',
  'Wees;/nergens/wees;;x;;;ja;',
);

describe('a file with columns', () => {
  it('is read as pages, with what is wrong by line and column', async () => {
    const found = await sent(pages);
    expect(found).toMatchObject({
      kind: 'csv',
      state: 'Read',
      counts: { page: { total: 6, wrong: 2 } },
      csv: {
        target: 'page',
        rowCount: 6,
        columns: ['title', 'address', 'parent', 'text', 'description', 'title.en', 'status', null],
      },
    });
    expect(found.csv?.headings.at(-1)).toBe('Kleur');
    expect(found.csv?.examples).toHaveLength(5);
    const wrong = await calls.entriesOf(found.id, 'only=wrong');
    expect(
      wrong.map(({ sourceId, state, remarks }) => [
        sourceId,
        state,
        remarks.map(({ code, column }) => `${column} ${code}`),
      ]),
    ).toEqual([
      // The third row takes three lines of the file.
      ['7', 'Wrong', ['Titel row-no-title']],
      ['8', 'Wrong', ['Status row-bad-status', 'Adres row-twice']],
    ]);
    expect(calls.codes(await calls.entry(found.id, '9'))).toEqual(['parent-missing']);
    await calls.call('DELETE', `/api/imports/${found.id}`);
  });

  it('becomes pages with their place, their words and their links, and is taken back', async () => {
    const { id } = await sent(pages);
    const done = await start(id, { publishes: true });
    expect(done.counts.page).toMatchObject({ made: 4, failed: 0, wrong: 2, waiting: 0 });
    const [about, team, secret] = await Promise.all(['2', '3', '6'].map((line) => calls.entry(id, line)));
    expect([about?.path, team?.path]).toEqual(['/over-ons', '/over-ons/team']);
    const document = await calls.documentOf(about as NonNullable<typeof about>);
    expect(document.title.$lang).toEqual({ nl: 'Over ons', en: 'About us' });
    expect(document.description.$lang.nl).toBe('Kennismaken');
    expect(JSON.stringify(document)).toContain(`page:${team?.madeId}`);
    const text = JSON.stringify(await calls.documentOf(team as NonNullable<typeof team>));
    expect(text.match(/"paragraph"/g)).toHaveLength(2);
    expect((await calls.call('GET', `/api/pages/${about?.madeId}`, undefined, {})).statusCode).toBe(200);
    expect((await calls.call('GET', `/api/pages/${secret?.madeId}`, undefined, {})).statusCode).toBe(404);
    const rows = await test.platform.db.selectFrom('import_row').selectAll().where('import_id', '=', id).execute();
    expect(rows).toEqual([]);
    const undone = await calls.undone(id);
    expect(undone.counts.page).toMatchObject({ made: 0, undone: 4 });
  });

  it('hangs below a page that is on the site already', async () => {
    const first = await sent(lines('Titel;Adres', 'Dorp;/dorp-csv'));
    await start(first.id);
    const second = await sent(lines('Titel;Ouder', 'Haven;/dorp-csv'));
    expect(calls.codes(await calls.entry(second.id, '2'))).toEqual([]);
    await start(second.id);
    expect((await calls.entry(second.id, '2')).path).toBe('/dorp-csv/haven');
  });

  it('is in another language where a row says so', async () => {
    const { id } = await sent(lines('Title,Text,Language', 'Harbour,Open again,English'));
    await start(id);
    const document = await calls.documentOf(await calls.entry(id, '2'));
    expect(document.title.$lang).toEqual({ en: 'Harbour' });
    expect(JSON.stringify(document.buildingBlockInstances)).toContain('"en":');
  });

  it('may be written by Excel on Windows', async () => {
    const bytes = Buffer.from(lines('Titel;Tekst', 'Financiën;€ 10 per café'), 'latin1').map((byte) => byte);
    const found = await sent(Buffer.from(bytes));
    expect(found.csv?.isOlderText).toBe(true);
    expect((await calls.entriesOf(found.id))[0]?.title).toBe('Financiën');
  });
});

describe('items', () => {
  const events = lines(
    'Titel;Datum;Status;Onderwerp;Subject (en);Url',
    'Havendag;17-11-2025;ja;Haven;Harbour;https://oud.example/nieuws/havendag',
    'Sluisdag;31-2-2025;ja;Sluis;;',
    'Markt;;nee;;;',
  );

  it('get the fields of their type, in each language that has a column', async () => {
    const found = await sent(events);
    expect(found.csv).toMatchObject({
      target: 'item',
      itemTypeName: 'News',
      columns: ['title', 'date', 'status', 'field:subject', 'field:subject.en', 'address'],
    });
    const done = await start(found.id, { publishes: true });
    expect(done.counts.item).toMatchObject({ total: 3, made: 2, wrong: 1 });
    const { madeId, path } = await calls.entry(found.id, '2');
    const source = (await calls.call('GET', `/api/listitem:source/${madeId}`)).json<{
      fields: object;
      publishedOn: string;
    }>();
    expect(Object.values(source.fields)).toEqual([{ $lang: { nl: 'Haven', en: 'Harbour' } }]);
    expect(source.publishedOn).toBe('2025-11-16T23:00:00.000Z');
    expect(path).toMatch(/^\/nieuws/);
    const undone = await calls.undone(found.id);
    expect(undone.counts.item).toMatchObject({ made: 0, undone: 2 });
  });

  it('are not taken in while a row is wrong, when that is chosen', async () => {
    const { id } = await sent(events);
    const refused = await calls.call('POST', `/api/imports/${id}/start`, { refusesWrong: true });
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'import-rows-wrong']);
    expect((await calls.read(id)).state).toBe('Read');
  });
});

describe('saying what the columns hold', () => {
  it('works everything out anew', async () => {
    const { id } = await sent(lines('Wat;Waar;Titel', 'Haven;/haven-csv;x', 'Sluis;/sluis-csv;'));
    expect((await calls.read(id)).counts.page.wrong).toBe(1);
    const said = await setColumns(id, { target: 'page', columns: ['title', 'address', null] });
    expect(said.statusCode).toBe(200);
    expect(said.json<ImportDetail>()).toMatchObject({
      counts: { page: { total: 2, wrong: 0 } },
      csv: { columns: ['title', 'address', null] },
    });
    expect((await calls.entriesOf(id)).map(({ title }) => title)).toEqual(['Haven', 'Sluis']);
    const asItems = await setColumns(id, { target: 'item', itemTypeName: 'News' });
    expect(asItems.json<ImportDetail>()).toMatchObject({
      counts: { page: { total: 0 }, item: { total: 2 } },
      csv: { columns: [null, null, 'title'] },
    });
  });

  it.each([
    [{ target: 'page', columns: ['title'] }, 400, 'import-bad-columns'],
    [{ target: 'page', columns: ['title', 'title'] }, 400, 'import-bad-columns'],
    [{ target: 'page', columns: ['title', 'field:subject'] }, 400, 'import-bad-columns'],
    [{ target: 'item', itemTypeName: 'Nope' }, 400, 'import-unknown-type'],
    [{ target: 'menu' }, 400, 'bad-input'],
  ])('refuses %j', async (body, status, code) => {
    const { id } = await sent(lines('Titel;Adres', 'A;a'));
    const answer = await setColumns(id, body);
    expect([answer.statusCode, codeOf(answer)]).toEqual([status, code]);
    expect((await calls.read(id)).counts.page.total).toBe(1);
  });

  it('is for admins, of an import that is there and has not begun', async () => {
    const { id } = await sent(lines('Titel', 'Eenmalig'));
    const body = { target: 'page' };
    expect((await setColumns(id, body, {})).statusCode).toBe(401);
    expect((await setColumns(id, body, await test.signInAs('Standard'))).statusCode).toBe(403);
    expect((await setColumns(randomUUID(), body)).statusCode).toBe(404);
    await start(id);
    expect((await setColumns(id, body)).statusCode).toBe(409);
  });
});

describe('a file that cannot be read', () => {
  it.each<[string, string | Buffer, string]>([
    ['nothing', '', 'import-csv-empty'],
    ['headings alone', 'Titel;Tekst\n', 'import-csv-empty'],
    ['a workbook', Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 1, 2]), 'import-not-csv'],
    ['a quote that never ends', 'Titel\n"Haven\nSluis\n', 'import-csv-quote'],
    ['more columns than anyone has', `${'a;'.repeat(120)}\n${'b;'.repeat(120)}`, 'import-csv-columns'],
    ['more rows than one import takes', `Titel\n${'x\n'.repeat(10_001)}`, 'import-too-many-rows'],
  ])('is refused, and nothing of it is kept: %s', async (_, content, code) => {
    const before = (await calls.call('GET', '/api/imports')).json<unknown[]>().length;
    const answer = await send(content);
    expect([answer.statusCode, codeOf(answer)]).toEqual([400, code]);
    expect((await calls.call('GET', '/api/imports')).json<unknown[]>()).toHaveLength(before);
  });
});

describe('the sample', () => {
  it.each([
    ['page', 'nl'],
    ['page', 'en'],
    ['item', 'nl'],
    ['item', 'en'],
  ])('is recognised as %s in %s, without a fault', async (target, language) => {
    const answer = await calls.call(
      'GET',
      `/api/imports:sample?target=${target}&itemTypeName=News&language=${language}`,
    );
    expect(answer.headers['content-type']).toContain('text/csv');
    const found = await sent(answer.body);
    expect(found.csv).toMatchObject({ target, rowCount: 2 });
    expect(found.csv?.columns).not.toContain(null);
    expect(found.counts[target as 'page' | 'item']).toMatchObject({ total: 2, wrong: 0 });
  });

  it('is for admins', async () => {
    expect((await calls.call('GET', '/api/imports:sample?target=page', undefined, {})).statusCode).toBe(401);
    expect((await calls.call('GET', '/api/imports:sample?target=x')).statusCode).toBe(400);
  });
});
