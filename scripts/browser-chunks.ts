import { type Audience, audiences, isForVisitors, namedAudience } from './chunk-audiences.ts';

/** As much of the bundler's view of a module as is needed here. */
interface ModuleInfo {
  code: string | null;
  importers: readonly string[];
  importedIds: readonly string[];
  dynamicImporters: readonly string[];
  dynamicallyImportedIds: readonly string[];
}

export interface ModuleGraph {
  getModuleInfo(id: string): ModuleInfo | null;
}

/** How many entry modules reach a module, by whose they are, and what it weighs. */
export interface Reach {
  by: Record<Audience, number>;
  isIcon: boolean;
  /** So little, with all that it brings along, that fetching it costs more than having it. */
  isLight: boolean;
}

/**
 * The file of a module that several entry modules reach; without an answer the bundler gives it one with those that have the
 * same ones. What a module imports has its entries and perhaps more, and each rule takes whatever has more entries than
 * what it takes itself: so no file comes to import a later one, and nobody gets a file of people who may more.
 */
export function chunkFor({ by, isIcon, isLight }: Reach): string | null {
  const all = audiences.reduce((sum, audience) => sum + by[audience], 0);
  const ofSomePages = by.filling + by.acting;
  const ofMostPages = by.list + by.block;
  const views = ofMostPages + ofSomePages;
  const ofPages = views + by.item;
  const visitors = by.reading + by.entering;
  if (all < 2) return null;

  // Content pages. Most views need little, so only what many share is in one file; lists have one of their own.
  if (ofMostPages > 0 && (ofPages >= 8 || isIcon)) return 'content';
  if (ofMostPages > 0 && all > ofPages && (by.list > 0 || isLight)) return 'parts';
  if (by.list > 0 && views === by.list) return 'lists';
  if (ofMostPages > 0) return null;
  // What a form and a poll share, such as the proof that nobody is a robot, before what either has to itself.
  if (views > 0 && (isLight || isIcon)) {
    if (by.filling === 0) return 'taking-part';
    return by.acting === 0 ? 'filling-in' : 'sending';
  }
  if (views > 0) return null;
  // Whoever else has it, such as its preview: no other page pays for an item's.
  if (by.item > 0) return 'item';

  // Screens that a visitor can enter.
  if (by.routes > 0 || (visitors > 0 && isLight)) return 'screens';
  if (by.reading > 0 && by.entering > 0) return 'buttons';
  if (by.entering >= 3) return 'fields';
  if (visitors > 0) return null;

  // People who are signed in. The large parts that few screens have stay by themselves: a calendar, a tree.
  if (by.signedIn > 0) return 'member';
  if (isLight && (by.editing > 0 || (by.account > 0 && by.admin > 0))) return 'member';
  if (by.account > 0 && by.admin === 0) return isLight || by.account >= 4 ? 'account' : null;
  if (by.account > 0) return all >= 8 ? 'forms' : null;
  return isLight || all >= 8 ? 'admin' : null;
}

/** The boot script needs these without the application, so they stay with it. */
const ofBoot = /preload-helper|\/src\/app\/web\/boot\//;
/** The library's own entry names them all, but only screens that are fetched later use these. */
const ofScreens = /\/@tanstack\/.*\/(?:queriesObserver|useQueries)\.js$/;
/** Names every component of the library, for one that has no entry of its own. */
const namesAll = /\/react-aria-components\/dist\/exports\/index\.mjs$/;
const icon = /\/node_modules\/lucide-react\//;

/**
 * What a form knows of its fields: a few hundred letters a kind, so those that a visitor can meet come together; each input
 * comes by itself.
 */
const ofFieldKinds = /\/field-kinds\/[^/]+\/definition\.ts$/;

/** What only some pages have: each module is light, but together they are too much for every page without it. */
export const ofSomePages: readonly (readonly [chunk: string, modules: RegExp])[] = [
  ['outside', /\/features\/(?:consent|maps)\//],
  ['charts', /\/platform\/web\/charts\//],
];

/** In letters of source. */
const lightest = 2500;

/**
 * Left alone, the bundler cuts a file for every set of entry modules that share one: more than a hundred for one screen.
 * Here what is shared goes into a few files, by who can reach it (docs/decisions/0029). All that the application
 * needs to start is in two: ours, and the libraries', which stay the same when ours change.
 */
export function browserChunks(): (id: string, graph: ModuleGraph) => string | null {
  let reachOf: ReturnType<typeof readGraph> | undefined;
  return (id, graph) => {
    reachOf ??= readGraph(id, graph);
    if (ofBoot.test(id) || ofScreens.test(id)) return null;
    const reach = reachOf(id);
    // What is fetched by name keeps a file by that name.
    if (reach === undefined) return null;
    if (reach.by.start === 0) {
      if (ofFieldKinds.test(id) && audiences.some((one) => isForVisitors(one) && reach.by[one] > 0))
        return 'field-kinds';
      const chunk = chunkFor(reach);
      // What lists have is on most pages.
      if (chunk !== 'parts' || reach.by.list > 0) return chunk;
      return ofSomePages.find(([, modules]) => modules.test(id))?.[0] ?? chunk;
    }
    return id.includes('/node_modules/') ? 'libraries' : 'application';
  };
}

/** Walks the whole graph once, from wherever it is asked first. */
function readGraph(first: string, graph: ModuleGraph): (id: string) => Reach | undefined {
  const infos = new Map<string, ModuleInfo>();
  const infoOf = (id: string): ModuleInfo => {
    const info = infos.get(id) ?? graph.getModuleInfo(id) ?? unknownModule;
    infos.set(id, info);
    return info;
  };
  const modules = closure(first, (id) => {
    const { importers, importedIds, dynamicImporters, dynamicallyImportedIds } = infoOf(id);
    return [...importers, ...importedIds, ...dynamicImporters, ...dynamicallyImportedIds];
  });
  const importedBy = (id: string) => (namesAll.test(id) ? [] : infoOf(id).importedIds);
  const isEntry = (id: string) => infoOf(id).dynamicImporters.length > 0;
  // An entry without an audience that a visitor can come to is a visitor's, so that nobody has to remember to name it.
  const visited = new Set(
    closure(modules.find((id) => namedAudience(id) === 'start') ?? first, (id) => [
      ...importedBy(id),
      ...infoOf(id).dynamicallyImportedIds.filter((entry) => isForVisitors(namedAudience(entry) ?? 'reading')),
    ]),
  );
  const audienceOf = (entry: string): Audience => namedAudience(entry) ?? (visited.has(entry) ? 'reading' : 'admin');
  const reached = new Map(modules.map((id) => [id, noEntries()]));
  for (const entry of modules.filter(isEntry)) {
    for (const id of closure(entry, importedBy)) (reached.get(id) ?? noEntries())[audienceOf(entry)] += 1;
  }
  const weigh = (id: string): number =>
    closure(id, (one) => importedBy(one).filter((next) => reached.get(next)?.start === 0))
      .filter((one) => !one.endsWith('.css'))
      .reduce((sum, one) => sum + (infoOf(one).code?.length ?? 0), 0);

  return (id) => {
    const by = reached.get(id);
    if (by === undefined || isEntry(id)) return undefined;
    const isIcon = icon.test(id);
    return { by, isIcon, isLight: (isIcon || !id.includes('/node_modules/')) && weigh(id) < lightest };
  };
}

const unknownModule: ModuleInfo = {
  code: null,
  importers: [],
  importedIds: [],
  dynamicImporters: [],
  dynamicallyImportedIds: [],
};

const noEntries = () => Object.fromEntries(audiences.map((audience) => [audience, 0])) as Record<Audience, number>;

/** This one and all that follow from it, each once. */
function closure(first: string, next: (id: string) => readonly string[]): string[] {
  const found = new Set([first]);
  for (const id of found) for (const one of next(id)) found.add(one);
  return [...found];
}
