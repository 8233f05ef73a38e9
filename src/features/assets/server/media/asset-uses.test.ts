import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { pictures } from '../assets.factory.ts';

let test: TestApp;
let ship: string;
let quay: string;
const page = randomUUID();

beforeAll(async () => {
  test = await startTestApp();
  [ship, quay] = [await picture('schip', 30), await picture('kade', 40)];
  const first = { id: page, kind: 'page', working_copy: written('', '') };
  await test.platform.db.insertInto('page').values(first).execute();
});
afterAll(() => test.close());

const picture = async (name: string, width: number): Promise<string> =>
  (await test.services.assets.add(system, { name, bytes: await pictures.png({ width, height: 20 }) })).guid;

/** Far enough apart that a change of the one does not come near the other. */
const written = (image: string, text: string): string =>
  JSON.stringify({ blocks: [{ image }, { padding: 'Héél véél woorden. '.repeat(20) }, { text }] });

async function usedAfter(document: string): Promise<string[]> {
  const { db } = test.platform;
  await db.updateTable('page').set({ working_copy: document }).where('id', '=', page).execute();
  const rows = await db.selectFrom('asset_use').select('asset_id').where('holder_id', '=', page).execute();
  return rows.map(({ asset_id }) => asset_id).sort();
}

const oneLetterOff = (guid: string): string => guid.slice(0, -1) + (guid.endsWith('0') ? '1' : '0');

describe('the files that a page uses, while it is being written', () => {
  const steps: [string, () => string, () => string[]][] = [
    ['a picture is chosen', () => written(ship, ''), () => [ship]],
    ['a letter is typed elsewhere', () => written(ship, 'a'), () => [ship]],
    ['a letter that takes two bytes', () => written(ship, 'aé'), () => [ship]],
    ['another picture is chosen', () => written(quay, 'aé'), () => [quay]],
    ['a link to a file is put in a text', () => written(quay, `aé /a/${ship}`), () => [ship, quay]],
    ['a letter is typed right behind the link', () => written(quay, `aé /a/${ship}x`), () => [ship, quay]],
    ['one letter of the guid differs', () => written(quay, `aé /a/${oneLetterOff(ship)}x`), () => [quay]],
    ['that letter is put back', () => written(quay, `aé /a/${ship}x`), () => [ship, quay]],
    ['the link is cut in two', () => written(quay, `aé /a/${ship.slice(0, 20)} ${ship.slice(20)}x`), () => [quay]],
    ['it is written in capitals', () => written(quay, `aé /a/${ship.toUpperCase()}x`), () => [ship, quay]],
    ['nothing differs', () => written(quay, `aé /a/${ship.toUpperCase()}x`), () => [ship, quay]],
    ['everything is taken out', () => written('', ''), () => []],
  ];
  it.each(steps)('%s', async (_, document, uses) => {
    expect(await usedAfter(document())).toEqual(uses().sort());
  });
});
