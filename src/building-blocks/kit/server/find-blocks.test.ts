import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findBlocks } from './find-blocks.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blocks-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function lay(place: string, name: string): Promise<void> {
  await mkdir(join(folder, place), { recursive: true });
  await writeFile(join(folder, place, 'definition.ts'), `export default { name: ${JSON.stringify(name)} };`);
}

const find = () => findBlocks(pathToFileURL(`${folder}/`));

test('the blocks that ship are found by their place', async () => {
  const blocks = await findBlocks();
  expect([...blocks.keys()]).toEqual(expect.arrayContaining(['CallToAction', 'Hero', 'Text']));
  for (const [name, definition] of blocks) expect(definition.name).toBe(name);
});

test('the kit and loose files are no blocks', async () => {
  await lay('quote', 'Quote');
  await lay('kit', 'Kit');
  await writeFile(join(folder, 'conformance.test.tsx'), '');
  expect([...(await find()).keys()]).toEqual(['Quote']);
});

test('a block in a folder that is not its name’s stops the start', async () => {
  await lay('citation', 'PullQuote');
  await expect(find()).rejects.toThrow('The block PullQuote must lie in building-blocks/pull-quote, not in citation.');
});
