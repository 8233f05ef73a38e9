import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import type { ListItem } from '#features/list-items/contract/list-item.ts';
import { buildList } from '#features/list-items/server/list-items.factory.ts';
import type { MadeOffer, OfferAbout, OfferReceipt } from '../contract/offer.ts';
import { createOfferer, newKey } from './item-offers.factory.ts';

let time = Date.parse('2026-11-18T12:00:00Z');
const later = (seconds: number): void => {
  time += seconds * 1000;
};
let test: TestApp;
let people: ReturnType<typeof createOfferer>;
let list: string;

beforeAll(async () => {
  test = await startTestApp({ clock: { now: () => new Date(time) } });
  people = createOfferer(test, later);
});
beforeEach(async () => {
  later(61);
  const options = { itemTypeNames: ['Idea', 'News', 'Event'], offeredFields: ['location'] };
  list = (await buildList(test.services, { block: { addPermission: 'Public' }, options })).guid;
});
afterAll(() => test.close());

const get = (url: string) => test.app.inject({ url });
const about = async (query = '') => (await get(`/api/offers:to/${list}${query}`)).json<OfferAbout>();
const bring = async (body: object) => {
  const key = newKey();
  const answer = await people.offer(list, { key, ...body });
  expect(answer.statusCode).toBe(200);
  return { key, ...answer.json<MadeOffer>() };
};

it('tells what a list of several types takes, and asks what belongs to each', async () => {
  const first = await about();
  expect([first.typeName, first.types.map(({ name }) => name)]).toEqual(['Idea', ['Idea', 'News', 'Event']]);
  expect((await about('?type=News')).questions).toEqual([]);
  expect((await about('?type=Event')).questions).toMatchObject([{ key: 'location' }]);
  // An address that somebody made up leads to the first.
  expect((await about('?type=Vacancy')).typeName).toBe('Idea');
});

it('makes an item of the type that was chosen, and of the first where none was', async () => {
  const { guid, key } = await bring({ title: 'Braderie', type: 'Event', posted: { 'field-location': ['Kade 1'] } });
  await bring({ title: 'Zwemtrap' });
  const shown = (await get(`/api/listitem/list/${list}?itemCount=50`)).json<ListItem[]>();
  expect(shown.map(({ title, listItemTypeName }) => `${title}: ${listItemTypeName}`).sort()).toEqual([
    'Braderie: Event',
    'Zwemtrap: Idea',
  ]);
  expect((await get(`/api/offers/${guid}?key=${key}`)).json<OfferReceipt>().typeName).toBe('Event');
});

it('refuses another, and leads back to the form of what was brought without script', async () => {
  const other = await people.offer(list, { type: 'Vacancy' });
  expect([other.statusCode, other.json().code]).toEqual([409, 'offer-other-type']);
  const wrong = await people.postForm(`/offer/${list}`, { title: '', text: 'x', type: 'Event' });
  expect(wrong.headers.location).toBe(`/offer/${list}?error=offer-incomplete&type=Event`);
});
