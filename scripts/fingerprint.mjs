import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

function filesUnder(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    const inner = join(path, entry.name);
    return entry.isDirectory() ? filesUnder(inner) : [inner];
  });
}

function sourcesIn(root, paths) {
  return paths
    .flatMap((path) => filesUnder(join(root, path)))
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .sort();
}

/** Names, sizes and times: enough to know that nothing was touched, and quick. */
export function quickFingerprint(root, paths) {
  const lines = sourcesIn(root, paths).map((file) => {
    const { size, mtimeMs } = statSync(file);
    return `${file.slice(root.length)} ${size} ${mtimeMs}`;
  });
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}

/** Names and contents: the same in every copy of the same sources. */
export function contentFingerprint(root, paths) {
  const hash = createHash('sha256');
  for (const file of sourcesIn(root, paths)) hash.update(`${file.slice(root.length)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}
