import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/**
 * Licences under which a package may be part of the product: they ask no more than their own text and source beside it,
 * which the EUPL-1.2 of Plein allows. LGPL and MPL are for packages that are used as they come, never changed.
 */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
]);

/** What a package says otherwise than by a known name, as its own licence file has it. */
const read = new Map([
  ['png-js', 'MIT'],
  ['xml-escape', 'MIT'],
]);

/** `MIT`, `(MIT OR CC0-1.0)`, `Apache-2.0 AND MIT`: one of each choice is enough, all that are joined are needed. */
function isAllowed(expression) {
  const plain = expression.replaceAll(/[()]/g, ' ');
  const all = (part) => part.split(' AND ').every((name) => allowed.has(name.trim()));
  // A mixture of both words means something by its brackets: read by a person, not here.
  if (plain.includes(' AND ') && plain.includes(' OR ')) return false;
  return plain.split(' OR ').some(all);
}

/**
 * @param {string} lockFile the text of package-lock.json
 * @returns {{ counts: Map<string, number>, refused: { name: string, licence: string }[] }} of what the running product
 * is made of, tools of development left out
 */
export function licencesOf(lockFile) {
  const counts = new Map();
  const refused = [];
  for (const [path, { license, dev, devOptional }] of Object.entries(JSON.parse(lockFile).packages)) {
    if (path === '' || dev || devOptional) continue;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const licence = read.get(name) ?? license ?? 'none';
    counts.set(licence, (counts.get(licence) ?? 0) + 1);
    if (!isAllowed(licence)) refused.push({ name, licence });
  }
  return { counts, refused };
}

/** `npm run licences`: every licence in the product, and an error for one that nobody looked at. */
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { counts, refused } = licencesOf(readFileSync('package-lock.json', 'utf8'));
  for (const [licence, count] of [...counts].sort(([, one], [, other]) => other - one)) {
    console.log(`${String(count).padStart(5)}  ${licence}`);
  }
  for (const { name, licence } of refused) console.error(`not allowed: ${name} (${licence})`);
  process.exit(refused.length > 0 ? 1 : 0);
}
