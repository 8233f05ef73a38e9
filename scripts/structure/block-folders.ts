import type { Project } from './project.ts';

/** A folder is found, not registered: without these two it would be no block, or one that cannot be drawn. */
export function wholeBlocks({ files }: Project): string[] {
  const folders = files.flatMap((file) => /^src\/building-blocks\/([^/]+)\//.exec(file)?.[1] ?? []);
  return [...new Set(folders)]
    .filter((folder) => folder !== 'kit')
    .flatMap((folder) => ['definition.ts', 'view.tsx'].map((name) => `src/building-blocks/${folder}/${name}`))
    .filter((file) => !files.includes(file))
    .map((file) => `${file}: is missing; every block says what it is and draws itself`);
}
