import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { paragraph, richText } from '#platform/contract/texts/write-rich-text.ts';
import type { LoggedOperation, Operation, Path } from '../../contract/operations/operation.ts';
import { takeBack } from '../../contract/operations/undo.ts';
import { type PageDocument, StoredBlock } from '../../contract/page.ts';
import type { PageState, WorkingCopy } from '../../contract/working-copy.ts';
import { buildBlock, buildPage } from '../pages.factory.ts';

interface Answer {
  operations: LoggedOperation[];
  refused: { id: string; code: string }[];
  page: PageState;
}
type Headers = Record<string, string>;

let test: TestApp;
let manager: Headers;
let admin: Headers;
let member: Headers;

beforeAll(async () => {
  test = await startTestApp();
  manager = await test.signInAs('ContentManager');
  admin = await test.signInAs('Admin');
  member = await test.signInAs('Standard');
});
afterAll(() => test.close());

const block = StoredBlock.parse(
  buildBlock({ options: { lead: text('abcdef'), text: richText([paragraph('Een dijk')]) } }),
);
/** A published page of one block, and that block. */
async function aPage() {
  const own = { ...block, guid: randomUUID() };
  return { id: await buildPage(test.services, { buildingBlockInstances: [own] }), guid: own.guid };
}
const inject = (id: string, payload: object, headers: Headers) =>
  test.app.inject({ method: 'POST', url: `/api/pages/${id}/operations`, headers, payload });
const named = (operation: Operation, undoes: string | null = null) => {
  const id = randomUUID();
  return { id, operation, group: id, undoes };
};
async function send(id: string, base: number, operations: Operation[], headers = manager): Promise<Answer> {
  const answer = await inject(id, { base, operations: operations.map((one) => named(one)) }, headers);
  expect(answer.statusCode).toBe(200);
  return answer.json<Answer>();
}
const copyOf = async (id: string) =>
  (await test.app.inject({ url: `/api/pages/${id}/working-copy`, headers: manager })).json<WorkingCopy>();
const typed = (guid: string, at: number, words: string, to = at): Operation => ({
  kind: 'text',
  place: { block: guid, path: ['options', 'lead'], language: 'nl', format: 'plain' },
  steps: [
    {
      stepType: 'replace',
      from: at,
      to,
      ...(words === '' ? {} : { slice: { content: [{ type: 'text', text: words }] } }),
    },
  ],
});
const leadOf = ({ buildingBlockInstances }: PageDocument) => buildingBlockInstances[0]?.options.lead;

describe('POST /api/pages/{id}/operations', () => {
  it('does them one after another, to the working copy alone, and writes down who did what', async () => {
    const { id, guid } = await aPage();
    const { sequence } = await copyOf(id);
    const second = { ...block, guid: randomUUID() };
    const answer = await send(id, sequence, [
      typed(guid, 6, 'g'),
      { kind: 'add', block: second, spot: { area: 'main', after: guid } },
      { kind: 'set', block: second.guid, path: ['background'], value: 'tint' },
      { kind: 'layout', layout: '75-25' },
      { kind: 'page', path: ['options', 'showHeader'], value: false },
      { kind: 'move', block: second.guid, spot: { area: 'side', after: null } },
    ]);
    expect(answer.refused).toEqual([]);
    expect(answer.operations.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6].map((place) => sequence + place));
    expect(answer.operations[0]).toMatchObject({ by: { name: expect.any(String) }, undoes: null });
    expect(answer.page).toMatchObject({ sequence: sequence + 6, hasChanges: true, isPublished: true });
    const { document } = await copyOf(id);
    expect(leadOf(document)).toEqual(text('abcdefg'));
    expect(document).toMatchObject({ layout: '75-25', options: { showHeader: false } });
    expect(document.buildingBlockInstances[1]).toMatchObject({ layoutPosition: 'side', background: 'tint' });
    const read = await test.app.inject({ url: `/api/buildingblockinstance/${guid}` });
    expect(read.json()).toMatchObject({ options: { lead: { value: 'abcdef' } } });
  });

  it('lets two type in one text at once, and loses no letter', async () => {
    const { id, guid } = await aPage();
    const { sequence } = await copyOf(id);
    await Promise.all([
      send(id, sequence, [typed(guid, 3, 'ONE')]),
      send(id, sequence, [typed(guid, 3, 'TWO')], admin),
    ]);
    await send(id, sequence, [typed(guid, 0, '', 6)]);
    const lead = leadOf((await copyOf(id)).document) as { $lang: { nl: string } };
    expect(['ONETWO', 'TWOONE']).toContain(lead.$lang.nl);
  });

  it('does what is sent twice once, also when something came between', async () => {
    const { id, guid } = await aPage();
    const { sequence } = await copyOf(id);
    const mine = [named(typed(guid, 0, 'A')), named(typed(guid, 1, 'B'))];
    await inject(id, { base: sequence, operations: mine }, manager);
    await send(id, sequence, [typed(guid, 6, 'x')], admin);
    const again = await inject(id, { base: sequence, operations: [...mine, named(typed(guid, 2, 'C'))] }, manager);
    expect(again.json<Answer>().operations).toHaveLength(4);
    expect(leadOf((await copyOf(id)).document)).toEqual(text('ABCabcdefx'));
  });

  it('puts nothing in the place of what another set meanwhile, until whoever does has seen that', async () => {
    const { id, guid } = await aPage();
    const { sequence } = await copyOf(id);
    const background = (value: string): Operation => ({ kind: 'set', block: guid, path: ['background'], value });
    const first = await send(id, sequence, [background('tint'), { kind: 'layout', layout: '75-25' }], admin);
    const late = await send(id, sequence, [
      background('brand'),
      typed(guid, 6, 'g'),
      { kind: 'layout', layout: '25-75' },
    ]);
    expect(late.refused.map(({ code }) => code)).toEqual(['overtaken', 'overtaken']);
    expect(late.operations.map(({ operation }) => operation.kind)).toEqual(['set', 'layout', 'text']);
    expect(late.operations[0]).toMatchObject({ by: first.operations[0]?.by, operation: { value: 'tint' } });
    expect((await copyOf(id)).document).toMatchObject({
      layout: '75-25',
      buildingBlockInstances: [{ background: 'tint', options: { lead: text('abcdefg') } }],
    });
    // Seen, and meant: then the last one wins.
    const chosen = await send(id, late.page.sequence, [background('brand')]);
    expect(chosen.refused).toEqual([]);
    expect((await copyOf(id)).document.buildingBlockInstances[0]?.background).toBe('brand');
  });

  it('refuses by name what may not be, and does the rest', async () => {
    const { id, guid } = await aPage();
    const { sequence } = await copyOf(id);
    const other = await aPage();
    const html = { ...block, guid: randomUUID(), buildingBlockName: 'Html', options: { markup: text('<b>x</b>') } };
    const spot = { area: 'main', after: null } as const;
    const answer = await send(id, sequence, [
      { kind: 'set', block: guid, path: ['options', 'columns'], value: 7 },
      { kind: 'set', block: guid, path: ['visibility'], value: 'Everyone' },
      { kind: 'add', block: { ...block, guid: randomUUID(), buildingBlockName: 'Carousel' }, spot },
      { kind: 'add', block: { ...block, guid: other.guid }, spot },
      { kind: 'add', block: html, spot },
      { kind: 'remove', block: randomUUID() },
      { kind: 'page', path: ['editPermission'], value: 'Everyone' },
      typed(guid, 90, 'x'),
      typed(guid, 0, 'A'),
    ]);
    expect(answer.refused.map(({ code }) => code)).toEqual([
      'bad-options',
      'bad-options',
      'unknown-block',
      'bad-input',
      'block-for-admins',
      'no-block',
      'bad-value',
      'no-fit',
    ]);
    expect(answer.operations).toHaveLength(1);
    expect(leadOf((await copyOf(id)).document)).toEqual(text('Aabcdef'));
  });

  it('takes texts that are written in the drawer as what was typed, and checks them as such', async () => {
    const { id, guid } = await aPage();
    const { sequence } = await copyOf(id);
    const write = (owner: string | null, path: Path, language: string, words: string, to = 0): Operation => ({
      kind: 'text',
      place: { block: owner, path, language, format: 'plain' },
      steps: [{ stepType: 'replace', from: 0, to, slice: { content: [{ type: 'text', text: words }] } }],
    });
    const picture = { imageGuid: randomUUID(), alt: { $lang: {} } };
    const answer = await send(id, sequence, [
      write(guid, ['heading'], 'nl', 'Tarieven'),
      write(guid, ['options', 'lead'], 'en', 'Fees'),
      { kind: 'set', block: guid, path: ['more'], value: { label: { $lang: {} }, href: '/' } },
      write(guid, ['more', 'label'], 'nl', 'Lees meer'),
      write(null, ['description'], 'nl', 'Wat het kost'),
      { kind: 'page', path: ['socialImage'], value: picture },
      write(null, ['socialImage', 'alt'], 'nl', 'Een loket'),
      write(null, ['title'], 'nl', 'x'.repeat(5000)),
    ]);
    expect(answer.refused.map(({ code }) => code)).toEqual(['bad-value']);
    expect((await copyOf(id)).document).toMatchObject({
      description: { $lang: { nl: 'Wat het kost' } },
      socialImage: { alt: { $lang: { nl: 'Een loket' } } },
      buildingBlockInstances: [
        {
          heading: { $lang: { nl: 'Tarieven' } },
          options: { lead: { $lang: { nl: 'abcdef', en: 'Fees' } } },
          more: { label: { $lang: { nl: 'Lees meer' } } },
        },
      ],
    });
  });

  it('puts what was typed beside words that another set as a whole', async () => {
    const { id, guid } = await aPage();
    const { sequence } = await copyOf(id);
    await send(id, sequence, [
      { kind: 'set', block: guid, path: ['options', 'lead', '$lang', 'nl'], value: 'abc-def' },
      { kind: 'page', path: ['description', '$lang', 'nl'], value: 'Kort' },
    ]);
    const answer = await send(id, sequence, [typed(guid, 6, '!')], admin);
    expect(answer.refused).toEqual([]);
    expect(leadOf((await copyOf(id)).document)).toEqual(text('abc-def!'));
  });

  it('takes texts that are set as a whole', async () => {
    const { id, guid } = await aPage();
    const { sequence } = await copyOf(id);
    const answer = await send(id, sequence, [
      { kind: 'set', block: guid, path: ['heading', '$lang', 'nl'], value: 'Tarieven' },
      { kind: 'set', block: guid, path: ['options', 'lead', '$lang', 'en'], value: 'Fees' },
      { kind: 'page', path: ['title', '$lang', 'nl'], value: 'Wat het kost' },
    ]);
    expect(answer.refused).toEqual([]);
    const { title, buildingBlockInstances } = (await copyOf(id)).document;
    expect(title.$lang.nl).toBe('Wat het kost');
    expect(buildingBlockInstances.find((block) => block.guid === guid)).toMatchObject({
      heading: { $lang: { nl: 'Tarieven' } },
      options: { lead: { $lang: { en: 'Fees' } } },
    });
  });

  it.each<[string, object]>([
    ['a guid that is none', { kind: 'remove', block: 'x' }],
    ['the guid of a block', { kind: 'set', block: randomUUID(), path: ['guid'], value: randomUUID() }],
    ['the languages of a page', { kind: 'page', path: ['translations', 'en'], value: {} }],
    ['what is behind an object', { kind: 'set', block: randomUUID(), path: ['options', '__proto__'], value: {} }],
    ['a kind that is none', { kind: 'burn' }],
  ])('does not read %s', async (_, operation) => {
    const { id } = await aPage();
    const answer = await inject(
      id,
      { base: 0, operations: [{ ...named({ kind: 'layout', layout: '100' }), operation }] },
      manager,
    );
    expect(answer.statusCode).toBe(400);
  });

  it('is for who may edit the page, who it is for is for managers, and the log as well', async () => {
    const { id, guid } = await aPage();
    const body = { base: 0, operations: [named(typed(guid, 0, 'A'))] };
    expect((await inject(id, body, member)).statusCode).toBe(403);
    expect((await inject(id, body, {})).statusCode).toBe(401);
    const read = await test.app.inject({ url: `/api/pages/${id}/operations`, headers: member });
    expect(read.statusCode).toBe(403);
    expect((await inject(randomUUID(), body, manager)).statusCode).toBe(404);
  });

  it('keeps what an admin decided about a block from who may only edit the page', async () => {
    const roleId = await test.makeRole('Redactie');
    const headers = await test.signInAs('Standard', { roleIds: [roleId] });
    const own = { ...block, guid: randomUUID() };
    const id = await buildPage(test.services, {
      buildingBlockInstances: [own],
      editPermission: 'Roles',
      editRoles: [roleId],
    });
    const answer = await send(
      id,
      1,
      [{ kind: 'page', path: ['editPermission'], value: 'Users' }, typed(own.guid, 0, 'A')],
      headers,
    );
    expect(answer.refused.map(({ code }) => code)).toEqual(['audience-for-managers']);
    expect(answer.operations).toHaveLength(1);
  });

  it('writes down who may see and edit it from now on, and nothing of what was typed', async () => {
    const { id, guid } = await aPage();
    const { sequence } = await copyOf(id);
    await send(id, sequence, [
      typed(guid, 0, 'A'),
      { kind: 'page', path: ['visibility'], value: 'Users' },
      { kind: 'set', block: guid, path: ['addPermission'], value: 'Users' },
    ]);
    const entries = await test.platform.db
      .selectFrom('audit_entry')
      .select(['action', 'details'])
      .where('subject_id', '=', id)
      .where('action', '=', 'page.permissions-changed')
      .execute();
    expect(entries).toMatchObject([
      { details: { before: { visibility: 'Public' }, after: { visibility: 'Users' }, isDraft: true } },
    ]);
  });

  it('tells who is ahead of it that they are', async () => {
    const { id, guid } = await aPage();
    const answer = await inject(id, { base: 99, operations: [named(typed(guid, 0, 'A'))] }, manager);
    expect(answer.json()).toMatchObject({ status: 409, code: 'changed-meanwhile' });
  });
});

describe('taking back', () => {
  it('brings a page back to what readers have, and then nothing is changed any more', async () => {
    const { id, guid } = await aPage();
    const { sequence } = await copyOf(id);
    const { operations } = await send(id, sequence, [typed(guid, 0, 'A'), { kind: 'remove', block: guid }]);
    const [first, second] = operations as [LoggedOperation, LoggedOperation];
    const back = [named(second.inverse[0] as Operation, second.id), named(first.inverse[0] as Operation, first.id)];
    const answer = (await inject(id, { base: second.number, operations: back }, manager)).json<Answer>();
    expect(answer.refused).toEqual([]);
    expect(answer.page.hasChanges).toBe(false);
  });

  it('is of one’s own work alone', async () => {
    const { id, guid } = await aPage();
    const { sequence } = await copyOf(id);
    const { operations } = await send(id, sequence, [typed(guid, 0, 'A')]);
    const [entry] = operations as [LoggedOperation];
    const back = takeBack(entry, [], entry.by.id ?? '')?.map((one) => named(one, entry.id));
    const answer = (await inject(id, { base: entry.number, operations: back }, admin)).json<Answer>();
    expect(answer.refused).toEqual([{ id: expect.any(String), code: 'not-yours' }]);
  });

  it('brings back a block that only admins may place, for who took it away', async () => {
    const html = StoredBlock.parse(buildBlock({ buildingBlockName: 'Html', options: { markup: text('<b>x</b>') } }));
    const { id } = await aPage();
    const { sequence } = await copyOf(id);
    const spot = { area: 'main', after: null } as const;
    const placed = await send(id, sequence, [{ kind: 'add', block: html, spot }], admin);
    const removed = await send(id, placed.page.sequence, [{ kind: 'remove', block: html.guid }]);
    const [entry] = removed.operations as [LoggedOperation];
    const back = { base: entry.number, operations: [named(entry.inverse[0] as Operation, entry.id)] };
    expect((await inject(id, back, manager)).json<Answer>().refused).toEqual([]);
  });
});

describe('GET /api/pages/{id}/operations', () => {
  it('has what was done by other calls too: the whole document, one block, an older version', async () => {
    const { id, guid } = await aPage();
    const { sequence, document } = await copyOf(id);
    const headers = manager;
    const changes = { title: { $lang: { ...document.title.$lang, nl: 'Anders' } }, layout: '25-75' };
    await test.app.inject({ method: 'PUT', url: `/api/pages/${id}`, headers, payload: { sequence, changes } });
    await test.app.inject({
      method: 'POST',
      url: `/api/buildingblockinstance/${guid}/options`,
      headers,
      payload: { lead: text('Kort'), columns: 2 },
    });
    await test.app.inject({ method: 'POST', url: `/api/pages/${id}/versions/1/restore`, headers });
    const { operations } = (
      await test.app.inject({ url: `/api/pages/${id}/operations?after=${sequence}`, headers })
    ).json<Answer>();
    expect(operations.map(({ operation }) => operation.kind)).toEqual([
      'layout',
      'text',
      'text',
      'set',
      'layout',
      'text',
      'set',
      'text',
    ]);
    expect((await copyOf(id)).document.title).toEqual(document.title);
  });

  it('gives the last ones, and those before a number', async () => {
    const { id, guid } = await aPage();
    const { sequence } = await copyOf(id);
    await send(
      id,
      sequence,
      [1, 2, 3, 4].map((place) => typed(guid, 0, String(place))),
    );
    const numbers = async (query: string) => {
      const answer = await test.app.inject({ url: `/api/pages/${id}/operations?${query}`, headers: manager });
      return answer.json<Answer>().operations.map(({ number }) => number - sequence);
    };
    expect(await numbers('limit=2')).toEqual([3, 4]);
    expect(await numbers(`limit=2&before=${sequence + 3}`)).toEqual([1, 2]);
    expect(await numbers(`after=${sequence + 3}`)).toEqual([4]);
  });
});
