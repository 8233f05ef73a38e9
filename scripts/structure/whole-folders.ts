import type { Project } from './project.ts';

/** The files without which a folder, being found and not registered, would be half of what it is. */
const partsOf = {
  'building-blocks': { parts: ['definition.ts', 'view.tsx'], why: 'every block says what it is and draws itself' },
  'field-kinds': {
    parts: ['definition.ts', 'definition.test.ts', 'input.tsx'],
    why: 'every kind of field says what it is, is asked for, and has its test',
  },
} as const;

export function wholeFolders({ files }: Project): string[] {
  return Object.entries(partsOf).flatMap(([floor, { parts, why }]) => {
    const folders = files.flatMap((file) => new RegExp(`^src/${floor}/([^/]+)/`).exec(file)?.[1] ?? []);
    return [...new Set(folders)]
      .filter((folder) => folder !== 'kit')
      .flatMap((folder) => parts.map((name) => `src/${floor}/${folder}/${name}`))
      .filter((file) => !files.includes(file))
      .map((file) => `${file}: is missing; ${why}`);
  });
}
