import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFieldKinds } from './create-field-kinds.ts';
import { readKinds } from './read-kinds.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'field-kinds-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

/** A kind as somebody else would write it: nothing but its own folder. */
async function lay(place: string, name: string): Promise<void> {
  await mkdir(join(folder, place), { recursive: true });
  const definition = `
    export default {
      name: ${JSON.stringify(name)},
      uses: ['item'],
      order: 1,
      inputTypes: ['stars'],
      example: { value: 3 },
      check: (value) => (value > 5 ? { fault: 'too-many-stars' } : { value }),
      texts: (value) => ({ nl: '*'.repeat(value) }),
      filter: { order: 'number', words: (value) => [String(value)], typed: (text) => text },
      fromText: (text) => (/^[1-5]$/.test(text) ? Number(text) : undefined),
    };
    export const schema = () => ({
      safeParse: (data) => ({ success: typeof data === 'number', data }),
    });`;
  await writeFile(join(folder, place, 'definition.ts'), definition);
}

const find = async () => createFieldKinds(await readKinds(pathToFileURL(`${folder}/`)));
const stars = { kind: 'starRating', options: [] };

test('a new kind is a folder and nothing else', async () => {
  await lay('star-rating', 'starRating');
  await lay('kit', 'kit');
  await writeFile(join(folder, 'conformance.test.tsx'), '');
  const kinds = await find();
  expect(kinds.offered('item', 'starRating')?.inputTypes).toEqual(['stars']);
  expect(kinds.offered('profile', 'starRating')).toBeUndefined();
  expect(kinds.offered('item', 'kit')).toBeUndefined();
  expect(kinds.check(stars, 4)).toEqual({ value: 4 });
  expect(kinds.check(stars, 6)).toEqual({ fault: 'too-many-stars' });
  expect(kinds.check(stars, 'vier')).toEqual({ fault: 'wrong-kind' });
  expect(kinds.check(stars, null)).toEqual({ value: null });
  expect(kinds.text(stars, 2, 'en')).toBe('**');
  expect(kinds.filterOf(stars)?.words(2, stars, 'Europe/Amsterdam')).toEqual(['2']);
});

test('a kind in a folder that is not its name’s stops the start', async () => {
  await lay('stars', 'starRating');
  await expect(find()).rejects.toThrow('The field kind starRating must lie in field-kinds/star-rating, not in stars.');
});

test('of a kind whose folder is gone, nothing is shown or accepted', async () => {
  const kinds = await find();
  expect(kinds.check(stars, 4)).toEqual({ fault: 'wrong-kind' });
  expect(kinds.isEmpty(stars, 4)).toBe(true);
  expect(kinds.text(stars, 4, 'nl')).toBe('');
  expect(kinds.convert(4, stars, stars, 'Europe/Amsterdam')).toEqual({ isWhole: false });
});
