import { fieldKindFolder } from '../contract/field-kind.ts';

type Loaders<Module> = Readonly<Record<string, () => Promise<Module>>>;

/** Modules of kinds that are fetched when one is needed, each once. `placeOf` says where the module of a folder lies. */
export function loadedModules<Module>(loaders: Loaders<Module>, placeOf: (folder: string) => string) {
  const loaded = new Map<string, Module>();
  const loading = new Map<string, Promise<Module | undefined>>();

  /** Resolves to nothing for a kind that does not exist (any more). The same promise each time, so that React can wait on it. */
  function load(kind: string): Promise<Module | undefined> {
    const present = loading.get(kind);
    if (present !== undefined) return present;
    const fetchIt = loaders[placeOf(fieldKindFolder(kind))];
    if (fetchIt === undefined) return Promise.resolve(undefined);
    const promise = fetchIt().then(
      (module) => {
        loaded.set(kind, module);
        return module;
      },
      (error: unknown) => {
        // A connection that failed may be back at the next attempt.
        loading.delete(kind);
        throw error;
      },
    );
    loading.set(kind, promise);
    return promise;
  }

  return {
    load,
    isKnown: (kind: string): boolean => placeOf(fieldKindFolder(kind)) in loaders,
    /** When it is here already. */
    get: (kind: string): Module | undefined => loaded.get(kind),
    async preload(kinds: Iterable<string>): Promise<void> {
      await Promise.all(Array.from(new Set(kinds), load));
    },
  };
}
