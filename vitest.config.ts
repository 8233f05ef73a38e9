import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/**
 * Patience, not pace: a test that hangs is found by five minutes as well as by five seconds, and a machine that does ten
 * other things at the same time must not make one fail.
 */
const patience = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 120_000 } } };

const contract = ['src/**/contract/**/*.test.ts', 'src/field-kinds/*/*.test.ts'];
const webTests = ['src/**/web/**/*.test.{ts,tsx}', 'src/{building-blocks,field-kinds}/**/*.test.tsx'];

export default defineConfig({
  test: {
    // One more than there are cores, because some tests wait: for a job, a mail, a lock.
    maxWorkers: Math.max(2, availableParallelism()) + 1,
    projects: [
      {
        test: {
          name: 'contract',
          environment: 'node',
          ...patience,
          // Pure functions leave nothing behind for each other.
          isolate: false,
          include: [...contract, 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
        },
      },
      {
        // As it is built: React for production has nothing to do for development with.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'server',
          environment: 'node',
          // Each file has a server and a database of its own; loading the same modules for each took most of the time.
          isolate: false,
          include: ['src/**/server/**/*.test.ts', 'src/building-blocks/*.test.ts', 'prove/**/*.test.ts'],
          globalSetup: ['src/platform/server/testing/database.setup.ts'],
          setupFiles: [
            'src/platform/server/testing/production-react.setup.ts',
            'src/platform/server/testing/cheap-passwords.setup.ts',
            'src/platform/server/testing/effects.setup.ts',
          ],
          ...patience,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'happy-dom',
          // A page of its own for each file; loading React and all that hangs on it for each took most of the time.
          isolate: false,
          ...patience,
          include: webTests,
          globalSetup: ['src/platform/server/testing/messages.setup.ts'],
          setupFiles: ['src/platform/web/testing/setup-test-env.ts'],
        },
      },
    ],
  },
});
