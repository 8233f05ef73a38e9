import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openProject } from './structure/project.ts';
import { tableOwnersPage } from './structure/table-owners.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
writeFileSync(new URL('../docs/tables.md', import.meta.url), tableOwnersPage(openProject(root)));
