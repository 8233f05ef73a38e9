import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const contract = 'src/**/contract/**/*.test.ts';
const webTests = ['src/**/web/**/*.test.{ts,tsx}', 'src/building-blocks/**/*.test.tsx'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'contract',
          environment: 'node',
          include: [contract, 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['src/**/server/**/*.test.ts', 'src/building-blocks/*.test.ts'],
          globalSetup: ['src/platform/server/testing/database.setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'happy-dom',
          include: webTests,
          setupFiles: ['src/platform/web/testing/setup-test-env.ts'],
        },
      },
    ],
  },
});
