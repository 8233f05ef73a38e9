import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { buildItem, buildList } from '#features/list-items/server/list-items.factory.ts';
import { buildBlock, buildPage } from '#features/pages/server/pages.factory.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { MediaDetail, MediaFolder, MediaList } from '../../contract/media.ts';
import { documents, pictures } from '../assets.factory.ts';
import type { NewAsset } from '../assets.service.ts';
import { fileForm, formHeaders } from '../files/upload-form.factory.ts';
import { loadSharp } from '../pictures/image-engine.ts';

type Headers = Record<string, string>;
const sharp = await loadSharp();
const size = { width: 60, height: 40 };
let test: TestApp;
let manager: Headers;
let admin: Headers;
const day = 86_400_000;
/** How far the server's clock is ahead; back to nothing at once, because sessions end too. */
let ahead = 0;
async function later<T>(days: number, work: () => Promise<T>): Promise<T> {
  ahead = days * day;
  return work().finally(() => {
    ahead = 0;
  });
}

beforeAll(async () => {
  test = await startTestApp({ clock: { now: () => new Date(Date.now() + ahead) } });
  [manager, admin] = [await test.signInAs('ContentManager'), await test.signInAs('Admin')];
});
afterAll(() => test.close());

let added = 0;
/** Each one another picture, so that nothing is a duplicate by accident. */
const draw = () => {
  added += 1;
  return pictures.svg(size, `<rect width="${added}" height="9"/>`);
};
async function add(overrides: Partial<NewAsset> = {}): Promise<string> {
  const { guid } = await test.services.assets.add(system, { name: 'haven', bytes: draw(), ...overrides });
  return guid;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, url: string, payload?: object, headers: Headers = manager) =>
  test.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
const list = async (query = '', headers = manager) =>
  (await call('GET', `/api/assets?${query}`, undefined, headers)).json<MediaList>();
const guidsIn = ({ files }: MediaList) => files.map(({ guid }) => guid);
const read = async (guid: string) => (await call('GET', `/api/assets/${guid}`)).json<MediaDetail>();
const replace = (guid: string, payload: Buffer) =>
  test.app.inject({
    method: 'POST',
    url: `/api/assets/${guid}/file`,
    headers: { ...manager, ...formHeaders },
    payload,
  });
const picture = (guid: string, query = '') => test.app.inject({ url: `/a/${guid}${query}` });
const makeFolder = async (name: string, parent: string | null = null) =>
  (await call('POST', '/api/assetfolders', { name, parent })).json<MediaFolder>();

const pageWith = (guid: string) =>
  buildPage(test.services, {
    title: text('Over de haven'),
    buildingBlockInstances: [buildBlock({ buildingBlockName: 'Image', options: { imageGuid: guid } })],
  });

describe('the media library', () => {
  it('has a file with all that is known of it', async () => {
    const guid = await add({ name: 'De haven' });
    expect((await list('search=haven')).files.find((file) => file.guid === guid)).toEqual({
      guid,
      name: 'De haven.svg',
      mediaType: 'image/svg+xml',
      kind: 'image',
      byteSize: expect.any(Number),
      ...size,
      version: expect.stringMatching(/^[0-9a-f]{12}$/),
      title: { $lang: {} },
      alt: { $lang: {} },
      isDecorative: false,
      credit: '',
      focalPoint: null,
      folder: null,
      heldBy: null,
      createdAt: expect.any(String),
      changedAt: expect.any(String),
      deletedAt: null,
      useCount: 0,
      duplicateCount: 0,
    });
  });

  it('finds by any word of name, description and credit, whatever the accents', async () => {
    const guid = await add({ name: 'Café aan de kade' });
    await call('PUT', `/api/assets/${guid}`, { alt: text('Een hijskraan'), credit: 'Foto: Anne 100%' });
    for (const words of ['cafe KADE', 'hijskr', 'anne 100%'])
      expect(guidsIn(await list(`search=${encodeURIComponent(words)}`))).toEqual([guid]);
    expect(guidsIn(await list(`search=${encodeURIComponent('c_fe kade')}`))).toEqual([]);
  });

  it('sorts, pages and counts', async () => {
    const guids: string[] = [];
    for (const name of ['pagina b', 'pagina c', 'pagina a']) guids.push(await add({ name }));
    const [b = '', c = '', a = ''] = guids;
    expect(guidsIn(await list('search=pagina&sort_by=name_asc'))).toEqual([a, b, c]);
    const second = await list('search=pagina&sort_by=name_desc&itemCount=2&pageNumber=2');
    expect([guidsIn(second), second.totalNumberOfItems]).toEqual([[a], 3]);
  });

  it('tells pictures, documents, sound and film apart', async () => {
    const film = Buffer.from('\x00\x00\x00\x18ftypmp42', 'latin1');
    const made = {
      image: await add({ name: 'soort' }),
      document: await add({ name: 'soort.pdf', bytes: documents.pdf(), field: 'File' }),
      audio: await add({ name: 'soort.mp3', bytes: Buffer.from('ID3 soort'), field: 'File' }),
      video: await add({ name: 'soort.mp4', bytes: film, field: 'File' }),
    };
    for (const [kind, guid] of Object.entries(made))
      expect(guidsIn(await list(`search=soort&kind=${kind}`))).toEqual([guid]);
  });

  it('shows nobody what they may not see, and no photos of members', async () => {
    const forAdmins = await add({ name: 'besloten', visibility: 'Admin' });
    const photo = await add({ name: 'besloten foto', holder: { kind: 'profile', id: randomUUID() } });
    const held = await add({ name: 'besloten blok', holder: { kind: 'block', id: randomUUID() } });
    expect(guidsIn(await list('search=besloten'))).toEqual([held]);
    expect(guidsIn(await list('search=besloten', admin)).sort()).toEqual([forAdmins, held].sort());
    for (const guid of [forAdmins, photo]) {
      expect((await call('GET', `/api/assets/${guid}`)).statusCode).toBe(404);
      expect((await call('PUT', `/api/assets/${guid}`, { name: 'x' })).statusCode).toBe(404);
      expect((await call('DELETE', `/api/assets/${guid}`)).statusCode).toBe(404);
      expect((await replace(guid, fileForm('Image', 'a.svg', draw()))).statusCode).toBe(404);
    }
  });

  it('changes only what is named, and cleans the name', async () => {
    const guid = await add();
    const changed = await call('PUT', `/api/assets/${guid}`, {
      name: 'Nieuwe: naam.exe',
      title: text('Titel'),
      alt: { $lang: { nl: 'Een boot', en: ' ' } },
      focalPoint: { x: 10, y: 90 },
    });
    expect(changed.json()).toMatchObject({
      name: 'Nieuwe naam.exe.svg',
      title: text('Titel'),
      alt: { $lang: { nl: 'Een boot' } },
      focalPoint: { x: 10, y: 90 },
      isDecorative: false,
    });
    expect((await call('PUT', `/api/assets/${guid}`, { isDecorative: true })).json()).toMatchObject({
      alt: { $lang: { nl: 'Een boot' } },
      isDecorative: true,
      focalPoint: { x: 10, y: 90 },
    });
  });

  it.each([
    [{ focalPoint: { x: 101, y: 0 } }, 'body.focalPoint.x'],
    [{ name: ' ' }, 'body.name'],
    [{ alt: { $lang: { 'not a tag': 'a' } } }, 'body.alt.$lang.not a tag'],
  ])('refuses %j', async (body, path) => {
    const answer = await call('PUT', `/api/assets/${await add()}`, body);
    expect([answer.statusCode, answer.json<{ fields: { path: string }[] }>().fields[0]?.path]).toEqual([400, path]);
  });

  it('says which pictures nobody described', async () => {
    const [bare, described, decorative] = [await add(), await add(), await add()];
    await call('PUT', `/api/assets/${described}`, { alt: text('Een boot') });
    await call('PUT', `/api/assets/${decorative}`, { isDecorative: true });
    const found = guidsIn(await list('state=undescribed&itemCount=100'));
    expect([bare, described, decorative].map((guid) => found.includes(guid))).toEqual([true, false, false]);
  });

  it('finds the same bytes twice, side by side', async () => {
    const bytes = draw();
    const [one, other] = [await add({ name: 'zelfde 1', bytes }), await add({ name: 'zelfde 2', bytes })];
    await add({ name: 'zelfde 3' });
    expect(guidsIn(await list('search=zelfde&state=duplicates&sort_by=name_asc'))).toEqual([one, other]);
    expect(await read(one)).toMatchObject({ duplicateCount: 1, duplicates: [{ guid: other, name: 'zelfde 2.svg' }] });
  });
});

describe('where a file is used', () => {
  it('knows pages, items and settings, and what is used nowhere', async () => {
    const guid = await add({ name: 'gebruikt' });
    const unused = await add({ name: 'gebruikt niet' });
    const page = await pageWith(guid);
    const target = await buildList(test.services);
    const item = await buildItem(test.services, target.guid, {
      title: 'Dijk',
      contentBuildingBlockInstances: [{ guid: randomUUID(), buildingBlockName: 'Image', content: { imageGuid: guid } }],
    });
    await test.services.settings.save(system, 'headerLogo', guid);
    const detail = await read(guid);
    expect(detail.uses).toEqual([
      { kind: 'setting', id: 'headerLogo', name: 'headerLogo', path: null, isInTrash: false },
      { kind: 'page', id: page, name: 'Over de haven', path: null, isInTrash: false },
      { kind: 'item', id: item.guid, name: 'Dijk', path: `${target.path}/i/${item.shortId}/dijk`, isInTrash: false },
    ]);
    expect(detail.useCount).toBe(3);
    expect(guidsIn(await list('search=gebruikt&state=unused'))).toEqual([unused]);
  });

  it('forgets a use when it ends', async () => {
    const [first, second] = [await add(), await add()];
    await test.services.settings.save(system, 'headerLogo', first);
    await test.services.settings.save(system, 'headerLogo', second);
    expect([(await read(first)).useCount, (await read(second)).useCount]).toEqual([0, 1]);
  });

  it('counts what is being written too', async () => {
    const guid = await add();
    const page = await pageWith(await add());
    const block = buildBlock({ buildingBlockName: 'Image', options: { imageGuid: guid } });
    await test.platform.db
      .updateTable('page')
      .set({ working_copy: JSON.stringify({ title: text('Nieuw'), buildingBlockInstances: [block] }) })
      .where('id', '=', page)
      .execute();
    expect((await read(guid)).uses).toMatchObject([{ id: page, name: 'Nieuw' }]);
  });
});

describe('the trash', () => {
  it('takes a file off the site and gives it back', async () => {
    const guid = await add({ name: 'weg ermee' });
    expect((await call('DELETE', `/api/assets/${guid}`)).statusCode).toBe(204);
    expect((await picture(guid)).statusCode).toBe(404);
    const seen = await test.app.inject({ url: `/a/${guid}`, headers: manager });
    expect([seen.statusCode, seen.headers['cache-control']]).toEqual([200, 'private, no-cache']);
    expect(guidsIn(await list('search=weg+ermee'))).toEqual([]);
    expect(guidsIn(await list('search=weg+ermee&state=trash'))).toEqual([guid]);
    expect((await call('POST', `/api/assets/${guid}/restore`)).json()).toMatchObject({ deletedAt: null });
    expect((await picture(guid)).statusCode).toBe(200);
    expect((await call('POST', `/api/assets/${guid}/restore`)).statusCode).toBe(404);
  });

  it('is emptied after thirty days, file and all', async () => {
    const [old, recent] = [await add(), await add()];
    await call('DELETE', `/api/assets/${old}`);
    await later(2, () => test.services.media.remove({ viewer: system }, recent));
    await later(31, () => test.installation.jobs.runRecurring('empty-media-trash'));
    expect((await call('GET', `/api/assets/${old}`)).statusCode).toBe(404);
    expect((await call('GET', `/api/assets/${recent}`)).statusCode).toBe(200);
  });

  it('takes and gives back many at once, and only what one has', async () => {
    const guids = [await add({ name: 'bulk' }), await add({ name: 'bulk' }), await add({ visibility: 'Admin' })];
    const bulk = async (action: string) => (await call('POST', '/api/assets:bulk', { action, guids })).json();
    expect(await bulk('restore')).toEqual({ count: 0, changed: [] });
    expect(await bulk('delete')).toMatchObject({ count: 2 });
    expect((await list('search=bulk')).totalNumberOfItems).toBe(0);
    expect(await bulk('restore')).toMatchObject({ count: 2 });
    expect((await list('search=bulk')).totalNumberOfItems).toBe(2);
  });
});

describe('replacing a file', () => {
  it('keeps the address and can be undone, and undone again', async () => {
    const guid = await add({ name: 'logo' });
    const before = await picture(guid);
    const answer = await replace(guid, fileForm('Image', 'ander.png', await pictures.png({ width: 30, height: 30 })));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ guid, name: 'logo.png', width: 30, earlier: [{ name: 'logo.svg' }] });
    const after = await picture(guid);
    expect([after.headers['content-type'], after.headers.etag === before.headers.etag]).toEqual(['image/png', false]);
    const undone = await call('POST', `/api/assets/${guid}/undo-replace`);
    expect(undone.json()).toMatchObject({ name: 'logo.svg', earlier: [{ name: 'logo.png' }] });
    expect((await picture(guid)).body).toBe(before.body);
    expect((await call('POST', `/api/assets/${guid}/undo-replace`)).json()).toMatchObject({ name: 'logo.png' });
  });

  it('keeps the focal point for a picture of the same shape, and lets it go for another', async () => {
    const guid = await add();
    const focalPoint = { x: 20, y: 30 };
    await call('PUT', `/api/assets/${guid}`, { focalPoint });
    const same = await replace(guid, fileForm('Image', 'a.png', await pictures.png({ width: 120, height: 80 })));
    expect(same.json()).toMatchObject({ focalPoint });
    const other = await replace(guid, fileForm('Image', 'a.png', await pictures.png({ width: 50, height: 80 })));
    expect(other.json()).toMatchObject({ focalPoint: null });
  });

  it.each([
    ['a picture by a document', 'File', 'a.pdf', documents.pdf(), 409, 'other-kind-of-file'],
    ['by what we do not take', 'File', 'a.exe', documents.pdf(), 415, 'document-type-refused'],
    ['by no picture in the field for pictures', 'Image', 'a.pdf', documents.pdf(), 415, 'image-type-refused'],
  ] as const)('refuses to replace %s', async (_, field, name, bytes, status, code) => {
    const guid = await add();
    const answer = await replace(guid, fileForm(field, name, bytes));
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
    expect((await read(guid)).earlier).toEqual([]);
  });

  it('has nothing to undo when nothing was replaced', async () => {
    const answer = await call('POST', `/api/assets/${await add()}/undo-replace`);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'nothing-replaced']);
  });

  it('lets the earlier file go after thirty days', async () => {
    const guid = await add();
    await replace(guid, fileForm('Image', 'a.png', await pictures.png({ width: 31, height: 30 })));
    await later(31, () => test.installation.jobs.runRecurring('empty-media-trash'));
    expect((await read(guid)).earlier).toEqual([]);
    expect((await picture(guid)).statusCode).toBe(200);
  });
});

describe('folders', () => {
  it('hold files, and files move between them', async () => {
    const folder = await makeFolder('Haven');
    const guid = await add({ name: 'in map' });
    const loose = await add({ name: 'in map niet' });
    const moved = await call('POST', '/api/assets:bulk', { action: 'move', guids: [guid], folder: folder.guid });
    expect(moved.json()).toEqual({ count: 1, changed: [{ guid, folder: null }] });
    expect(guidsIn(await list(`folder=${folder.guid}`))).toEqual([guid]);
    expect(guidsIn(await list('search=in+map&folder=none'))).toEqual([loose]);
    expect((await call('GET', '/api/assetfolders')).json()).toContainEqual({ ...folder, fileCount: 1 });
    expect((await call('PUT', `/api/assets/${guid}`, { folder: randomUUID() })).statusCode).toBe(404);
  });

  it('move up what is in one that is deleted', async () => {
    const top = await makeFolder('Boven');
    const middle = await makeFolder('Midden', top.guid);
    const inner = await makeFolder('Onder', middle.guid);
    const guid = await add();
    await call('PUT', `/api/assets/${guid}`, { folder: middle.guid });
    expect((await call('DELETE', `/api/assetfolders/${middle.guid}`)).statusCode).toBe(204);
    expect((await read(guid)).folder).toBe(top.guid);
    const folders = (await call('GET', '/api/assetfolders')).json<MediaFolder[]>();
    expect(folders.find((one) => one.guid === inner.guid)?.parent).toBe(top.guid);
  });

  it.each([
    ['a name that is taken', { name: 'bezet', parent: null }, 'folder-name-taken'],
    ['a folder that is not there', { name: 'x', parent: randomUUID() }, 'folder-not-there'],
  ])('refuse %s', async (_, body, code) => {
    await makeFolder('Bezet');
    const answer = await call('POST', '/api/assetfolders', body);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, code]);
  });

  it('are renamed and moved, but not into themselves', async () => {
    const outer = await makeFolder('Buiten');
    const inner = await makeFolder('Binnen', outer.guid);
    const renamed = await call('PUT', `/api/assetfolders/${inner.guid}`, { name: 'Los', parent: null });
    expect(renamed.json()).toMatchObject({ name: 'Los', parent: null });
    await call('PUT', `/api/assetfolders/${inner.guid}`, { name: 'Los', parent: outer.guid });
    const wrong = await call('PUT', `/api/assetfolders/${outer.guid}`, { name: 'Buiten', parent: inner.guid });
    expect(wrong.json()).toMatchObject({ code: 'folder-in-itself' });
  });
});

describe('the focal point', () => {
  it('stays in sight when a picture is cut', async () => {
    const red = { r: 255, g: 0, b: 0 };
    const half = await sharp({ create: { width: 100, height: 100, channels: 3, background: red } })
      .png()
      .toBuffer();
    const base = sharp({ create: { width: 300, height: 100, channels: 3, background: '#0000ff' } });
    const bytes = await base
      .composite([{ input: half, left: 200, top: 0 }])
      .png()
      .toBuffer();
    const guid = await add({ bytes });
    const redness = async () => {
      const { rawPayload } = await picture(guid, '?width=100&height=100&fit=cover&format=png');
      return Math.round((await sharp(rawPayload).stats()).channels[0]?.mean ?? 0);
    };
    const middle = await picture(guid, '?width=100&height=100&fit=cover&format=png');
    expect(await redness()).toBeLessThan(10);
    await call('PUT', `/api/assets/${guid}`, { focalPoint: { x: 100, y: 50 } });
    expect(await redness()).toBeGreaterThan(250);
    expect((await picture(guid, '?width=100&height=100&fit=cover&format=png')).headers.etag).not.toBe(
      middle.headers.etag,
    );
    expect(await sharp((await picture(guid, '?width=150&format=png')).rawPayload).metadata()).toMatchObject({
      width: 150,
      height: 50,
    });
  });

  it('works on a drawing as well', async () => {
    const bytes = pictures.svg({ width: 300, height: 100 }, '<rect x="200" width="100" height="100" fill="#ff0000"/>');
    const guid = await add({ bytes });
    await call('PUT', `/api/assets/${guid}`, { focalPoint: { x: 100, y: 0 } });
    const { rawPayload } = await picture(guid, '?width=90&height=90&fit=cover&format=png');
    const { channels } = await sharp(rawPayload).stats();
    expect(channels[0]?.mean).toBeGreaterThan(250);
  });
});
