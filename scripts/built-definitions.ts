import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** A file that looks in folders when it runs as it is, and what stands in its place where the server is built. */
interface FoundOnDisk {
  /** What it ends in. */
  file: RegExp;
  /** The file of each folder that is imported. */
  imported: string;
  exported(list: string): string;
  entry(folder: string, module: string): string;
}

const kinds: readonly FoundOnDisk[] = [
  {
    file: /[\\/]building-blocks[\\/]kit[\\/]server[\\/]definitions-on-disk\.ts$/,
    imported: 'definition.ts',
    exported: (list) => `readDefinitions = async () => ${list}`,
    entry: (folder, module) => `{ folder: '${folder}', definition: ${module}.default }`,
  },
  {
    file: /[\\/]field-kinds[\\/]kit[\\/]server[\\/]kinds-on-disk\.ts$/,
    imported: 'definition.ts',
    exported: (list) => `kindsOnDisk = ${list}`,
    entry: (folder, module) => `{ folder: '${folder}', kind: ${module}.default, schema: ${module}.schema }`,
  },
  {
    file: /[\\/]field-kinds[\\/]kit[\\/]server[\\/]questions-on-disk\.ts$/,
    imported: 'question.ts',
    exported: (list) => `questionsOnDisk = ${list}`,
    entry: (folder, module) => `{ folder: '${folder}', question: ${module}.default, settings: ${module}.settings }`,
  },
];

/** A built server has no folders to look in: the blocks and field kinds that there are when it is built are imported by name. */
export function builtDefinitions(): Plugin {
  return {
    name: 'plein:built-definitions',
    load: {
      filter: { id: kinds.map(({ file }) => file) },
      handler(id) {
        const found = kinds.find(({ file }) => file.test(id));
        return found && listOf(found, join(dirname(id), '..', '..'));
      },
    },
  };
}

function listOf({ imported, exported, entry }: FoundOnDisk, root: string): string {
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((one) => one.isDirectory() && one.name !== 'kit' && existsSync(join(root, one.name, imported)))
    .map(({ name }) => name)
    .sort();
  const imports = folders.map(
    (folder, index) => `import * as found${index} from ${JSON.stringify(join(root, folder, imported))};`,
  );
  const list = `[${folders.map((folder, index) => entry(folder, `found${index}`)).join(', ')}]`;
  return `${imports.join('\n')}\nexport const ${exported(list)};`;
}
