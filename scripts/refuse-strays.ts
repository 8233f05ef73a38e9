import type { Plugin } from 'vite';
import { isForVisitors, namedAudience } from './chunk-audiences.ts';

/** The shared files of people who are signed in (browser-chunks.ts). */
export const filesOfSignedIn: readonly string[] = ['member', 'account', 'forms', 'admin'];

interface CutFile {
  fileName: string;
  name: string;
  /** The module that is fetched by this file's name. */
  facadeModuleId: string | null;
  imports: readonly string[];
}

/** The way from what a visitor fetches to a file of people who are signed in, if there is any. */
export function strayIn(files: readonly CutFile[]): string[] | undefined {
  const byName = new Map(files.map((file) => [file.fileName, file]));
  const seen = new Set<string>();
  const walk = (file: CutFile, way: readonly string[]): string[] | undefined => {
    const here = [...way, file.fileName];
    if (filesOfSignedIn.includes(file.name)) return here;
    if (seen.has(file.fileName)) return undefined;
    seen.add(file.fileName);
    for (const next of file.imports) {
      const imported = byName.get(next);
      const stray = imported === undefined ? undefined : walk(imported, here);
      if (stray !== undefined) return stray;
    }
    return undefined;
  };
  for (const file of files) {
    const audience = file.facadeModuleId === null ? undefined : namedAudience(file.facadeModuleId);
    const stray = audience !== undefined && isForVisitors(audience) ? walk(file, []) : undefined;
    if (stray !== undefined) return stray;
  }
  return undefined;
}

/**
 * One module of a few letters, cut into the wrong file, makes each visitor of a form fetch what only members need: then the
 * build ends.
 */
export function refuseStrays(): Plugin {
  return {
    name: 'plein:refuse-strays',
    apply: 'build',
    generateBundle(_options, bundle) {
      const stray = strayIn(Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : [])));
      if (stray !== undefined) this.error(`a visitor fetches a file of who is signed in: ${stray.join(' → ')}`);
    },
  };
}
