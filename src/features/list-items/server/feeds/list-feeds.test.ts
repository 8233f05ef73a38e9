import { gunzipSync } from 'node:zlib';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { builtInTypes } from '#features/item-types/server/built-in-types.ts';
import { NewItem } from '../../contract/list-item.ts';
import { buildItem, buildList, buildNewItem } from '../list-items.factory.ts';

let test: TestApp;
let member: Record<string, string>;

beforeAll(async () => {
  test = await startTestApp();
  member = await test.signInAs('Standard');
});
afterAll(() => test.close());

const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers });
const feed = (guid: string, kind: string, query = '') => `/api/listitem/list/${guid}/feed.${kind}${query}`;

/** The texts of each element of a name; a document that is not well-formed throws. */
function textsOf(xml: string, name: string): string[] {
  const parser = new SaxesParser();
  const found: string[] = [];
  let open = '';
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => {
    open = tag.name;
    if (open === name) found.push('');
  });
  parser.on('text', (text) => {
    if (open === name) found[found.length - 1] += text;
  });
  parser.on('closetag', () => {
    open = '';
  });
  parser.write(xml).close();
  return found;
}

const eventType = builtInTypes.find(({ name }) => name === 'Event');
const fieldId = (key: string) => eventType?.fields.find((field) => field.key === key)?.id ?? '';

async function agenda() {
  const list = await buildList(test.services);
  const evening = await buildItem(test.services, list.guid, {
    title: 'Avond <over> de dijk & meer',
    listItemTypeName: 'Event',
    publishedOn: '2026-01-02T10:00:00Z',
    metadata: {
      description: 'Komt u ook, buren?',
      'period-start': '2026-11-17T19:00:00Z',
      'period-end': '2026-11-17T21:00:00Z',
    },
    fields: { [fieldId('location')]: { address: 'Havenkantoor' }, [fieldId('price')]: { $lang: { nl: '=1+1' } } },
  });
  const plain = { title: 'Zonder datum', publishedOn: '2026-01-01T10:00:00Z' };
  await buildItem(test.services, list.guid, plain);
  await buildItem(test.services, list.guid, {
    title: 'Alleen voor leden',
    visibility: 'Users',
    metadata: { 'period-start': '2026-12-01T19:00:00Z' },
  });
  await buildItem(test.services, list.guid, { title: 'Concept', isPublished: false });
  return { ...list, evening };
}

describe('RSS', () => {
  it('is well-formed and has what its caller may see', async () => {
    const { guid, path, evening } = await agenda();
    const answer = await get(feed(guid, 'rss'));
    expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(textsOf(answer.body, 'title').slice(1)).toEqual(['Avond <over> de dijk & meer', 'Zonder datum']);
    expect(textsOf(answer.body, 'link')).toContain(
      `http://localhost:80${path}/i/${evening.shortId}/avond-over-de-dijk-meer`,
    );
    expect(textsOf(answer.body, 'title')[0]).toMatch(/^Lijst \d+ – \S/);
    expect(textsOf(answer.body, 'pubDate')[0]).toBe('Fri, 02 Jan 2026 10:00:00 GMT');
    expect((await get(feed(guid, 'rss'), member)).body).toContain('Alleen voor leden');
    // Drafts are in no feed, whoever asks.
    expect((await get(feed(guid, 'rss'), await test.signInAs('Admin'))).body).not.toContain('Concept');
  });

  it('is 304 to who has it, until something changes', async () => {
    const { guid } = await agenda();
    const { etag } = (await get(feed(guid, 'rss'))).headers;
    expect((await get(feed(guid, 'rss'), { 'if-none-match': String(etag) })).statusCode).toBe(304);
    await buildItem(test.services, guid);
    expect((await get(feed(guid, 'rss'), { 'if-none-match': String(etag) })).statusCode).toBe(200);
  });
});

describe('iCal', () => {
  it('has the events and nothing without a date', async () => {
    const { guid, evening } = await agenda();
    const answer = await get(feed(guid, 'ics'));
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    const lines = answer.body.split('\r\n');
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    expect(lines).toEqual(
      expect.arrayContaining([
        `UID:${evening.guid}`,
        'TZID:Europe/Amsterdam',
        'DTSTART;TZID=Europe/Amsterdam:20261117T200000',
        'DTEND;TZID=Europe/Amsterdam:20261117T220000',
        'SUMMARY:Avond <over> de dijk & meer',
        'DESCRIPTION:Komt u ook\\, buren?',
        'LOCATION:Havenkantoor',
      ]),
    );
  });

  it('is there for one event too, and not for what has no date', async () => {
    const { guid, evening } = await agenda();
    const one = await get(`/api/listitem/event/${evening.guid}/event.ics`);
    expect([one.statusCode, one.body.match(/BEGIN:VEVENT/g)?.length]).toEqual([200, 1]);
    const plain = await buildItem(test.services, guid);
    expect((await get(`/api/listitem/event/${plain.guid}/event.ics`)).statusCode).toBe(404);
    const hidden = await buildItem(test.services, guid, {
      visibility: 'Users',
      metadata: { 'period-start': '2026-12-01T19:00:00Z' },
    });
    expect((await get(`/api/listitem/event/${hidden.guid}/event.ics`)).statusCode).toBe(404);
    expect((await get(`/api/listitem/event/${hidden.guid}/event.ics`, member)).statusCode).toBe(200);
  });
});

describe('CSV', () => {
  it('opens in a Dutch spreadsheet, and runs nothing', async () => {
    const { guid } = await agenda();
    const answer = await get(feed(guid, 'csv'));
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head = '', first = ''] = answer.body.split('\r\n');
    expect(head).toBe(
      '\uFEFF"Soort";"Titel";"Samenvatting";"Geplaatst op";"Begint op";"Eindigt op";"Onderwerp";"Waar";"Kosten";"Adres van de pagina";"Kenmerk"',
    );
    expect(first).toContain('"activiteit";"Avond <over> de dijk & meer"');
    expect(first).toContain(`"2026-11-17 20:00";"2026-11-17 22:00";"";"Havenkantoor";"'=1+1"`);
    expect(answer.body).not.toContain('Alleen voor leden');
  });

  it('has its headings in words of the language of the list', async () => {
    const { guid } = await agenda();
    await test.app.inject({
      method: 'PUT',
      url: '/api/platformsettingvalues/languages',
      headers: await test.signInAs('Admin'),
      payload: { value: ['nl', 'en', 'de', 'fy'] },
    });
    const head = async (language: string) =>
      (await get(feed(guid, 'csv', `?language=${language}`))).body.slice(1).split('\r\n')[0];
    expect(await head('en')).toBe(
      '"Kind";"Title";"Summary";"Published on";"Starts on";"Ends on";"Subject";"Where";"Price";"Address of the page";"Reference"',
    );
    expect(await head('de')).toMatch(/^"Art";"Titel";"Zusammenfassung";/);
    // No words of ours are in it: as everything then, it is read in Dutch.
    expect(await head('fy')).toMatch(/^"Soort";"Titel";/);
  });

  it('has everything that its caller may see, however much that is, newest first', async () => {
    const { guid } = await buildList(test.services);
    for (let made = 0; made < 600; made += 100) {
      await test.services.listItems.make(
        system,
        guid,
        Array.from({ length: 100 }, (_, index) => NewItem.parse(buildNewItem({ title: `Nr ${made + index}` }))),
        'nl',
      );
    }
    await buildItem(test.services, guid, { title: 'Concept', isPublished: false });
    const linesFor = async (headers = {}) => (await get(feed(guid, 'csv'), headers)).body.trimEnd().split('\r\n');
    for (const lines of [await linesFor(), await linesFor(await test.signInAs('Admin'))]) {
      expect(new Set(lines).size).toBe(601);
      expect(lines.join()).not.toContain('Concept');
    }
    const zipped = await get(feed(guid, 'csv'), { 'accept-encoding': 'gzip' });
    expect(gunzipSync(zipped.rawPayload).toString().trimEnd().split('\r\n')).toEqual(await linesFor());
  });
});

describe('feeds', () => {
  it.each(['rss', 'ics', 'csv'])('of a list that one may not see are not there: %s', async (kind) => {
    const { guid } = await buildList(test.services, { page: { visibility: 'Users' } });
    expect((await get(feed(guid, kind))).statusCode).toBe(404);
    expect((await get(feed(guid, kind), member)).statusCode).toBe(200);
  });

  it('are filtered as the list is', async () => {
    const { guid } = await agenda();
    const answer = await get(feed(guid, 'rss', '?filter=type=Event'));
    expect(textsOf(answer.body, 'title').slice(1)).toEqual(['Avond <over> de dijk & meer']);
    expect((await get(feed(guid, 'rss', '?filter=onzin'))).statusCode).toBe(400);
    expect((await get(feed(guid, 'pdf'))).statusCode).toBe(404);
  });
});
