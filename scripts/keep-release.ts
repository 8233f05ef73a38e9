import { keepHeadings, keepRelease } from './backup/keep-release.ts';

// After a release: npm run backup of its demo, and then this, on the site while it runs.
const [from, site, to] = process.argv.slice(2);
if (from === undefined || site === undefined || to === undefined) {
  console.error(
    'Usage: node scripts/keep-release.ts <backup.tar.zst> <http://localhost:port> <file without its ending>',
  );
  process.exitCode = 2;
} else {
  await keepRelease(from, `${to}.tar.zst`);
  console.log(
    `Plein  Kept ${await keepHeadings(site, `${to}.headings.json`)} pages and the tables of ${from} in ${to}.`,
  );
}
