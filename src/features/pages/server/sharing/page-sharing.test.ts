import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import type { MediaDetail } from '#features/assets/contract/media.ts';
import { pictures } from '#features/assets/server/assets.factory.ts';
import { addMenuItems } from '#features/menus/server/menu-content.service.ts';
import type { Visibility } from '#platform/contract/rights/visibility.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { Operation } from '../../contract/operations/operation.ts';
import type { Page, PageDocument } from '../../contract/page.ts';
import type { SharedLink } from '../../contract/sharing/shared-link.ts';
import type { WorkingCopy } from '../../contract/working-copy.ts';
import { buildBlock, buildPage, buildPageDocument } from '../pages.factory.ts';

type Headers = Record<string, string>;

let test: TestApp;
let manager: Headers;
let member: Headers;
let bytes: Buffer;

beforeAll(async () => {
  test = await startTestApp();
  bytes = await pictures.jpeg({ width: 1600, height: 900 });
  manager = await test.signInAs('ContentManager');
  member = await test.signInAs('Standard');
});
afterAll(() => test.close());

async function picture(visibility: Visibility = 'Public'): Promise<string> {
  return (await test.services.assets.add(system, { name: 'haven.jpg', bytes, visibility })).guid;
}
const image = (imageGuid: string) =>
  buildBlock({ buildingBlockName: 'Image', options: { imageGuid, alt: text('Een kade') } });
const read = async (id: string, language = 'nl'): Promise<Page> =>
  (await test.app.inject({ url: `/api/pages/${id}?language=${language}` })).json<{ page: Page }>().page;
const shownAs = (id: string, headers = manager) => test.app.inject({ url: `/api/pages/${id}/shared-link`, headers });
const link = async (id: string): Promise<SharedLink> => (await shownAs(id)).json<SharedLink>();
const copyOf = async (id: string): Promise<WorkingCopy> =>
  (await test.app.inject({ url: `/api/pages/${id}/working-copy`, headers: manager })).json<WorkingCopy>();

async function send(id: string, operation: Operation, { undoes = null as string | null, headers = manager } = {}) {
  const { sequence } = await test.services.pages.workingCopy(system, id);
  const named = { id: randomUUID(), group: randomUUID(), operation, undoes };
  const payload = { base: sequence, operations: [named] };
  const answer = await test.app.inject({ method: 'POST', url: `/api/pages/${id}/operations`, headers, payload });
  return { answer, id: named.id };
}
const publish = (id: string) =>
  test.app.inject({ method: 'POST', url: `/api/pages/${id}/publish`, headers: manager, payload: {} });

describe('what goes along when someone shares a page', () => {
  it('is its own picture, else the one at its head, else the first on it that everyone sees', async () => {
    const [own, head, block] = [await picture(), await picture(), await picture()];
    const crop = { x: 0, y: 0, width: 500, height: 1000 };
    const options = { headerImage: head };
    const socialImage = { imageGuid: own, alt: text('Een schip', 'A ship'), crop };
    const all = await buildPage(test.services, { buildingBlockInstances: [image(block)], options, socialImage });
    expect(await read(all)).toMatchObject({
      socialImage: own,
      socialCrop: crop,
      socialAlt: 'Een schip',
      // Half of its width is left of it: as large as that allows, in the proportions that are asked for.
      socialSize: { width: 800, height: 420 },
    });
    expect((await read(all, 'en')).socialAlt).toBe('A ship');
    const headed = await buildPage(test.services, { buildingBlockInstances: [image(block)], options });
    expect(await read(headed)).toMatchObject({
      socialImage: head,
      socialCrop: null,
      socialAlt: '',
      socialSize: { width: 1200, height: 630 },
    });
    const plain = await buildPage(test.services, { buildingBlockInstances: [image(block)] });
    expect(await read(plain)).toMatchObject({ socialImage: block, socialAlt: 'Een kade' });
    expect(await read(await buildPage(test.services))).toMatchObject({ socialImage: null, socialSize: null });
  });

  it('is the part of the picture at its head that the page shows', async () => {
    const [head, other] = [await picture(), await picture()];
    const crop = { x: 0, y: 500, width: 1000, height: 500 };
    const id = await buildPage(test.services, { options: { headerImage: head } });
    const shown = (of: string): Operation => ({ kind: 'page', path: ['headerImageShown'], value: { of, crop } });
    const { id: done } = await send(id, shown(head));
    expect((await link(id)).image).toEqual({ guid: head, crop, from: 'header' });
    await publish(id);
    expect(await read(id)).toMatchObject({ headerView: { crop }, socialImage: head, socialCrop: crop });
    await send(id, { kind: 'page', path: ['headerImageShown'] }, { undoes: done });
    await send(id, shown(other));
    await publish(id);
    const whole = await read(id);
    expect([whole.headerView, whole.socialCrop], 'what is said of another picture').toEqual([undefined, null]);
    const wrong = await send(id, { kind: 'page', path: ['headerImageShown'], value: { crop } });
    expect(wrong.answer.json<{ refused: unknown[] }>().refused).toMatchObject([{ code: 'bad-value' }]);
  });

  it('is only what everyone may have, and follows that', async () => {
    const [closed, head] = [await picture('Users'), await picture()];
    const id = await buildPage(test.services, {
      socialImage: { imageGuid: closed },
      options: { headerImage: head },
    });
    expect((await read(id)).socialImage).toBe(head);
    expect(await link(id)).toMatchObject({ image: { guid: head, from: 'header' }, passed: ['page'] });
    const call = (method: 'DELETE' | 'POST', url: string) => test.app.inject({ method, url, headers: manager });
    await call('DELETE', `/api/assets/${head}`);
    expect((await read(id)).socialImage).toBeNull();
    await call('POST', `/api/assets/${head}/restore`);
    expect((await read(id)).socialImage).toBe(head);
  });

  it('is no file that is no picture', async () => {
    const { guid } = await test.services.assets.add(system, {
      name: 'plan.txt',
      bytes: Buffer.from('Het plan'),
      field: 'File',
    });
    const id = await buildPage(test.services, { socialImage: { imageGuid: guid } });
    expect((await read(id)).socialImage).toBeNull();
  });
});

describe('the picture of a page itself', () => {
  const chosen = (imageGuid: string): Operation => ({
    kind: 'page',
    path: ['socialImage'],
    value: { imageGuid, alt: text('Een schip') },
  });
  const written = async (id: string): Promise<PageDocument> => (await copyOf(id)).document;

  it('is one operation that can be taken back, and readers get it when it is published', async () => {
    const own = await picture();
    const id = await buildPage(test.services);
    const { id: done } = await send(id, chosen(own));
    expect((await written(id)).socialImage).toEqual({ imageGuid: own, alt: text('Een schip') });
    expect(await link(id)).toMatchObject({ image: { guid: own, crop: null, from: 'page' }, passed: [] });
    expect((await read(id)).socialImage).toBeNull();
    await publish(id);
    expect((await read(id)).socialImage).toBe(own);
    await send(id, { kind: 'page', path: ['socialImage'] }, { undoes: done });
    expect((await written(id)).socialImage).toBeUndefined();
    await publish(id);
    expect((await read(id)).socialImage).toBeNull();
  });

  it('is refused where it is none, and to who may not edit the page', async () => {
    const id = await buildPage(test.services);
    const wrong = await send(id, { kind: 'page', path: ['socialImage'], value: { imageGuid: 'haven.png' } });
    expect(wrong.answer.json<{ refused: unknown[] }>().refused).toMatchObject([{ code: 'bad-value' }]);
    const { answer } = await send(id, chosen(await picture()), { headers: member });
    expect(answer.statusCode).toBe(403);
    expect((await shownAs(id, member)).statusCode).toBe(403);
    expect((await written(id)).socialImage).toBeUndefined();
  });

  it('goes along with a copy and comes back with a version', async () => {
    const own = await picture();
    const id = await buildPage(test.services, { socialImage: { imageGuid: own, alt: text('Een schip') } });
    const { guid } = await test.services.pages.copy({ viewer: system }, id, {});
    expect((await written(guid)).socialImage?.imageGuid).toBe(own);
    await send(id, { kind: 'page', path: ['socialImage'] });
    await publish(id);
    const { answer } = await send(id, { kind: 'page', path: ['title', '$lang', 'nl'], value: 'Anders' });
    expect(answer.statusCode).toBe(200);
    const url = `/api/pages/${id}/versions/1/restore`;
    expect((await test.app.inject({ method: 'POST', url, headers: manager })).statusCode).toBe(200);
    expect((await written(id)).socialImage).toMatchObject({ imageGuid: own, alt: text('Een schip') });
  });

  it('counts as a use of the file, written or read', async () => {
    const own = await picture();
    const usesOf = async () =>
      (await test.app.inject({ url: `/api/assets/${own}`, headers: manager })).json<MediaDetail>().uses;
    const id = await buildPage(test.services, { title: text('Over het schip') });
    expect(await usesOf()).toEqual([]);
    await send(id, chosen(own));
    expect(await usesOf()).toMatchObject([{ id, name: 'Over het schip' }]);
  });
});

describe('how a page looks as a link', () => {
  it('has the words of the site for what the page does not say itself', async () => {
    const ofSite = await picture();
    await test.services.settings.save(system, 'headerImages', [ofSite]);
    const id = await buildPage(test.services);
    await addMenuItems(test.services.menus, { viewer: system }, 'Top level menu', [
      { name: text('Deel'), urlSegment: text('deel'), pageId: id },
    ]);
    const { platformName } = await test.services.settings.all();
    expect(await link(id)).toEqual({
      siteName: platformName,
      siteDescription: expect.any(String),
      host: '',
      isFrontPage: false,
      image: { guid: ofSite, crop: null, from: 'site' },
      passed: [],
      isForEveryone: true,
    });
    await test.services.settings.save(system, 'headerImages', []);
    expect((await link(id)).image).toBeNull();
  });

  it('says that others see nothing of a page that is not for everyone, and is told of pages alone', async () => {
    expect((await link(await buildPage(test.services, { visibility: 'Users' }))).isForEveryone).toBe(false);
    const template = await test.services.pages.make(
      { viewer: system },
      { kind: 'template', document: buildPageDocument() },
    );
    expect((await shownAs(template.guid)).statusCode).toBe(404);
  });
});
