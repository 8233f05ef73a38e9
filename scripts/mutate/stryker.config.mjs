const { MUTATE_SIDE: side = 'contract', MUTATE_FILES: files = '' } = process.env;

export default {
  mutate: files.split('\n'),
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: `scripts/mutate/${side}.config.ts` },
  coverageAnalysis: 'perTest',
  // What is made while a file loads (schemas, tables of constants) would need every test again for each change.
  ignoreStatic: true,
  concurrency: 1,
  ignorePatterns: ['data', 'dist', 'bench/results', 'test-results', 'reports'],
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: `reports/mutation/${side}.json` },
  clearTextReporter: { logTests: false, reportTests: false },
  tempDirName: 'reports/.stryker',
};
