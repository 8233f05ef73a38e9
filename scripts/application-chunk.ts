/** As much of the bundler's view of a module as is needed here. */
interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[]; dynamicImporters: readonly string[] } | null;
}

const start = /\/src\/app\/web\/entry-client\.tsx$/;
/** The boot script needs these without the application, so they stay with it. */
const ofBoot = /preload-helper|\/src\/app\/web\/boot\//;

/** The library's door names them all, but only screens that are fetched later go through it to these. */
const ofScreens = /\/@tanstack\/.*\/(?:queriesObserver|useQueries)\.js$/;

/**
 * Everything that the application imports before it can start goes into two files: ours, and the libraries', which stay
 * the same when ours change. Screens share many of those modules, and the bundler would cut each into a file of its
 * own, which costs requests and packs badly.
 */
export function applicationChunk(): (id: string, graph: ModuleGraph) => string | null {
  const known = new Map<string, boolean>();
  const isNeeded = (id: string, graph: ModuleGraph): boolean => {
    const answer = known.get(id);
    if (answer !== undefined) return answer;
    // Also what ends a circle of imports.
    known.set(id, false);
    const needed =
      start.test(id) || (graph.getModuleInfo(id)?.importers ?? []).some((importer) => isNeeded(importer, graph));
    known.set(id, needed);
    return needed;
  };
  // What is fetched by name keeps a file by that name.
  const isFetched = (id: string, graph: ModuleGraph) => (graph.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
  return (id, graph) => {
    if (ofBoot.test(id) || ofScreens.test(id) || isFetched(id, graph) || !isNeeded(id, graph)) return null;
    return id.includes('/node_modules/') ? 'libraries' : 'application';
  };
}
