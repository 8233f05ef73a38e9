import { withoutQuery } from './old-address.ts';

/** One for all sizes of a picture that WordPress makes. */
const withoutSize = (name: string): string => name.replace(/(?:-\d{1,5}x\d{1,5}|-scaled)(?=\.\w{2,5}$)/, '');

function partsOf(path: string): string[] {
  return decoded(withoutQuery(path))
    .normalize('NFC')
    .toLowerCase()
    .split('/')
    .filter((part) => part !== '' && part !== '.');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What systems put beside the files of people. */
const isOfSystem = (path: string): boolean => /(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$)/i.test(path);

/** How many folders two paths have in common, counted from the file upwards. */
function depthInCommon(one: readonly string[], other: readonly string[]): number {
  let depth = 0;
  while (depth < Math.min(one.length, other.length) - 1 && one.at(-2 - depth) === other.at(-2 - depth)) depth += 1;
  return depth;
}

interface Wanted {
  sourceId: string;
  /** Its old address, or its name alone. */
  url: string;
}

/**
 * Which file of a folder is which of those that are wanted: of those with its name the one whose folders are most like
 * its own. Of two that are alike neither is taken, because one of them is another picture.
 */
export function matchPictures(wanted: readonly Wanted[], paths: readonly string[]): Map<string, string> {
  const candidates = paths
    .filter((path) => !path.endsWith('/') && !isOfSystem(path))
    .map((path) => ({ path, parts: partsOf(path) }));
  const byName = Map.groupBy(candidates, ({ parts }) => parts.at(-1) ?? '');
  const byPlainName = Map.groupBy(candidates, ({ parts }) => withoutSize(parts.at(-1) ?? ''));
  const found = new Map<string, string>();
  for (const { sourceId, url } of wanted) {
    const parts = partsOf(URL.canParse(url) ? new URL(url).pathname : url);
    const name = parts.at(-1) ?? '';
    if (name === '') continue;
    const named = byName.get(name) ?? byName.get(withoutSize(name)) ?? byPlainName.get(withoutSize(name)) ?? [];
    const ranked = named
      .map(({ path, parts: own }) => ({ path, depth: depthInCommon(parts, own) }))
      .sort((one, other) => other.depth - one.depth);
    const [best, next] = ranked;
    if (best !== undefined && best.depth !== next?.depth) found.set(sourceId, best.path);
  }
  return found;
}
