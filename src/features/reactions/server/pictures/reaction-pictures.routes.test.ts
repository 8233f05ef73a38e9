import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import type { ActivityPart } from '#features/activity/contract/activity.ts';
import { multipartForm } from '#features/form-files/server/form-files.factory.ts';
import { buildItem, buildList } from '#features/list-items/server/list-items.factory.ts';
import type { JsonValue } from '#platform/contract/calls/json-value.ts';
import type { MadeReaction, OwnThread, ReactionReceipt, ThreadTarget } from '../../contract/reaction.ts';
import { usualReactions } from '../../contract/reaction-setting.ts';
import { createTalker, newKey } from '../reactions.factory.ts';

type Headers = Record<string, string>;
let time = Date.parse('2026-11-18T12:00:00Z');
const later = (seconds: number): void => {
  time += seconds * 1000;
};
let test: TestApp;
let talk: ReturnType<typeof createTalker>;
let list: string;
let member: Headers;
let other: Headers;
let manager: Headers;
let photograph: Buffer;

beforeAll(async () => {
  test = await startTestApp({ clock: { now: () => new Date(time) } });
  talk = createTalker(test, later);
  list = (await buildList(test.services)).guid;
  member = await test.signInAs('Standard');
  other = await test.signInAs('Standard');
  manager = await test.signInAs('ContentManager');
  const blue = { create: { width: 600, height: 400, channels: 3 as const, background: '#124d86' } };
  // As a camera writes it: with where it was.
  photograph = await sharp(blue)
    .jpeg()
    .withExif({ IFD0: { ImageDescription: 'Bij mij thuis' }, IFD3: { GPSLatitude: '52/1 22/1 0/1' } })
    .toBuffer();
});
beforeEach(() => later(61));
afterAll(() => test.close());

const idea = async (): Promise<ThreadTarget> => ({
  kind: 'item',
  guid: (await buildItem(test.services, list, { listItemTypeName: 'Idea' })).guid,
});
const withRules = async (changed: object, work: () => Promise<void>): Promise<void> => {
  const put = (rules: object) =>
    test.services.settings.save(system, 'reactions', { ...usualReactions, ...rules } as unknown as JsonValue);
  await put(changed);
  await work().finally(() => put({}));
};
const at = ({ kind, guid }: ThreadTarget) => `/api/threads/${kind}/${guid}`;
/** As it is done every hour. */
const forgetOld = () => test.installation.jobs.runRecurring('forget-old-reactions');
const picture = (bytes: Uint8Array = photograph, name = 'brug.jpg') => ({ name: 'picture', file: { name, bytes } });
const alt = (value: string) => ({ name: 'alt', value });

async function sendWith(
  target: ThreadTarget,
  said: object,
  parts: Parameters<typeof multipartForm>[0],
  headers: Headers = {},
) {
  const isKnown = headers.authorization !== undefined;
  const challenge = isKnown ? undefined : await talk.solved(target, headers);
  if (!isKnown) later(5);
  const body = { key: newKey(), text: 'Kijk hier', challenge, ...said };
  const form = multipartForm([{ name: 'reaction', value: JSON.stringify(body) }, ...parts]);
  return test.app.inject({
    method: 'POST',
    url: `${at(target)}/pictured`,
    headers: { ...headers, ...form.headers },
    payload: form.payload,
  });
}
const get = (url: string, headers: Headers = {}) => test.app.inject({ url, headers });
const own = async (target: ThreadTarget, headers: Headers, keys: string[] = []) =>
  (await test.app.inject({ method: 'POST', url: `${at(target)}/own`, headers, payload: { keys } })).json<OwnThread>();
const codeOf = ({ statusCode, json }: { statusCode: number; json(): { code: string } }) => [statusCode, json().code];
const assetCount = async () => {
  const { count } = await test.platform.db
    .selectFrom('asset')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('holder_kind', '=', 'reaction')
    .executeTakeFirstOrThrow();
  return Number(count);
};

describe('pictures of a reaction', () => {
  it('come with it, cleaned, in their order, with their words, for who sees the thread', async () => {
    const target = await idea();
    const answer = await sendWith(target, {}, [alt('De oude brug'), alt(''), picture(), picture()], member);
    expect(answer.json()).toMatchObject({ state: 'shown' });
    const [reaction] = (await talk.read(target)).reactions;
    expect(reaction?.pictures).toMatchObject([
      { alt: 'De oude brug', width: 600, height: 400 },
      { alt: '', width: 600, height: 400 },
    ]);
    const [first] = reaction?.pictures ?? [];
    const read = await get(`/a/${first?.guid}`);
    expect([read.statusCode, read.headers['cache-control']]).toEqual([200, 'public, no-cache']);
    expect((await sharp(read.rawPayload).metadata()).exif).toBeUndefined();
    expect((await get(`/a/${first?.guid}?width=320&format=webp`)).headers['content-type']).toBe('image/webp');
    expect((await get('/api/assets', manager)).json<{ files: unknown[] }>().files).toEqual([]);
  });

  it('are hidden until the address is proven, but from who wrote it', async () => {
    const target = await idea();
    const key = newKey();
    const sent = { key, email: 'noor@post.example' };
    const { guid, state } = (await sendWith(target, sent, [alt('De brug'), picture()])).json<MadeReaction>();
    expect(state).toBe('unproven');
    const [mine] = (await own(target, {}, [key])).reactions;
    const shown = mine?.pictures[0];
    expect(shown).toMatchObject({ alt: 'De brug' });
    for (const headers of [{}, member, manager]) {
      expect((await get(`/a/${shown?.guid}`, headers)).statusCode).toBeGreaterThan(400);
      expect((await get(`/api/reactions/${guid}/pictures/${shown?.guid}`, headers)).statusCode).toBe(404);
    }
    const path = `/api/reactions/${guid}/pictures/${shown?.guid}`;
    const read = await get(`${path}?key=${key}`);
    expect([read.statusCode, read.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect((await get(`${path}?key=${newKey()}`)).statusCode).toBe(404);
    expect((await get(`/api/reactions/${guid}/pictures/${randomUUID()}?key=${key}`)).statusCode).toBe(404);
    const receipt = (await get(`/api/reactions/${guid}/receipt?key=${key}`)).json<ReactionReceipt>();
    expect(receipt.own?.pictures).toHaveLength(1);
  });

  it('wait for a moderator with it, who sees them, and go out of sight when it is removed', async () => {
    await withRules({ moderation: 'before' }, async () => {
      const target = await idea();
      const { guid } = (await sendWith(target, {}, [alt('x'), picture()], member)).json<MadeReaction>();
      const queue = (await get('/api/reactions:queue', manager)).json<{
        reactions: { guid: string; pictures: { guid: string }[] }[];
      }>();
      const [shown] = queue.reactions.find((one) => one.guid === guid)?.pictures ?? [];
      const seenBy = async (headers: Headers) => (await get(`/a/${shown?.guid}`, headers)).statusCode;
      const everyone = () => Promise.all([seenBy({}), seenBy(other), seenBy(member), seenBy(manager)]);
      expect(await everyone()).toEqual([401, 403, 200, 200]);
      const decide = (decision: string) =>
        test.app.inject({
          method: 'POST',
          url: `/api/reactions/${guid}/decision`,
          headers: manager,
          payload: { decision },
        });
      await decide('keep');
      expect(await everyone()).toEqual([200, 200, 200, 200]);
      await decide('remove');
      expect(await everyone()).toEqual([401, 403, 200, 200]);
    });
  });

  it('of a visitor whom nobody knows are looked at first', async () => {
    await withRules({ permission: 'Public' }, async () => {
      const target = await idea();
      expect((await sendWith(target, {}, [picture()])).json()).toMatchObject({ state: 'waiting' });
      expect((await talk.send(target, {})).json()).toMatchObject({ state: 'shown' });
    });
  });

  it('come without script too, one with its words, and what is wrong is told on the screen', async () => {
    const target = await idea();
    const post = (parts: Parameters<typeof multipartForm>[0]) => {
      const form = multipartForm([{ name: 'language', value: 'nl' }, { name: 'website', value: '' }, ...parts]);
      const headers = { ...form.headers, origin: 'http://localhost', host: 'localhost' };
      return test.app.inject({
        method: 'POST',
        url: `/react/${target.kind}/${target.guid}`,
        headers,
        payload: form.payload,
      });
    };
    const said = [
      { name: 'text', value: 'Zonder script' },
      { name: 'email', value: 'sam@post.example' },
    ];
    const { statusCode, headers } = await post([...said, picture(), alt('De sluis')]);
    expect(statusCode).toBe(303);
    const [, guid, key] = String(headers.location).match(/reaction\/([^?]+)\?key=(.+)$/) ?? [];
    const receipt = (await get(`/api/reactions/${guid}/receipt?key=${key}`)).json<ReactionReceipt>();
    expect(receipt.own?.pictures).toMatchObject([{ alt: 'De sluis' }]);
    const empty = { name: 'picture', file: { name: '', bytes: Buffer.alloc(0) } };
    expect((await post([...said, empty, alt('')])).headers.location).toMatch(/\/reaction\//);
    expect((await post([...said, picture(Buffer.from('<html>'), 'x.jpg')])).headers.location).toContain(
      'error=image-type-refused',
    );
    expect((await post([{ name: 'text', value: ' ' }])).headers.location).toContain('error=reaction-incomplete');
  });

  it('are refused where the platform or the thread takes none, when there are too many, and when they are none', async () => {
    const target = await idea();
    const before = await assetCount();
    await withRules({ pictures: false }, async () => {
      expect((await talk.read(target)).canAddPictures).toBe(false);
      expect(codeOf(await sendWith(target, {}, [picture()], member))).toEqual([403, 'reaction-pictures-not-here']);
    });
    const strict = await buildList(test.services, { options: { reactionPictures: 'no' } });
    const item = await buildItem(test.services, strict.guid, { listItemTypeName: 'Idea' });
    const there = { kind: 'item', guid: item.guid } as const;
    expect(codeOf(await sendWith(there, {}, [picture()], member))).toEqual([403, 'reaction-pictures-not-here']);
    const five = Array.from({ length: 5 }, () => picture());
    expect(codeOf(await sendWith(target, {}, five, member))).toEqual([400, 'reaction-pictures-many']);
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>');
    const parts = [picture(), picture(drawing, 'plaatje.jpg')];
    expect(codeOf(await sendWith(target, {}, parts, member))).toEqual([415, 'image-type-refused']);
    expect(codeOf(await sendWith(target, { text: '' }, [picture()], member))).toEqual([400, 'bad-input']);
    const none = multipartForm([{ name: 'reaction', value: 'geen json' }]);
    const url = `${at(target)}/pictured`;
    const answer = await test.app.inject({
      method: 'POST',
      url,
      headers: { ...member, ...none.headers },
      payload: none.payload,
    });
    expect(codeOf(answer)).toEqual([400, 'bad-input']);
    expect((await talk.read(target)).total).toBe(0);
    // Of what was refused nothing is kept.
    expect(await assetCount()).toBe(before);
  });

  it('count for the room of the platform', async () => {
    const target = await idea();
    await test.services.settings.save(system, 'storageMegabytes', 1);
    const noise = await sharp({
      create: {
        width: 1200,
        height: 1200,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer();
    expect(codeOf(await sendWith(target, {}, [picture(noise, 'ruis.png')], member))).toEqual([413, 'storage-quota']);
    await test.services.settings.save(system, 'storageMegabytes', 0);
    expect((await talk.read(target)).total).toBe(0);
  });

  it('sent twice is once', async () => {
    const target = await idea();
    const before = await assetCount();
    const key = newKey();
    const [first, second] = [
      await sendWith(target, { key }, [picture()], member),
      await sendWith(target, { key }, [picture()], member),
    ];
    expect(second.json()).toEqual(first.json());
    expect(await assetCount()).toBe(before + 1);
  });

  it('can be taken out and described anew by who wrote it, and by nobody else', async () => {
    const target = await idea();
    const { guid } = (
      await sendWith(target, {}, [alt('Een'), picture(), alt('Twee'), picture()], member)
    ).json<MadeReaction>();
    const [one, two] = (await talk.read(target)).reactions[0]?.pictures ?? [];
    const put = (headers: Headers, pictures?: object[]) =>
      test.app.inject({
        method: 'PUT',
        url: `/api/reactions/${guid}`,
        headers,
        payload: { text: 'Anders', mentions: [], ...(pictures && { pictures }) },
      });
    expect((await put(other, [])).statusCode).toBe(404);
    await put(member);
    expect((await talk.read(target)).reactions[0]?.pictures).toHaveLength(2);
    await put(member, [
      { guid: two?.guid, alt: 'De andere' },
      { guid: randomUUID(), alt: 'van niemand' },
    ]);
    expect((await talk.read(target)).reactions[0]?.pictures).toMatchObject([{ guid: two?.guid, alt: 'De andere' }]);
    expect((await get(`/a/${one?.guid}`)).statusCode).toBeGreaterThan(400);
    const before = await assetCount();
    await forgetOld();
    expect(await assetCount()).toBe(before - 1);
  });

  it('are in the download of one’s data, and gone with what they belong to', async () => {
    const target = await idea();
    const leaving = await test.signInAs('Standard');
    const { guid } = (await sendWith(target, {}, [alt('De brug'), picture()], leaving)).json<MadeReaction>();
    const said = (await get('/api/profiles:data', leaving)).json<{
      reactions: { guid: string; pictures: object[] }[];
    }>();
    expect(said.reactions.find((one) => one.guid === guid)?.pictures).toMatchObject([{ alt: 'De brug' }]);
    const before = await assetCount();
    await test.app.inject({
      method: 'POST',
      url: `/api/reactions/${guid}/withdraw`,
      headers: leaving,
      payload: {},
    });
    later(25 * 60 * 60);
    await forgetOld();
    expect(await assetCount()).toBe(before - 1);
  });

  it('are shown with it in everything one did here, however it is with the reaction', async () => {
    const target = await idea();
    const person = await test.signInAs('Standard');
    const { guid } = (
      await sendWith(target, {}, [alt('De brug'), picture(), alt(''), picture()], person)
    ).json<MadeReaction>();
    later(1);
    await talk.say(target, 'Zonder foto', person);
    const done = async () => (await get('/api/activity?kind=reaction', person)).json<ActivityPart>().entries;
    const [plain, entry] = await done();
    expect(plain?.pictures).toEqual([]);
    expect(entry?.pictures?.map(({ alt: words, width, height }) => [words, width, height])).toEqual([
      ['De brug', 600, 400],
      ['', 600, 400],
    ]);
    const expectSeen = async () => {
      const shown = (await done()).find(({ id }) => id === guid)?.pictures ?? [];
      expect(shown).toHaveLength(2);
      for (const { path, smallPath } of shown)
        for (const one of [path, smallPath]) expect((await get(one, person)).statusCode).toBe(200);
    };
    await expectSeen();
    await test.app.inject({ method: 'POST', url: `/api/reactions/${guid}/withdraw`, headers: person, payload: {} });
    await expectSeen();
    await test.app.inject({ method: 'POST', url: `/api/reactions/${guid}/return`, headers: person, payload: {} });
    // Shown to nobody who may not see the idea, its writer among them: theirs are theirs all the same.
    await test.services.listItems.change({ viewer: system }, target.guid, { visibility: 'Admin' }, 'nl');
    await expectSeen();
  });

  it('that never got their reaction are found after a crash', async () => {
    const before = await assetCount();
    const [guid, lost] = [randomUUID(), randomUUID()];
    await test.platform.db
      .insertInto('reaction_picture')
      .values({ guid, reaction_guid: lost, position: 0, alt: '', width: 9, height: 9, created_at: new Date(time) })
      .execute();
    const holder = { kind: 'reaction', id: lost };
    await test.services.assets.addHeld(system, { id: guid, name: 'verloren.jpg', bytes: photograph, holder });
    expect(await assetCount()).toBe(before + 1);
    await forgetOld();
    expect(await assetCount()).toBe(before + 1);
    later(3601);
    await forgetOld();
    expect(await assetCount()).toBe(before);
  });
});
