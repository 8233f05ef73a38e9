import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { foundParts } from './found/found-parts.ts';
import { foundSchemas } from './found/found-schemas.ts';
import { foundSegments } from './found/reserved-segments.ts';
import { openProject } from './structure/project.ts';

const project = openProject(fileURLToPath(new URL('../', import.meta.url)));
writeFileSync(join(project.root, 'src/app/server/found.generated.ts'), foundParts(project));
writeFileSync(join(project.root, 'src/app/server/found-schemas.generated.ts'), foundSchemas(project));
writeFileSync(
  join(project.root, 'src/platform/contract/addresses/found-segments.generated.ts'),
  foundSegments(project),
);
