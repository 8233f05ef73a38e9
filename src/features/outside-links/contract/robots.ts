interface Rule {
  isAllowed: boolean;
  path: string;
}

const ownName = 'plein';

/** Groups of robots.txt by whom they are for (RFC 9309): several names may stand above the same rules. */
function rulesFor(text: string): Map<string, Rule[]> {
  const groups = new Map<string, Rule[]>();
  let names: string[] = [];
  let isNaming = false;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [, key = '', value = ''] = /^\s*([\w-]+)\s*:\s*([^#]*)/.exec(line) ?? [];
    const word = value.trim();
    if (/^user-agent$/i.test(key)) {
      names = isNaming ? [...names, word.toLowerCase()] : [word.toLowerCase()];
      isNaming = true;
      for (const name of names) groups.set(name, groups.get(name) ?? []);
    } else if (/^(?:dis)?allow$/i.test(key)) {
      isNaming = false;
      // An empty rule says nothing.
      if (word === '') continue;
      for (const name of names) groups.get(name)?.push({ isAllowed: /^allow$/i.test(key), path: word });
    }
  }
  return groups;
}

/** `*` is anything and a `$` at the end is the end. Piece by piece, because a pattern made by someone else may be slow. */
function fits(path: string, pattern: string): boolean {
  const isWhole = pattern.endsWith('$');
  const pieces = (isWhole ? pattern.slice(0, -1) : pattern).split('*');
  let at = 0;
  for (const [place, piece] of pieces.entries()) {
    const isLast = place === pieces.length - 1;
    const found = isLast && isWhole ? path.lastIndexOf(piece) : path.indexOf(piece, at);
    if (found < at || (place === 0 && found !== 0)) return false;
    at = found + piece.length;
  }
  return !isWhole || at === path.length;
}

/** Whether we may ask for a path of a site with this robots.txt: the longest rule that fits decides, and of two the kinder. */
export function mayAsk(robots: string, path: string): boolean {
  const groups = rulesFor(robots);
  const rules = groups.get(ownName) ?? groups.get('*') ?? [];
  const [decides] = rules
    .filter((rule) => fits(path, rule.path))
    .sort((one, other) => other.path.length - one.path.length || Number(other.isAllowed) - Number(one.isAllowed));
  return decides?.isAllowed ?? true;
}
