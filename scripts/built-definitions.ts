import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const file =
  /[\\/](?:building-blocks[\\/]kit[\\/]server[\\/]definitions|field-kinds[\\/]kit[\\/]server[\\/]kinds)-on-disk\.ts$/;

/** A built server has no folders to look in: the blocks and field kinds that there are when it is built are imported by name. */
export function builtDefinitions(): Plugin {
  return {
    name: 'plein:built-definitions',
    load: {
      filter: { id: file },
      handler(id) {
        const root = join(dirname(id), '..', '..');
        const folders = readdirSync(root, { withFileTypes: true })
          .filter((entry) => entry.isDirectory() && entry.name !== 'kit')
          .map(({ name }) => name)
          .sort();
        const imports = folders.map(
          (folder, index) => `import * as found${index} from ${JSON.stringify(join(root, folder, 'definition.ts'))};`,
        );
        const isBlocks = id.includes('building-blocks');
        const entries = folders.map((folder, index) =>
          isBlocks
            ? `{ folder: '${folder}', definition: found${index}.default }`
            : `{ folder: '${folder}', kind: found${index}.default, schema: found${index}.schema }`,
        );
        const list = `[${entries.join(', ')}]`;
        const exported = isBlocks ? `readDefinitions = async () => ${list}` : `kindsOnDisk = ${list}`;
        return `${imports.join('\n')}\nexport const ${exported};`;
      },
    },
  };
}
