import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leaveSchemasOut } from './scripts/leave-schemas-out.ts';

export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  plugins: [leaveSchemasOut(), react()],
  publicDir: false,
  build: isSsrBuild
    ? { outDir: 'dist/server', emptyOutDir: true, target: 'node20', rollupOptions: { input: 'src/app/web/entry-server.tsx' } }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        target: ['es2022'],
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rollupOptions: { input: ['src/app/web/boot/boot.ts'] },
      },
  ssr: { noExternal: isSsrBuild ? true : [] },
  environments: {},
}));
