/** A zip of more would take an evening to fetch, and the format itself ends at four gigabytes. */
export const exportFileLimits: Readonly<{ files: number; bytes: number }> = { files: 5_000, bytes: 2_000_000_000 };

/** Names that Windows keeps for devices, whatever their ending. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

const longest = 100;

/** A name that is one part of a path on every disk, and never the way up. */
export function harmlessName(name: string, otherwise: string): string {
  const named = name.replaceAll(/[/\\:*?"<>|]|\p{Cc}|\p{Cf}/gu, '-').replace(/^[.\s]+/, '');
  const end = Array.from(named).findLastIndex((letter) => !/[.\s]/.test(letter));
  const plain = Array.from(named)
    .slice(0, end + 1)
    .join('');
  const dot = plain.lastIndexOf('.');
  const ending = dot > 0 && plain.length - dot <= 10 ? plain.slice(dot) : '';
  const stem = plain
    .slice(0, plain.length - ending.length)
    .slice(0, longest)
    .toWellFormed()
    .trim();
  const whole = `${stem || otherwise}${ending}`;
  return reserved.test(whole.split('.')[0] ?? '') ? `_${whole}` : whole;
}

/** Gives each a place of its own: the second of a name says so. Disks that know no capitals are thought of. */
export function createPlaces(): (folder: string, name: string) => string {
  const taken = new Set<string>();
  return (folder, name) => {
    const dot = name.lastIndexOf('.');
    const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
    for (let number = 1; ; number += 1) {
      const path = `${folder}/${number === 1 ? name : `${stem} (${number})${ending}`}`;
      if (taken.has(path.toLowerCase())) continue;
      taken.add(path.toLowerCase());
      return path;
    }
  };
}
