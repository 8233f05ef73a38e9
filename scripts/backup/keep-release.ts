import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { contentOf, readArchive } from '../../src/features/backups/server/archive/archive-reader.ts';
import { endName, writeArchive } from '../../src/features/backups/server/archive/archive-writer.ts';
import { type BackupTotals, partOf, totalsName } from '../../src/features/backups/server/manifest.ts';

/** Large, and no page of the site is drawn from them; and all that refers to them. */
const leftOut =
  /^(?:statistic_|search_(?:entry|word)|form_(?:step|submission|day|sum|version_sum|notice|hook_delivery|answer_theme|file$|entry)|sign_up$|submission_|session$|sso_session$|known_device$)/;

/** A backup without files and without what is large: the data of a release that the next ones are tried on. */
export async function keepRelease(from: string, to: string): Promise<void> {
  const archive = writeArchive(createWriteStream(to));
  let rows = 0;
  for await (const entry of readArchive(from)) {
    const part = partOf(entry.name);
    const isOut = part === undefined ? entry.name.startsWith('installation/') : isLarge(part);
    const content = await contentOf(entry);
    if (isOut || entry.name === endName) continue;
    if (entry.name === totalsName) {
      const totals = JSON.parse(content) as BackupTotals;
      await archive.add(totalsName, JSON.stringify({ ...totals, rows, files: 0, missing: 0 }));
      continue;
    }
    if (part?.kind === 'tables') rows += content.split('\n').length - 1;
    await archive.add(entry.name, content);
  }
  await archive.finish();
}

const isLarge = ({ kind, rest }: { kind: string; rest: string }): boolean =>
  kind === 'files' ||
  kind === 'outbox' ||
  kind === 'jobs' ||
  (kind === 'tables' && leftOut.test(rest.split('/')[0] ?? ''));

const headingOf = (html: string): string =>
  (/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '').replaceAll(/<[^>]*>/g, '').trim();

/** What every public page of a site that runs is called, by its path. */
export async function keepHeadings(site: string, to: string): Promise<number> {
  const map = await (await fetch(`${site}/sitemap.xml`)).text();
  const headings: Record<string, string> = {};
  for (const [, path = '/'] of map.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)) {
    const answer = await fetch(`${site}${path}`);
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
    headings[path] = headingOf(await answer.text());
  }
  await writeFile(to, `${JSON.stringify(headings, null, 2)}\n`);
  return Object.keys(headings).length;
}
