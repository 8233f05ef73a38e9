import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openDataFolder } from '#platform/server/data-folder.ts';
import { startEmbeddedPostgres } from '#platform/server/database/embedded/embedded-postgres.ts';
import { type Product, root, startProduct } from '../bench/product.ts';
import { signIn } from '../bench/sign-in.ts';
import { call, newsList, type Site, type Told } from './faults/site.ts';
import type { ProofSize } from './proof-size.ts';
import { pathsOf, reader } from './reading/readers.ts';
import type { Findings } from './verdict.ts';
import { everyKind } from './writing/every-kind.ts';
import { itemWriting } from './writing/items.ts';
import { formWriting } from './writing/submissions.ts';
import { wordWriting } from './writing/words.ts';
import { isWhole, keepWriting, noteTried, standingOf, toldOf, type Writing, type Written } from './writing/writing.ts';

const readers = 2;
/** In milliseconds. */
const pause = 100;
/** One may be without words about its refusal: whoever is refused for a step of the tables is told 503. */
const mayBeTold = (status: number) => (status >= 200 && status < 300) || status === 503;

interface Stage {
  findings: Findings;
  seconds: number;
  pages: readonly string[];
}

/** Two releases on one database, each with people who write and read, in the order of an upgrade and back. */
export async function proveReleases(
  findings: Findings,
  { dataDir, isLong, seconds, before }: ProofSize,
): Promise<void> {
  if (before === undefined)
    console.log('    Without --before <folder of the release before, built> both are this release.');
  const folder = await openDataFolder(dataDir);
  const postgres = await startEmbeddedPostgres({ dataFolder: folder });
  const environment = {
    DATABASE_URL: postgres.connectionString,
    AUTH_SECRET: 'a secret that both releases know of',
    BUSY_WAIT_MS: '400',
  };
  const assets = join(dataDir, 'files');
  const start = async (name: string, checkout: string): Promise<Product> => {
    await mkdir(join(dataDir, name), { recursive: true });
    await mkdir(assets, { recursive: true });
    await symlink(assets, join(dataDir, name, 'assets')).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    return startProduct({ dataDir: join(dataDir, name), core: undefined, checkout, environment });
  };
  try {
    const old = await start('before', before ?? root);
    const site = { product: old, dataDir, headers: await signIn(old.port), list: await newsList(dataDir) };
    const stage: Stage = { findings, seconds: seconds ?? (isLong ? 60 : 10), pages: await pathsOf(old.port) };
    const writings = {
      before: await everyKind(site),
      next: [itemWriting(), wordWriting('b'), await formWriting(site)],
    };
    await use(stage, 'the release before, alone', [[site, writings.before]]);

    const upgrade = use(stage, 'the release before, while the next one starts', [[site, writings.before]]);
    const next = await start('next', root);
    await upgrade;
    const other: Site = { ...site, product: next, headers: await signIn(next.port) };
    await use(stage, 'both', [
      [site, writings.before],
      [other, writings.next],
    ]);
    await comparePages(stage, old, next);

    await next.stop();
    await use(stage, 'the release before, with the next one gone', [[site, writings.before]]);
    const again = await start('next', root);
    const later: Site = { ...other, product: again };
    await use(stage, 'both, the next one started again', [
      [site, writings.before],
      [later, writings.next],
    ]);

    await old.stop();
    const anew = await start('before', before ?? root).catch((error: Error) => error.message);
    findings.note(
      'the release before starts anew on the tables of the next one',
      typeof anew === 'string' ? (anew.split('\n').find((line) => /Plein {2}/.test(line)) ?? anew) : 'yes',
      typeof anew !== 'string',
    );
    if (typeof anew !== 'string') {
      await use(stage, 'both, the release before started anew', [
        [{ ...site, product: anew }, writings.before],
        [later, writings.next],
      ]);
      await anew.stop();
    }
    await use(stage, 'the next release, alone', [[later, [...writings.before, ...writings.next]]]);
    const standings = await standingOf(later, [...writings.before, ...writings.next]);
    findings.note('confirmed by either, and lost', toldOf(standings), isWhole(standings));
    noteTried(findings, standings);
    await again.stop();
  } finally {
    await postgres.stop();
    folder.release();
  }
}

/** For so long, or until who starts meanwhile is there; what came of it by status. */
async function use({ findings, seconds, pages }: Stage, name: string, sites: [Site, Writing[]][]): Promise<void> {
  const stops = sites.map(([site, writings]) => keepWriting(site, writings, { pause }));
  const read: Told[] = [];
  const until = performance.now() + seconds * 1000;
  const keepReading = async (ask: () => Promise<Told>) => {
    while (performance.now() < until) {
      read.push(await ask());
      await delay(pause);
    }
  };
  await Promise.all(
    sites.flatMap(([{ product }]) =>
      Array.from({ length: readers }, (_, who) => keepReading(reader(product.port, pages, who))),
    ),
  );
  const written = await Promise.all(stops.map((stop) => stop()));
  const statuses = [...written.flatMap(allStatuses), ...read.map(({ status }) => status)];
  const counts = Object.entries(Object.groupBy(statuses, String));
  const told = counts.map(([status, all = []]) => `${all.length} × ${status}`).join(', ');
  findings.note(`${name}: answers`, told, statuses.every(mayBeTold));
  const unclear = written.flatMap(({ refusals }) => [...refusals].filter(([, { isClear }]) => !isClear));
  if (unclear.length > 0) findings.note(`${name}: refusals without words`, unclear.map(([code]) => code).join(), false);
}

const allStatuses = ({ statuses }: Written): number[] =>
  [...statuses].flatMap(([status, count]) => Array.from({ length: count }, () => status));

const headingIn = (body: string): string =>
  (/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(body)?.[1] ?? '').replaceAll(/<[^>]*>/g, '').trim();

/** Each release draws them in its own way, of the same content. */
async function comparePages({ findings, pages }: Stage, old: Product, next: Product): Promise<void> {
  const other: string[] = [];
  for (const path of pages) {
    const [one, two] = await Promise.all([call(old.port, path), call(next.port, path)]);
    if (one.status !== two.status || headingIn(one.body) !== headingIn(two.body))
      other.push(`${path} (${one.status} ${headingIn(one.body)}, ${two.status} ${headingIn(two.body)})`);
  }
  findings.note(
    'public pages with the same status and heading in both',
    `${pages.length - other.length} of ${pages.length}`,
    other.length === 0,
  );
  for (const one of other.slice(0, 10)) console.log(`    ${one}`);
}
