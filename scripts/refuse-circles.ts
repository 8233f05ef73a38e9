import type { Plugin } from 'vite';

/** Files that import each other, in the order in which they do, if there are any. */
export function circleIn(imports: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>();
  const walk = (file: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const next of imports.get(file) ?? []) {
      const circle = walk(next, [...way, file]);
      if (circle !== undefined) return circle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of imports.keys()) {
    const circle = walk(file, []);
    if (circle !== undefined) return circle;
  }
  return undefined;
}

/**
 * In a circle of files one begins before what it needs has run, and in a browser that is a blank page. Modules of ours may
 * form one by accident of how they are cut (browser-chunks.ts): then the build ends.
 */
export function refuseCircles(): Plugin {
  return {
    name: 'plein:refuse-circles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const files = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
      const circle = circleIn(new Map(files.map(({ fileName, imports }) => [fileName, imports])));
      if (circle !== undefined) this.error(`scripts that import each other: ${circle.join(' → ')}`);
    },
  };
}
