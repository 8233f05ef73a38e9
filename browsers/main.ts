import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDataFolder, removeDataFolder } from '../e2e/data-folder.ts';
import { type StartedServer, startServer, stopServer } from '../e2e/server-process.ts';
import type { BrowserKind, Driver } from './driver.ts';
import { firefox } from './firefox.ts';
import { byKeyboard } from './stories/by-keyboard.ts';
import { phoneMenu } from './stories/phone-menu.ts';
import { reading } from './stories/reading.ts';
import { searching } from './stories/searching.ts';
import { signingIn } from './stories/signing-in.ts';
import type { Story } from './story.ts';
import { Visitor } from './visitor.ts';
import { webkit } from './webkit.ts';

const kinds = [firefox, webkit];
/** Signing in comes last: the others are visitors. */
const stories: Story[] = [reading, searching, phoneMenu, byKeyboard, signingIn];

const seconds = (since: number): string => `${((Date.now() - since) / 1000).toFixed(1)} s`;

async function tell(driver: Driver, story: Story, site: StartedServer): Promise<boolean> {
  const began = Date.now();
  let fault: string | undefined;
  try {
    await driver.resize(1280, 900);
    await story.run(new Visitor(driver, site.address), site);
  } catch (error) {
    fault = (error as Error).message;
  }
  const complaints = (await driver.complaints()).filter((line) => story.complaints?.test(line) !== true);
  const isWell = fault === undefined && complaints.length === 0;
  console.log(`${driver.name}  ${isWell ? 'well  ' : 'WRONG '}  ${story.name}  ${seconds(began)}`);
  for (const line of [...(fault === undefined ? [] : [fault]), ...complaints]) console.log(`  ${line}`);
  return isWell;
}

/** All stories in one browser, one after another; how many went well. */
async function tryOut(kind: BrowserKind, site: StartedServer): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'plein-browser-'));
  const began = Date.now();
  const driver = await kind.start(folder);
  let well = 0;
  try {
    for (const story of stories) if (await tell(driver, story, site)) well += 1;
  } finally {
    await driver.close();
    await rm(folder, { recursive: true, force: true });
  }
  console.log(`${driver.name}  ${well} of ${stories.length} stories, ${seconds(began)}`);
  return well;
}

const asked = process.argv.slice(2);
const chosen = kinds.filter(({ id }) => asked.length === 0 || asked.includes(id));
const there = chosen.filter((kind) => kind.isThere());
for (const { title, install } of chosen.filter((kind) => !there.includes(kind))) {
  console.log(`${title} is not there. Install it: ${install}`);
}
const dataDir = await makeDataFolder();
const server = startServer({ dataDir });
let well = 0;
try {
  const site = await server.ready;
  for (const kind of there) well += await tryOut(kind, site);
} finally {
  await stopServer(server);
  await removeDataFolder(dataDir);
}
process.exitCode = well === chosen.length * stories.length && chosen.length > 0 ? 0 : 1;
