import type { Project } from './project.ts';

/** The files without which a folder, being found and not registered, would be half of what it is. */
const partsOf = {
  'building-blocks': { parts: ['definition.ts', 'view.tsx'], why: 'every block says what it is and draws itself' },
  'field-kinds': {
    parts: ['definition.ts', 'definition.test.ts'],
    why: 'every kind of field says what it is, and has its test',
  },
} as const;

/** A kind of field is asked for: by an input in profiles and items, by a question in forms, or by both. */
function askedFor(files: readonly string[]): string[] {
  const folders = new Set(files.flatMap((file) => /^src\/field-kinds\/(?!kit\/)[^/]+\//.exec(file)?.[0] ?? []));
  return [...folders].flatMap((folder) => {
    const has = (name: string) => files.includes(folder + name);
    if (has('question.ts'))
      return has('question-field.tsx') ? [] : [`${folder}question-field.tsx: is missing; ${asked}`];
    return has('input.tsx') ? [] : [`${folder}input.tsx: is missing, and so is question.ts; ${asked}`];
  });
}

const asked = 'every kind of field is asked for';

export function wholeFolders({ files }: Project): string[] {
  const halves = Object.entries(partsOf).flatMap(([floor, { parts, why }]) => {
    const folders = files.flatMap((file) => new RegExp(`^src/${floor}/([^/]+)/`).exec(file)?.[1] ?? []);
    return [...new Set(folders)]
      .filter((folder) => folder !== 'kit')
      .flatMap((folder) => parts.map((name) => `src/${floor}/${folder}/${name}`))
      .filter((file) => !files.includes(file))
      .map((file) => `${file}: is missing; ${why}`);
  });
  return [...halves, ...askedFor(files)];
}
