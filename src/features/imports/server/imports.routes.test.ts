import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { fileForm, formHeaders } from '#features/assets/server/files/upload-form.factory.ts';
import { buildList } from '#features/list-items/server/list-items.factory.ts';
import type { PageDocument } from '#features/pages/contract/page.ts';
import type { LongWork } from '#features/tasks/contract/long-work.ts';
import type { ImportDetail } from '../contract/imports.ts';
import { importCalls } from './import-calls.factory.ts';
import { startOldSite } from './imports.factory.ts';

let test: TestApp;
let oldSite: Awaited<ReturnType<typeof startOldSite>>;
let wxr: string;
let calls: ReturnType<typeof importCalls>;

beforeAll(async () => {
  test = await startTestApp({ withJobs: true });
  oldSite = await startOldSite();
  wxr = await oldSite.wxr();
  calls = importCalls(test, await test.signInAs('Admin'), wxr, { fileForm, formHeaders });
});
afterAll(async () => {
  await test.close();
  await oldSite.close();
});

describe('a file that is sent', () => {
  it('is told of before anything is taken in', async () => {
    const detail = await calls.sent();
    expect(detail).toMatchObject({
      state: 'Read',
      fileName: 'watergeest.xml',
      facts: { siteTitle: 'Dorpsraad Watergeest', siteUrl: 'https://www.dorpsraad-watergeest.example' },
      counts: { page: { total: 12, made: 0 }, item: { total: 4 }, file: { total: 4 } },
    });
    expect(detail.facts.leftOut).toEqual(
      expect.arrayContaining([
        { type: 'trash', count: 1 },
        { type: 'menu-link', count: 1 },
        { type: 'tribe_events', count: 1 },
        { type: 'comment', count: 1 },
      ]),
    );
    expect((await calls.call('GET', '/api/imports')).json<ImportDetail[]>()[0]).toMatchObject({ id: detail.id });
  });

  it('has its pages as a tree, each with what is to be said of it', async () => {
    const { id } = await calls.sent();
    const pages = await calls.entriesOf(id, 'kind=page');
    const [, below] = [pages.map(({ title }) => title), pages.find(({ sourceId }) => sourceId === '103')];
    expect(below).toMatchObject({ depth: 1, oldPath: '/over-ons/wie-zijn-wij', status: 'publish' });
    const told = Object.fromEntries(pages.map((page) => [page.sourceId, calls.codes(page)]));
    expect(told).toMatchObject({
      100: ['block-unknown'],
      102: expect.arrayContaining(['columns-stacked', 'script-left-out', 'embed-as-link']),
      104: ['shortcode-unknown'],
      105: ['parent-missing'],
      106: ['parent-loop'],
      107: ['parent-loop'],
      108: ['slug-reserved'],
      109: ['was-private'],
      110: ['had-password'],
    });
    expect([...calls.codes(await calls.entry(id, '111')), ...calls.codes(await calls.entry(id, '100'))]).toContain(
      'slug-twice',
    );
    const remarked = await calls.entriesOf(id, 'kind=item&only=remarked');
    expect(remarked.map(({ sourceId }) => sourceId)).toEqual(['121']);
  });

  it.each([
    ['no XML', 'hallo', 'import-not-xml'],
    ['another kind of XML', '<html></html>', 'import-not-wxr'],
    [
      'one with a document type',
      '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><rss>&b;</rss>',
      'import-doctype',
    ],
    ['nothing', '', 'import-not-xml'],
    ['no text', Buffer.from([0xff, 0xfe, 0x00, 0x41]), 'import-not-xml'],
  ])('is refused when it is %s, and leaves nothing behind', async (_, content, code) => {
    const before = (await calls.call('GET', '/api/imports')).json<unknown[]>().length;
    const answer = await calls.send(content);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, code]);
    expect((await calls.call('GET', '/api/imports')).json<unknown[]>()).toHaveLength(before);
    const rows = await test.platform.db.selectFrom('site_import').select('id').where('state', '=', 'Reading').execute();
    expect(rows).toEqual([]);
  });

  it('is an export of WordPress under any name', async () => {
    const detail = (await calls.send(`\uFEFF\n${wxr.replace(/^\s*<\?xml[^>]*>/, '')}`, undefined, 'site.txt')).json();
    expect(detail).toMatchObject({ kind: 'wordpress', counts: { page: { total: 12 } } });
  });

  it('is refused when it is broken off halfway', async () => {
    expect((await calls.send(wxr.slice(0, wxr.length / 2))).json<{ code: string }>().code).toBe('import-not-xml');
  });

  it('is for admins, and can be thrown away again', async () => {
    const manager = await test.signInAs('ContentManager');
    expect((await calls.send(wxr, manager)).statusCode).toBe(403);
    expect((await calls.send(wxr, {})).statusCode).toBe(401);
    const { id } = await calls.sent();
    expect((await calls.call('GET', `/api/imports/${id}`, undefined, manager)).statusCode).toBe(403);
    expect((await calls.call('DELETE', `/api/imports/${id}`)).statusCode).toBe(204);
    expect((await calls.call('GET', `/api/imports/${id}`)).statusCode).toBe(404);
    expect((await calls.call('DELETE', `/api/imports/${randomUUID()}`)).statusCode).toBe(404);
  });

  it('tells who broke off while sending that it did not arrive', async () => {
    const head = 'Content-Disposition: form-data; name="file"; filename="site.xml"\r\nContent-Type: text/xml';
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/imports',
      headers: { ...(await test.signInAs('Admin')), 'content-type': 'multipart/form-data; boundary=deel' },
      payload: `--deel\r\n${head}\r\n\r\n<?xml version="1.0"?><rss>`,
    });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'upload-cut-off']);
  });

  it('is forgotten after a week when nothing was taken in', async () => {
    const { id } = await calls.sent();
    await test.services.imports.forgetUnused();
    expect((await calls.read(id)).state).toBe('Read');
    await test.platform.db
      .updateTable('site_import')
      .set({ changed_at: new Date(Date.now() - 8 * 24 * 60 * 60 * 1000) })
      .where('id', '=', id)
      .execute();
    await test.services.imports.forgetUnused();
    expect((await calls.call('GET', `/api/imports/${id}`)).statusCode).toBe(404);
  });
});

describe('taking it in', () => {
  let done: ImportDetail;
  let before: object;
  const atOldAddress = async () =>
    (await calls.call('GET', '/api/pages:atPath?path=/contact', undefined, {})).json<object>();
  beforeAll(async () => {
    before = await atOldAddress();
    done = await calls.imported({ publishes: true });
  });
  afterAll(() => calls.undone(done.id));

  it('makes pages of ours of what was written', async () => {
    const names = async (sourceId: string) =>
      (await calls.documentOf(await calls.entry(done.id, sourceId))).buildingBlockInstances.map(
        (block) => block.buildingBlockName,
      );
    expect(await names('100')).toEqual(['Text', 'Image', 'Text', 'ButtonRow', 'Video']);
    expect(await names('102')).toEqual(['Text', 'Table', 'Quote', 'Accordion', 'Text', 'Gallery', 'Text']);
    const welcome = await calls.documentOf(await calls.entry(done.id, '100'));
    expect(welcome).toMatchObject({
      title: { $lang: { nl: 'Welkom' } },
      description: { $lang: { nl: 'Wat er speelt in het dorp.' } },
      options: { headerImage: (await calls.entry(done.id, '202')).madeId },
    });
  });

  it('makes words of a title with markup, before and after', async () => {
    const rates = await calls.entry(done.id, '102');
    expect(rates.title).toBe('Zalen & tarieven');
    expect((await calls.documentOf(rates)).title).toEqual({ $lang: { nl: 'Zalen & tarieven' } });
  });

  it('says nothing of the address of a draft, which nobody ever had', async () => {
    const draft = await calls.entry(done.id, '122');
    expect([draft.oldPath, calls.codes(draft)]).toEqual(['?p=122', expect.not.arrayContaining(['address-not-kept'])]);
  });

  it('never takes a script along', async () => {
    const rates = JSON.stringify(await calls.documentOf(await calls.entry(done.id, '102')));
    expect(rates).not.toContain('document.title');
    expect(rates).toContain('https://kaart.example/watergeest');
  });

  it('gives them the place and the address that they had', async () => {
    const paths = Object.fromEntries(
      (await calls.entriesOf(done.id, 'kind=page')).map(({ sourceId, path }) => [sourceId, path]),
    );
    expect(paths).toMatchObject({
      101: '/over-ons',
      103: '/over-ons/wie-zijn-wij',
      104: '/over-ons/contact',
      105: '/losse-bijlage',
      108: '/admin-2',
    });
    expect(paths['100']).toMatch(/^\/welkom/);
  });

  it('leads old addresses to where the pages are now, also who found nothing there before', async () => {
    const { path } = await calls.entry(done.id, '104');
    expect(before).toEqual({ kind: 'unknown' });
    expect(await atOldAddress()).toEqual({ kind: 'redirect', from: '/contact', to: path, status: 301 });
    // Also from what it was called before that, on a site that had renamed it.
    const former = await calls.call('GET', '/api/pages:atPath?path=/bereikbaarheid', undefined, {});
    expect(former.json()).toMatchObject({ kind: 'redirect', to: path });
  });

  it('makes links within the old site links within ours', async () => {
    const welcome = JSON.stringify(await calls.documentOf(await calls.entry(done.id, '100')));
    expect(welcome).toContain(`page:${(await calls.entry(done.id, '103')).madeId}`);
    expect(welcome).toContain(`page:${(await calls.entry(done.id, '104')).madeId}`);
  });

  it('publishes what everyone could read, and nothing that was kept from them', async () => {
    const isPublished = async (sourceId: string) => {
      const { madeId } = await calls.entry(done.id, sourceId);
      return (await calls.call('GET', `/api/pages/${madeId}`, undefined, {})).statusCode === 200;
    };
    expect(await Promise.all(['100', '103', '108'].map(isPublished))).toEqual([true, true, true]);
    expect(await Promise.all(['105', '109', '110'].map(isPublished))).toEqual([false, false, false]);
  });

  it('makes items of posts, on the day that they appeared, in a list that is made for them', async () => {
    const item = async (sourceId: string) => {
      const { madeId } = await calls.entry(done.id, sourceId);
      return (await calls.call('GET', `/api/listitem:source/${madeId}`)).json<Record<string, unknown>>();
    };
    expect(await item('120')).toMatchObject({
      title: { $lang: { nl: 'Het pad is weer open' } },
      metadata: { description: { $lang: { nl: 'Na een winter dicht.' } } },
      listItemTypeName: 'News',
      state: 'published',
      publishedOn: '2025-03-04T08:30:00.000Z',
    });
    expect(JSON.stringify((await item('120')).fields)).toContain('Wegen & paden');
    expect(JSON.stringify((await item('120')).fields)).toContain((await calls.entry(done.id, '201')).madeId);
    expect(await item('121')).toMatchObject({ publishedOn: '2025-02-10T11:00:00.000Z' });
    expect(await item('122')).toMatchObject({ state: 'draft' });
    expect(await item('123')).toMatchObject({ state: 'scheduled' });
    const list = await calls.entry(done.id, 'list-page');
    expect(JSON.stringify(await item('121'))).toContain(`${list.path}/i/${(await calls.entry(done.id, '120')).madeId}`);
  });

  it('fetches the files, and tells of the one that is not there any more', async () => {
    const files = await calls.entriesOf(done.id, 'kind=file');
    expect(files.map(({ sourceId, state, reason }) => [sourceId, state, reason])).toEqual([
      ['201', 'Made', null],
      ['202', 'Made', null],
      ['203', 'Made', null],
      ['204', 'Failed', 'file-not-there'],
    ]);
    expect((await calls.call('GET', `/a/${files[0]?.madeId}`)).headers['content-type']).toBe('image/png');
    expect((await calls.entriesOf(done.id, 'only=failed')).map(({ sourceId }) => sourceId)).toEqual(['204']);
  });

  it('is told as work that is done', async () => {
    const work = (await calls.call('GET', `/api/longwork/${done.workId}`)).json<LongWork>();
    expect(work).toMatchObject({ kind: 'import-site', state: 'Done' });
    expect(work.done).toBe(work.total);
  });

  it('cannot be started a second time', async () => {
    const again = await calls.call('POST', `/api/imports/${done.id}/start`, {});
    expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([409, 'import-elsewhere']);
    expect((await calls.call('DELETE', `/api/imports/${done.id}`)).statusCode).toBe(409);
  });
});

describe('who wrote there, and what it was filed under', () => {
  it('is kept where there is an account and a field for it, and said where not', async () => {
    const email = 'redactie@dorpsraad-watergeest.example';
    const before = await calls.imported();
    const post = async (id: string) => (await calls.entriesOf(id, 'kind=item')).find(({ title }) => /pad/i.test(title));
    expect(calls.codes(await calls.entry(before.id, '100'))).toContain('author-unknown');
    await calls.undone(before.id);

    await test.services.users.createUser(system, {
      ...{ email, password: 'een lang wachtwoord 1', firstName: 'De', middleName: '', lastName: 'Redactie' },
      ...{ accountType: 'ContentManager', roleIds: [], emailVerified: true },
    });
    const done = await calls.imported();
    const page = await calls.entry(done.id, '100');
    expect(calls.codes(page)).not.toContain('author-unknown');
    const { owner_id } = await test.platform.db
      .selectFrom('page')
      .select('owner_id')
      .where('id', '=', page.madeId ?? '')
      .executeTakeFirstOrThrow();
    const user = await test.platform.db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirst();
    expect(owner_id).toBe(user?.id);
    const item = await post(done.id);
    const source = (await calls.call('GET', `/api/listitem:source/${item?.madeId}`)).json<{ fields: object }>();
    expect(Object.values(source.fields)).toContainEqual([user?.id]);
    expect(item?.remarks).toContainEqual({ code: 'labels-left', detail: 'pad' });
    await calls.undone(done.id);
  });

  it('leads from the old address of a post to the item, wherever its list goes', async () => {
    const done = await calls.imported({ publishes: true });
    const [item] = (await calls.entriesOf(done.id, 'kind=item')).filter(
      ({ path, oldPath }) => path !== null && oldPath !== null,
    );
    const oldPath = item?.oldPath ?? '';
    const answer = (
      await calls.call('GET', `/api/pages:atPath?path=${encodeURIComponent(oldPath)}`, undefined, {})
    ).json<{ to: string }>();
    expect(answer.to).toMatch(new RegExp(`/i/${item?.madeId}$`));
    await calls.undone(done.id);
    expect(await test.services.redirects.exactlyAt([oldPath])).toEqual([]);
  });
});

describe('what is chosen', () => {
  it('comes as drafts below a page of the menu, without what was left out', async () => {
    const parent = await test.services.menus.add({ viewer: system }, 'Top level menu', {
      ...{
        parentGuid: null,
        name: { $lang: { nl: 'Dorp' } },
        description: { $lang: {} },
        urlSegment: { $lang: { nl: 'dorp' } },
      },
      ...{ pageGuid: null, externalUrl: null, isVisible: true, relatedMenuItems: [] },
    });
    const { guid } = await buildList(test.services, { options: { itemTypeNames: ['News'] } });
    const done = await calls.imported({
      ...{
        parentGuid: parent.changed,
        listGuid: guid,
        leftOut: ['101', '121'],
        takesFiles: false,
        keepsAddresses: false,
      },
    });
    const pages = await calls.entriesOf(done.id, 'kind=page');
    expect(pages.find(({ sourceId }) => sourceId === '101')).toMatchObject({ state: 'Waiting', isTaken: false });
    // What hung below what was left out hangs where that would have.
    expect(pages.find(({ sourceId }) => sourceId === '103')).toMatchObject({ path: '/dorp/wie-zijn-wij' });
    expect(pages.some(({ sourceId }) => sourceId === 'list-page')).toBe(false);
    const { madeId } = await calls.entry(done.id, '103');
    expect((await calls.call('GET', `/api/pages/${madeId}`, undefined, {})).statusCode).toBe(404);
    const [former] = await test.services.redirects.exactlyAt(['/over-ons/wie-zijn-wij']);
    expect(former?.target).not.toMatchObject({ guid: madeId });
    expect(done.counts.file).toMatchObject({ made: 0, waiting: 0 });
    expect(calls.codes(await calls.entry(done.id, '100'))).toContain('picture-missing');
    await calls.undone(done.id);
  });

  it.each([
    [{ itemTypeName: 'Nope' }, 400, 'import-unknown-type'],
    [{ listGuid: randomUUID() }, 409, 'wrong-list'],
    [{ takesPages: false, takesItems: false, takesFiles: false }, 409, 'import-nothing'],
    [{ parentGuid: 'x' }, 400, 'bad-input'],
  ])('is refused when it cannot be: %j', async (choices, status, code) => {
    const { id } = await calls.sent();
    const answer = await calls.call('POST', `/api/imports/${id}/start`, choices);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
    expect((await calls.read(id)).state).toBe('Read');
    await calls.call('DELETE', `/api/imports/${id}`);
  });
});

describe('a picture that did not come', () => {
  it('is tried again, and put where it belongs unless somebody wrote there since', async () => {
    oldSite.remove('sluis.png');
    const done = await calls.imported({ publishes: true });
    expect(calls.codes(await calls.entry(done.id, '100'))).toContain('picture-missing');
    const rates = await calls.entry(done.id, '102');
    const { sequence, document } = (await calls.call('GET', `/api/pages/${rates.madeId}/working-copy`)).json<{
      sequence: number;
      document: PageDocument;
    }>();
    await test.services.pages.update({ viewer: system }, rates.madeId ?? '', {
      ...{ sequence, document: { ...document, title: { $lang: { nl: 'Door een mens' } } } },
    });
    oldSite.put('sluis.png');
    expect((await calls.call('POST', `/api/imports/${done.id}/resume`)).statusCode).toBe(200);
    await calls.until(done.id, 'Done');
    const welcome = await calls.entry(done.id, '100');
    expect(calls.codes(welcome)).not.toContain('picture-missing');
    const names = (await calls.documentOf(welcome)).buildingBlockInstances.map((block) => block.buildingBlockName);
    expect(names).toContain('Image');
    expect((await calls.documentOf(rates)).title.$lang.nl).toBe('Door een mens');
    expect(calls.codes(await calls.entry(done.id, '102'))).toContain('picture-missing');
    await calls.undone(done.id);
  });
});
