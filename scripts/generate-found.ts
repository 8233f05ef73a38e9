import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { foundParts } from './found/found-parts.ts';
import { openProject } from './structure/project.ts';

const project = openProject(fileURLToPath(new URL('../', import.meta.url)));
writeFileSync(join(project.root, 'src/app/server/found.generated.ts'), foundParts(project));
