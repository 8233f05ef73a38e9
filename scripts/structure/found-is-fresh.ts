import { foundParts } from '../found/found-parts.ts';
import type { Project } from './project.ts';

const generated = 'src/app/server/found.generated.ts';

/** A feature that was added is found; what the app imports is what lies in the folders. */
export function foundIsFresh(project: Project): string[] {
  if (!project.files.includes(generated)) return [];
  return project.read(generated) === foundParts(project) ? [] : [`${generated}: is out of date. Run: npm run found`];
}
