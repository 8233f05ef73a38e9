import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { anonymousViewer } from '#platform/contract/rights/viewer.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { buildForm } from './forms.factory.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
  await test.services.settings.save(system, 'mapTileUrl', 'https://tiles.example.org/{z}/{x}/{y}.png');
});
afterAll(() => test.close());

const asksPlace = (hasMap: boolean, visibility: 'Public' | 'Admin') =>
  buildForm(test.services, {
    document: { fields: [{ id: 'waar', kind: 'place', label: text('Waar?'), settings: { hasMap } }] },
    settings: { visibility },
  });
const used = async () => (await test.services.vendorUse.read(anonymousViewer)).used;
const images = async () => (await test.services.vendorUse.policySources(anonymousViewer)).img;

it('who draws the map is named, and let through, once a form that its reader may fill in offers one', async () => {
  await asksPlace(false, 'Public');
  await asksPlace(true, 'Admin');
  expect([await used(), await images()]).toEqual([[], []]);
  await asksPlace(true, 'Public');
  expect([await used(), await images()]).toEqual([['map-tiles'], ['https://tiles.example.org']]);
});
