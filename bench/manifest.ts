import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './product.ts';

interface ManifestEntry {
  file: string;
  imports?: string[];
}

/** What `vite build` made of each module, with the other modules that come along with it. */
export type Manifest = Record<string, ManifestEntry>;

export const readManifest = (): Manifest =>
  JSON.parse(readFileSync(join(root, 'dist/client/.vite/manifest.json'), 'utf8')) as Manifest;

/** The addresses of a module and of all that it imports at once, each once. */
export function staticClosure(manifest: Manifest, module: string): string[] {
  const keys = [module];
  for (const key of keys) {
    for (const inner of manifest[key]?.imports ?? []) if (!keys.includes(inner)) keys.push(inner);
  }
  return keys.flatMap((key) => manifest[key]?.file ?? []).map((file) => `/${file}`);
}
