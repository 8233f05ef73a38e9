import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import type { ItemPart } from '../contract/item-part.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const url = '/api/listitem:parts';

it('tells what the form of an item can fill, the text first, to who is signed in', async () => {
  expect((await test.app.inject({ url })).statusCode).toBe(401);
  const answer = await test.app.inject({ url, headers: await test.signInAs('Standard') });
  expect(answer.json()).toEqual([
    { kind: 'text', buildingBlockName: 'Text', version: 1 },
    { kind: 'picture', buildingBlockName: 'Image', version: 1 },
    { kind: 'video', buildingBlockName: 'Video', version: 1 },
  ]);
});

/** What the form writes for each kind. */
const written: Record<ItemPart['kind'], Record<string, unknown>> = {
  text: { text: { $lang: { nl: { type: 'doc', content: [] } } } },
  picture: { imageGuid: crypto.randomUUID(), alt: { $lang: { nl: 'Een sluis' } }, width: 1, height: 1 },
  video: {
    url: '',
    title: { $lang: { nl: 'De sluis' } },
    video: { assetGuid: crypto.randomUUID(), mediaType: 'video/mp4', name: 'sluis.mp4' },
    captions: [{ assetGuid: crypto.randomUUID(), language: 'nl', isDefault: true, name: 'sluis.vtt' }],
  },
};

it('names blocks alone whose options have what the form writes', () => {
  const { blocks } = test.installation;
  for (const { kind, buildingBlockName, version } of blocks.itemParts) {
    const options = blocks.readOptions({ buildingBlockName, version, options: written[kind] });
    expect(options, buildingBlockName).toMatchObject(written[kind]);
  }
});
