import { foundParts } from '../found/found-parts.ts';
import { foundSchemas } from '../found/found-schemas.ts';
import { foundSegments } from '../found/reserved-segments.ts';
import type { Project } from './project.ts';

const generated: Record<string, (project: Project) => string> = {
  'src/app/server/found.generated.ts': foundParts,
  'src/app/server/found-schemas.generated.ts': foundSchemas,
  'src/platform/contract/addresses/found-segments.generated.ts': foundSegments,
};

/** A feature that was added is found; what the app imports, and which addresses are taken, is what lies in the folders. */
export const foundIsFresh = (project: Project): string[] =>
  Object.entries(generated)
    .filter(([file, write]) => project.files.includes(file) && project.read(file) !== write(project))
    .map(([file]) => `${file}: is out of date. Run: npm run found`);
