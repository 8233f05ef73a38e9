import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

function filesIn(folder, found) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) filesIn(path, found);
    else if (!/\.test\.tsx?$/.test(entry.name)) found.push(path);
  }
}

/** Every start goes through thousands of them: what is asked of each costs. */
function sourcesIn(root, paths) {
  const found = [];
  for (const path of paths.map((path) => join(root, path))) {
    const what = statSync(path, { throwIfNoEntry: false });
    if (what?.isDirectory()) filesIn(path, found);
    else if (what) found.push(path);
  }
  return found.sort();
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
