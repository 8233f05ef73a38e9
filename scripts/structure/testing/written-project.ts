import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openProject, type Project } from '../project.ts';

/** A project of these files alone, on disk for as long as `look` looks at it. */
export async function withProject<T>(
  files: Record<string, string>,
  look: (project: Project) => T | Promise<T>,
): Promise<T> {
  const root = mkdtempSync(join(tmpdir(), 'plein-structure-'));
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    return await look(openProject(root));
  } finally {
    rmSync(root, { recursive: true });
  }
}
