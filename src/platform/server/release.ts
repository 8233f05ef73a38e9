import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './config.ts';

/** Which Plein this is. */
export function readRelease(): string {
  const text = readFileSync(join(projectRoot, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
