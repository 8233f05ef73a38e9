import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const file = /[\\/]building-blocks[\\/]kit[\\/]server[\\/]definitions-on-disk\.ts$/;

/** A built server has no folders to look in: the blocks that there are when it is built are imported by name. */
export function builtDefinitions(): Plugin {
  return {
    name: 'plein:built-definitions',
    load: {
      filter: { id: file },
      handler(id) {
        const blocks = join(dirname(id), '..', '..');
        const folders = readdirSync(blocks, { withFileTypes: true })
          .filter((entry) => entry.isDirectory() && entry.name !== 'kit')
          .map(({ name }) => name)
          .sort();
        const imports = folders.map(
          (folder, index) => `import block${index} from ${JSON.stringify(join(blocks, folder, 'definition.ts'))};`,
        );
        const found = folders.map((folder, index) => `{ folder: '${folder}', definition: block${index} }`);
        return `${imports.join('\n')}\nexport const readDefinitions = async () => [${found.join(', ')}];`;
      },
    },
  };
}
