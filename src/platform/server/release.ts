import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from './config.ts';

/** Which Plein this is. */
export function readRelease(): string {
  const text = readFileSync(join(projectRoot, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/** What changed in which release; nothing where whoever put it here left that file out. */
export async function readChangelog(): Promise<string> {
  try {
    return await readFile(join(projectRoot, 'CHANGELOG.md'), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}
