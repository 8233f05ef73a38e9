import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Breaks one line after the other and tells which changes no test notices: `npm run mutate -- src/platform/contract/rights/*.ts`.
 * Outside `npm test`, because a file of a hundred lines takes a minute, and on the server several.
 */
const usual = [
  'src/platform/contract/rights/*.ts',
  'src/features/{menus,pages,roles,users}/contract/*.ts',
  'src/features/list-items/server/item-{rights,bulk}.ts',
];

const root = fileURLToPath(new URL('../', import.meta.url));
const stryker = fileURLToPath(new URL('../node_modules/@stryker-mutator/core/bin/stryker.js', import.meta.url));

const isMutable = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/\.(test|endpoints|tags|factory|setup)\.tsx?$|\/testing\//.test(file);

/** The tests beside a file are those of its side. */
const sideOf = (file: string): string =>
  file.includes('/contract/') ? 'contract' : file.includes('/server/') ? 'server' : 'web';

const asked = process.argv.slice(2);
const files = globSync(asked.length === 0 ? usual : asked, { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter(isMutable);
if (files.length === 0) {
  console.error('Plein  Name files of src that exist, other than tests and endpoints.');
  process.exitCode = 1;
}
for (const [side, own = []] of Object.entries(Object.groupBy(files, sideOf))) {
  console.log(`Plein  Breaking ${own.length} files of ${side}, one change at a time…`);
  const { status } = spawnSync(process.execPath, [stryker, 'run', 'scripts/mutate/stryker.config.mjs'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, MUTATE_SIDE: side, MUTATE_FILES: own.join('\n') },
  });
  if (status !== 0) process.exitCode = 1;
}
