import { readFileSync } from 'node:fs';

/** A skipped test counts as a failure: we allow none. A run in which no test was executed has failed too. */
function counted(passed, failed, code) {
  const isSilentFailure = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: isSilentFailure ? 1 : failed };
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A test file that could not be loaded has no tests of its own, and counts as one. */
export function countVitest(file, code) {
  const report = readReport(file);
  if (!report) return { passed: 0, failed: 1 };
  const unloaded = report.testResults.filter(
    (result) => result.status === 'failed' && result.assertionResults.every(({ status }) => status !== 'failed'),
  );
  const passed = report.numPassedTests;
  return counted(passed, report.numTotalTests - passed + unloaded.length, code);
}

/** A test that passes at its second try has passed; `flakyTests` names it, so that somebody mends it. */
export function countPlaywright(file, code) {
  const report = readReport(file);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return counted(expected + flaky, unexpected + skipped, code);
}

function storiesThat(ended, file) {
  const inSuite = ({ suites = [], specs = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === ended))
      .map((spec) => `${spec.file}:${spec.line} ${spec.title}`),
    ...suites.flatMap(inSuite),
  ];
  return inSuite(readReport(file) ?? {});
}

/** The stories that failed first and passed at their second try, as `file:line title`. */
export const flakyTests = (file) => storiesThat('flaky', file);

/** The stories that failed at both tries. */
export const failedStories = (file) => storiesThat('unexpected', file);

const firstLine = (message) => message?.split('\n', 1)[0] ?? '';

/** Each failed test with the first line of why; a file that could not be loaded stands for itself. */
export function failedVitest(file) {
  return (readReport(file)?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length > 0)
      return failed.map((test) => `${name} › ${test.fullName}: ${firstLine(test.failureMessages[0])}`);
    return status === 'failed' ? [`${name}: ${firstLine(message)}`] : [];
  });
}

/** Of a command that ends with its own `N passed, N failed`. */
export function countLine(output, code) {
  const [, passed, failed] = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1) ?? [];
  return counted(Number(passed ?? 0), Number(failed ?? 0), code);
}

export function countCommand(code) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

export function sum(counts) {
  return counts.reduce(
    (total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }),
    {
      passed: 0,
      failed: 0,
    },
  );
}

export function summary({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}
