import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { buildList } from '#features/list-items/server/list-items.factory.ts';
import { noApproval } from '#features/page-review/contract/page-approval.ts';
import { buildBlock, buildPageDocument, republishPage } from '#features/pages/server/pages.factory.ts';
import { movableClock } from '#features/submissions/server/testing/sending.ts';
import { systemViewer } from '#platform/contract/rights/viewer.ts';
import type { MadeOffer, OfferAbout, OfferQueue, OfferReceipt } from '../contract/offer.ts';
import { createOfferer } from './item-offers.factory.ts';

type Headers = Record<string, string>;
const clock = movableClock('2026-11-18T12:00:00Z');
let test: TestApp;
let people: ReturnType<typeof createOfferer>;
let list: string;
let pageId: string;
const block = { addPermission: 'Verify' as const };

/** As somebody does who edits the page that the list stands on. */
const takes = (...itemTypeNames: string[]) =>
  republishPage(
    test.services,
    pageId,
    buildPageDocument({
      buildingBlockInstances: [
        buildBlock({
          guid: list,
          buildingBlockName: 'List',
          options: { itemTypeNames, moderation: 'before' },
          ...block,
        }),
      ],
    }),
  );

beforeAll(async () => {
  test = await startTestApp({ clock });
  people = createOfferer(test, clock.later);
  const built = await buildList(test.services, {
    block,
    options: { itemTypeNames: ['Idea'], moderation: 'before' },
  });
  list = built.guid;
  pageId = built.pageId;
});
afterAll(() => test.close());

const approval = (scope: 'off' | 'everywhere') =>
  test.services.settings.save(systemViewer('test'), 'pageApproval', { ...noApproval, scope });
const bring = async (headers: Headers) => (await people.offer(list, {}, headers)).json<MadeOffer>();

describe('what an editor brings', () => {
  it('is looked at where somebody else has to approve of it', async () => {
    const [editor, admin] = [await test.signInAs('ContentManager'), await test.signInAs('Admin')];
    const isLookedAt = async (headers: Headers) =>
      (await test.app.inject({ url: `/api/offers:to/${list}`, headers })).json<OfferAbout>().isLookedAt;
    expect([await isLookedAt(editor), (await bring(editor)).state]).toEqual([false, 'shown']);
    await approval('everywhere');
    expect([await isLookedAt(editor), (await bring(editor)).state]).toEqual([true, 'waiting']);
    expect([await isLookedAt(admin), (await bring(admin)).state]).toEqual([false, 'shown']);
    await approval('off');
  });
});

describe('what an editor decides', () => {
  it('is about what they read: not about what its maker made of it since', async () => {
    const [editor, member] = [await test.signInAs('ContentManager'), await test.signInAs('Standard')];
    const { guid } = await bring(member);
    const revision = async () => {
      const { offers } = (await test.app.inject({ url: '/api/offers:queue', headers: editor })).json<OfferQueue>();
      return offers.find((one) => one.guid === guid)?.revision;
    };
    const place = (read?: string) =>
      people.call('POST', `/api/offers/${guid}/decision`, { decision: 'place', revision: read }, editor);
    const before = await revision();
    const changed = { title: 'Een zwemtrap', text: 'Koop nu.' };
    expect((await people.call('PUT', `/api/offers/${guid}`, changed, member)).statusCode).toBe(200);
    expect((await place()).statusCode).toBe(400);
    const refused = await place(before);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'offer-settled']);
    expect((await place(await revision())).statusCode).toBe(204);
  });
});

describe('a list that takes something else by now', () => {
  it('keeps what was brought to it: an editor sees it in its own words, refuses it, or places it once it is taken again', async () => {
    const [editor, member] = [await test.signInAs('ContentManager'), await test.signInAs('Standard')];
    const { guid } = await bring(member);
    const waiting = async () =>
      (await test.app.inject({ url: '/api/offers:queue', headers: editor }))
        .json<OfferQueue>()
        .offers.find((one) => one.guid === guid);
    const decide = async (decision: 'place' | 'refuse') =>
      people.call(
        'POST',
        `/api/offers/${guid}/decision`,
        { decision, reason: 'Het past niet meer.', revision: (await waiting())?.revision },
        editor,
      );
    for (const names of [['News'], [], ['News', 'Event']]) {
      await takes(...names);
      expect(await waiting()).toMatchObject({ title: 'Een zwemtrap', isTaken: names.length === 0 });
    }
    const placed = await decide('place');
    expect([placed.statusCode, placed.json().code]).toEqual([409, 'offer-other-type']);
    const own = await test.app.inject({ url: `/api/offers/${guid}`, headers: member });
    expect(own.json<OfferReceipt>()).toMatchObject({ state: 'waiting', canChange: false, canWithdraw: true });
    await takes('Idea');
    expect(await waiting()).toMatchObject({ isTaken: true });
    expect((await decide('place')).statusCode).toBe(204);
  });
});
