import type { Plugin } from 'vite';
import { libraries, libraryFile } from '../src/app/server/built-libraries.ts';

/** Builds each of the server's large packages as a file of its own beside the renderer; what two of them share is shared. */
export function serverLibraries(): Plugin {
  return {
    name: 'plein:server-libraries',
    applyToEnvironment: ({ name }) => name === 'ssr',
    buildStart() {
      if (this.meta.watchMode) return;
      for (const name of libraries) {
        this.emitFile({ type: 'chunk', id: name, fileName: libraryFile(name), preserveSignature: 'strict' });
      }
    },
  };
}
