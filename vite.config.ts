import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { browserChunks } from './scripts/browser-chunks.ts';
import { leaveSchemasOut, refuseSchemas } from './scripts/leave-schemas-out.ts';
import { reactAriaLocales } from './scripts/react-aria-locales.ts';
import { refuseCircles } from './scripts/refuse-circles.ts';
import { refuseStrays } from './scripts/refuse-strays.ts';
import { serverOutput } from './scripts/server-output.ts';

/** Browsers that know light-dark(); for older ones the server writes a static palette (contract/colors/color-scheme.ts). */
const cssTarget = ['chrome123', 'safari17.5', 'firefox128'];

export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  plugins: [
    leaveSchemasOut(),
    reactAriaLocales(),
    react(),
    isSsrBuild ? [] : [refuseSchemas(), refuseCircles(), refuseStrays()],
  ],
  publicDir: false,
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        emptyOutDir: true,
        target: 'node20',
        rollupOptions: {
          input: 'src/app/web/entry-server.tsx',
          // The first page after a start shows many blocks: finding the file of each took longer than reading them all.
          output: {
            ...serverOutput,
            codeSplitting: {
              groups: [{ name: 'block-views', test: /\/src\/building-blocks\/[^/]+\/view\.tsx$/ }],
            },
          },
        },
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        target: ['es2022'],
        cssTarget,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rollupOptions: {
          input: ['src/app/web/boot/boot.ts'],
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ name: browserChunks(), test: /\/(src|node_modules)\/.*\.(?:[mc]?[jt]sx?|css|json)$/ }],
            },
          },
        },
      },
  // Bundled whole, so React must be told which of its two builds to leave out.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  ssr: { noExternal: isSsrBuild ? true : [] },
}));
