import { type Manifest, stylesOf } from './build-manifest.ts';

export interface StyleBundles {
  /** The name of one file that holds all of these. */
  nameFor(files: readonly string[]): string;
  /** What such a file holds, in order; nothing for a name that this build did not give. */
  filesOf(name: string): string[] | undefined;
}

/**
 * A page needs the styles of a dozen modules, and a dozen requests before the first paint. One file can hold any
 * choice of them: its name says which, one bit for each, so that every process of the same build can make it.
 */
export function createStyleBundles(manifest: Manifest, buildId: string): StyleBundles {
  const all = stylesOf(manifest, Object.keys(manifest));
  const prefix = `page-${buildId}-`;
  return {
    nameFor(files) {
      const bits = files.reduce((sum, file) => sum | (1n << BigInt(all.indexOf(file))), 0n);
      return `${prefix}${bits.toString(16)}.css`;
    },
    filesOf(name) {
      const digits = name.startsWith(prefix)
        ? /^([0-9a-f]{1,100})\.css$/.exec(name.slice(prefix.length))?.[1]
        : undefined;
      if (digits === undefined) return undefined;
      const bits = BigInt(`0x${digits}`);
      if (bits >> BigInt(all.length) !== 0n) return undefined;
      return all.filter((_, index) => ((bits >> BigInt(index)) & 1n) === 1n);
    },
  };
}
