import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Instrumenter } from '@stryker-mutator/instrumenter';

/**
 * Breaks one place after the other and tells which changes no test notices: `npm run mutate -- src/platform/contract/rights/*.ts`.
 * Outside `npm test`: a hundred changes of a rule take seconds, of a service with its database minutes. On the server only
 * the tests of the same feature are run, or those that `--tests=src/…` names, because almost every test there reaches
 * almost every service. `src/…/rule.ts:12,40` tries only the changes that begin in those lines: what an earlier run left,
 * after tests were written for it.
 */
const usual = [
  'src/platform/contract/**/*.ts',
  'src/features/{access,assets,list-items,menus,pages,roles,users}/contract/*.ts',
];

const root = fileURLToPath(new URL('../', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { tests: { type: 'string', multiple: true } },
});

/** The lines that were named for a file; none means all. */
const lines = new Map<string, Set<number>>();

function withoutLines(positional: string): string {
  const [, file, numbers] = /^(.+):([\d,]+)$/.exec(positional) ?? [];
  if (file === undefined || numbers === undefined) return positional;
  lines.set(resolve(root, file), new Set(numbers.split(',').map(Number)));
  return file;
}

const isMutable = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/\.(test|endpoints|tags|audit|tables|factory|setup|d)\.tsx?$|\/testing\//.test(file);

/** The tests beside a file are those of its side. */
const sideOf = (file: string): string =>
  file.includes('/contract/') ? 'contract' : file.includes('/server/') ? 'server' : 'web';

/** `src/features/menus/server` for any file in it. */
const ownTests = (file: string): string => file.slice(0, file.indexOf('/server/') + '/server/'.length);

function testsFor(side: string, files: readonly string[]): string[] {
  if (values.tests !== undefined) return values.tests;
  return side === 'server' ? [...new Set(files.map(ownTests))] : ['src/'];
}

const silent = Object.fromEntries(
  ['trace', 'debug', 'info', 'warn', 'error', 'fatal'].map((level) => [level, () => undefined]),
);
const log = { ...silent, isDebugEnabled: () => false } as never;
const instrumenter = new Instrumenter(log);

async function mutate(side: string, files: readonly string[]): Promise<number> {
  const sources = files.map((file) => ({
    name: resolve(root, file),
    mutate: true,
    content: readFileSync(resolve(root, file), 'utf8'),
  }));
  // On the server a text is SQL that fails at once, or a code that only its own test would know.
  const excludedMutations = side === 'server' ? ['StringLiteral'] : [];
  const made = await instrumenter.instrument(sources, { plugins: null, excludedMutations, ignorers: [] });
  const mutants = made.mutants.filter(
    ({ status, fileName, location }) =>
      status !== 'Ignored' && (lines.get(fileName)?.has(location.start.line + 1) ?? true),
  );
  console.log(`Plein  Making ${mutants.length} changes in ${files.length} files of ${side}, one at a time…`);

  process.env.MUTATE_SIDE = side;
  process.env.MUTATE_FOLDER = mkdtempSync(join(tmpdir(), 'plein-mutate-'));
  const { prepareRun, outcomeOfRun } = await import('./mutate/prepared-run.ts');
  prepareRun({
    files: Object.fromEntries(made.files.map(({ name, content }) => [name, content])),
    mutants,
  });
  const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
  const parameters = ['run', '--root', root, '--config', 'scripts/mutate/vitest.config.ts', ...testsFor(side, files)];
  const { status } = spawnSync(process.execPath, [vitest, ...parameters], { cwd: root, stdio: 'inherit' });
  const outcome = outcomeOfRun();
  rmSync(process.env.MUTATE_FOLDER, { recursive: true });
  if (outcome === undefined) return status || 1;
  const { printReport } = await import('./mutate/report.ts');
  printReport(root, mutants, outcome);
  return 0;
}

const files = globSync(positionals.length === 0 ? usual : positionals.map(withoutLines), { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter(isMutable);
if (files.length === 0) {
  console.error('Plein  Name files of src that exist, other than tests and endpoints.');
  process.exitCode = 1;
}
for (const [side, own = []] of Object.entries(Object.groupBy(files, sideOf))) {
  if ((await mutate(side, own)) !== 0) process.exitCode = 1;
}
