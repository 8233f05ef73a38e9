import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './commands.mjs';

const shown = 12;
const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});
const rounded = (seconds) => `${seconds.toFixed(1)} s`;

function longest(entries) {
  const sorted = [...entries].sort(([, one], [, other]) => other - one);
  return sorted.slice(0, shown).map(([file, seconds]) => `  ${rounded(seconds).padStart(8)}  ${file}`);
}

/** What each story noted of the processor's time (e2e/processor-time.ts); where the system does not tell, nothing. */
function notedTimes(report) {
  const inSuite = ({ suites = [], specs = [] }) => [
    ...specs.flatMap(({ file, tests }) =>
      tests
        .flatMap(({ annotations }) => annotations)
        .filter(({ type, description }) => type === 'processor time' && description !== undefined)
        .map(({ description }) => ({ file, ...JSON.parse(description) })),
    ),
    ...suites.flatMap(inSuite),
  ];
  return inSuite(report);
}

/** Where the stories took the processor's time, which tells more than the clock: several run at once. */
export function storyTimes(file) {
  const noted = notedTimes(readReport(file));
  if (noted.length === 0) return [];
  const total = { browser: 0, server: 0, tests: 0 };
  const byFile = new Map();
  for (const { file: story, ...time } of noted) {
    for (const part of Object.keys(total)) {
      total[part] += time[part];
      byFile.set(story, (byFile.get(story) ?? 0) + time[part]);
    }
  }
  const parts = Object.entries(total).map(([part, seconds]) => `${part} ${rounded(seconds)}`);
  const sum = Object.values(total).reduce((one, other) => one + other, 0);
  return [`Processor time of the stories: ${rounded(sum)} (${parts.join(', ')}), most of it in`, ...longest(byFile)];
}

/** Which test files took longest by the clock, others beside them. */
export function vitestTimes(file) {
  const { testResults = [] } = readReport(file);
  if (testResults.length === 0) return [];
  const entries = testResults.map(({ name, startTime, endTime }) => [
    relative(root, name),
    (endTime - startTime) / 1000,
  ]);
  const sum = entries.reduce((total, [, seconds]) => total + seconds, 0);
  return [`The test files took ${rounded(sum)} together, longest`, ...longest(entries)];
}
