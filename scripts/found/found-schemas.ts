import type { Project } from '../structure/project.ts';

const contractFile = /^src\/(?:platform|features\/[^/]+|building-blocks\/kit|app)\/contract\/.*\.ts$/;
const notASchemaFile = /\.test\.ts$|\/testing\//;
const exportsSchema = /^export const [A-Z]\w*(?::[^=]+)? =/m;
const importsLibrary = /^import \{ z \} from 'zod'/m;

const nameOf = (file: string): string =>
  file
    .replace(/^src\/|\.ts$/g, '')
    .split(/\W/)
    .map((word, index) => (index === 0 ? word : `${word[0]?.toUpperCase() ?? ''}${word.slice(1)}`))
    .join('');

const aliasOf = (file: string): string => file.replace(/^src\/(?:building-(?=blocks\/))?/, '#');

/** The source of `src/app/server/found-schemas.generated.ts`: contracts whose schemas have a name in the description of the calls. */
export function foundSchemas(project: Project): string {
  const files = project.files.filter(
    (file) =>
      contractFile.test(file) &&
      !notASchemaFile.test(file) &&
      importsLibrary.test(project.read(file)) &&
      exportsSchema.test(project.read(file)),
  );
  return `// Written by \`npm run found\` from the contracts of the features; the structure check fails when it is out of date.
${files.map((file) => `import * as ${nameOf(file)} from '${aliasOf(file)}';\n`).join('')}
export const foundSchemas: readonly Readonly<Record<string, unknown>>[] = [
${files.map((file) => `  ${nameOf(file)},\n`).join('')}];
`;
}
