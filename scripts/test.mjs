import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { CommandError, fail, pinnedNode, root, run, toolCommand } from './commands.mjs';
import { ensureBuilt, ensureInstalled } from './setup.mjs';
import {
  countCommand,
  countLine,
  countPlaywright,
  countVitest,
  failedStories,
  failedVitest,
  flakyTests,
  sum,
  summary,
} from './test-counts.mjs';
import { seedOfShare, storiesOfRun, tellShare } from './test-share.mjs';
import { storyTimes, vitestTimes } from './test-times.mjs';
import { throwAwayFolder } from './throw-away-folder.mjs';

// The tools write to us and not to the terminal, and would leave the colours out.
if (process.stdout.isTTY) process.env.FORCE_COLOR ??= '1';

const reports = join(root, 'node_modules', '.cache', 'plein');
const effects = join(reports, 'effects');

/** Runs a command that has no tests of its own, and shows its output only when it fails. */
async function check(name, command) {
  const { code, output } = await run(command);
  console.log(`${code === 0 ? '✓' : '✗'} ${name}`);
  if (code !== 0) console.log(output);
  return countCommand(code);
}

async function checkFormatAndLint() {
  const format = await check('biome', [...toolCommand('@biomejs/biome', 'biome'), 'ci', '.']);
  const styles = await check('stylelint', [...toolCommand('stylelint'), 'src/**/*.css']);
  return sum([format, styles]);
}

async function checkTypes() {
  const typeCheck = (side) =>
    check(`tsc ${side}`, [...toolCommand('typescript-7', 'tsc'), '-p', `tsconfig.${side}.json`, '--singleThreaded']);
  const counts = [];
  for (const side of ['contract', 'server', 'web', 'e2e']) counts.push(await typeCheck(side));
  return sum(counts);
}

async function checkStructure() {
  const { code, output } = await run([pinnedNode, 'scripts/check-structure.ts'], { show: true });
  return countLine(output, code);
}

/** So that whoever finds the run too long sees where to begin (docs/decisions/0162). */
function showTimes(lines) {
  if (lines.length > 0) console.log(`\n${lines.join('\n')}`);
}

async function runVitest() {
  const report = join(reports, 'vitest.json');
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  rmSync(effects, { recursive: true, force: true });
  mkdirSync(effects, { recursive: true });
  const env = { ...process.env, PLEIN_EFFECTS_FOLDER: effects };
  const { code } = await run([...toolCommand('vitest'), 'run', ...reporters], { show: true, env });
  showTimes(vitestTimes(report));
  return { ...countVitest(report, code), names: failedVitest(report) };
}

/** What calls declare against what the tests before this made happen (docs/decisions/0032). */
async function checkEffects() {
  const { code, output } = await run([pinnedNode, 'scripts/check-effects.ts', effects], { show: true });
  return countLine(output, code);
}

/** Beside the tests: alone it would leave a core idle. */
async function build() {
  await ensureBuilt('');
  return { passed: 0, failed: 0 };
}

async function runPlaywright() {
  await sourcesRead;
  await ensureBuilt('');
  const browser = await browserFound;
  const report = join(reports, 'playwright.json');
  rmSync(report, { force: true });
  const environment = { ...process.env, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const all = readdirSync(join(root, 'e2e', 'stories')).filter((name) => name.endsWith('.spec.ts'));
  const told = storiesOfRun(all, seed);
  console.log(`${told.length} of ${all.length} files of stories`);
  const command = [
    ...toolCommand('@playwright/test', 'playwright'),
    'test',
    ...told.map((name) => `stories/${name}`),
    '--reporter=list,json',
  ];
  const { code } = await run(command, { show: true, env: environment });
  const flaky = flakyTests(report);
  if (flaky.length > 0) console.log(`\nFlaky, passed at the second try:\n${flaky.map((one) => `  ${one}`).join('\n')}`);
  showTimes(storyTimes(report));
  return { ...countPlaywright(report, code), names: failedStories(report) };
}

/** Every part runs, also after an earlier one failed; what stops a part altogether counts as one failure. */
async function runPart([title, work]) {
  console.log(`\n== ${title}`);
  const start = Date.now();
  const result = await work().catch((error) => {
    console.error(error instanceof CommandError ? `${error.output}\n${error.message}` : error);
    return { passed: 0, failed: 1 };
  });
  console.log(`== ${title}: ${summary(result)} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
  const names = result.names?.length ? result.names : ['see above'];
  return { ...result, failures: result.failed > 0 ? names.map((name) => `${title}: ${name}`) : [] };
}

const withBrowser = !process.argv.includes('--without-browser');
/** Reading the sources keeps one core busy, and much of a test is waiting for a database or a browser: side by side. */
const sourceParts = [
  ['Format and lint', checkFormatAndLint],
  ['Types', checkTypes],
  ['Structure and directions', checkStructure],
  ...(withBrowser ? [['Build', build]] : []),
];
const testParts = [
  ['Unit, API and web', runVitest],
  ['Declared effects', checkEffects],
  ...(withBrowser ? [['Browser', runPlaywright]] : []),
];

async function inTurn(parts) {
  const results = [];
  for (const part of parts) results.push(await runPart(part));
  return results;
}

const seed = seedOfShare(process.argv.slice(2));
if (seed === undefined) delete process.env.PLEIN_SHARE_SEED;
else process.env.PLEIN_SHARE_SEED = String(seed);
console.log(tellShare(seed));
// Many tests start a process that reads all of the server: compiled once, that takes half of the time.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules', '.cache', 'node');

const temporary = throwAwayFolder();
if (temporary !== undefined) process.env.TMPDIR = temporary;

await ensureInstalled('').catch(fail);
mkdirSync(reports, { recursive: true });
const sourcesRead = inTurn(sourceParts);
// It may have to be fetched: meanwhile others work. Its failure is reported where it is awaited.
const browserFound = withBrowser ? ensureBrowser() : undefined;
browserFound?.catch(() => undefined);
const sideBySide = await Promise.all([sourcesRead, inTurn(testParts)]);
const results = sideBySide.flat();
const total = sum(results);
// Once more at the end: a run prints thousands of lines.
const failures = results.flatMap((result) => result.failures);
if (failures.length > 0) {
  console.log(`\nFailed:\n${failures.map((one) => `  ${one}`).join('\n')}\n${tellShare(seed)}`);
}
console.log(`\n${summary(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;
