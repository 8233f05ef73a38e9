/** The build's description of its files, as Vite writes it. */
interface ManifestEntry {
  file: string;
  css?: string[];
  imports?: string[];
}

export type Manifest = Record<string, ManifestEntry>;

/** These modules and all that they import, each once, what is imported before what imports it. */
function withImports(manifest: Manifest, modules: readonly string[]): ManifestEntry[] {
  const found = new Map<string, ManifestEntry>();
  const seen = new Set<string>();
  const visit = (key: string) => {
    const entry = manifest[key];
    if (entry === undefined || seen.has(key)) return;
    seen.add(key);
    for (const inner of entry.imports ?? []) visit(inner);
    found.set(key, entry);
  };
  for (const module of modules) visit(module);
  return [...found.values()];
}

export const stylesOf = (manifest: Manifest, modules: readonly string[]): string[] => [
  ...new Set(withImports(manifest, modules).flatMap(({ css = [] }) => css)),
];

export const scriptsOf = (manifest: Manifest, modules: readonly string[]): string[] =>
  withImports(manifest, modules).map(({ file }) => file);
