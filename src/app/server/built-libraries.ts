import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * Packages of many small files that every start needs. `vite build` makes one file of each (scripts/server-libraries.ts);
 * finding and reading six hundred took longer than running them, and their bookkeeping stayed in memory.
 */
export const libraries = ['kysely', 'zod', 'pg', 'pg-boss', 'fastify'] as const;

export const libraryFile = (name: string): string => `libraries/${name}.js`;

/**
 * From here on the built file answers to the package's name, for whoever asks: one process must not have two of them. What
 * is not built is looked for where it always is, as in development and in tests.
 */
export function preferBuiltLibraries(folder: URL): void {
  const built = new Map<string, string>();
  for (const name of libraries) {
    const { href } = new URL(libraryFile(name), folder);
    if (existsSync(fileURLToPath(href))) built.set(name, href);
  }
  if (built.size === 0) return;
  registerHooks({
    resolve(specifier, context, next) {
      const url = built.get(specifier);
      return url === undefined ? next(specifier, context) : { url, format: 'module', shortCircuit: true };
    },
  });
}
