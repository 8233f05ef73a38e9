import type { Plugin } from 'vite';

interface Unused {
  file: RegExp;
  /** What our sources may not use as long as it is left out. */
  names: RegExp;
  /** As little as the rest of the package needs to do without. */
  stub: string;
}

const reactRouter = 'react-router[\\\\/]dist[\\\\/]production[\\\\/]lib[\\\\/]';
const queryCore = '@tanstack[\\\\/]query-core[\\\\/]build[\\\\/]modern[\\\\/]';

/**
 * Parts of packages that come along although nothing of ours asks for them, because the package itself names them. A test
 * finds the first use of one; it is then taken from this list.
 */
export const unused: readonly Unused[] = [
  {
    file: new RegExp(`${reactRouter}router[\\\\/]instrumentation\\.js$`),
    names: /\binstrumentations\b/,
    stub: `export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
export const getRouteInstrumentationUpdates = () => ({});
export const instrumentClientSideRouter = (router) => router;
export const [instrumentHandler, instrumentationResultMetaContext] = [];`,
  },
  {
    file: new RegExp(`${reactRouter}dom[\\\\/]ssr[\\\\/]components\\.js$`),
    names: /\b(prefetch=|PrefetchPageLinks|HydratedRouter)/,
    stub: `import { createContext } from 'react';
export const FrameworkContext = createContext(undefined);
export const PrefetchPageLinks = () => null;
export const mergeRefs = (ref) => ref;
export const usePrefetchBehavior = () => [false, undefined, {}];
// Named by its framework mode, which nothing here reaches.
export const CRITICAL_CSS_DATA_ATTRIBUTE = '';
export const [Links, Meta, Scripts, setIsHydrated, useFrameworkContext] = [];`,
  },
  {
    file: new RegExp(`${queryCore}mutationCache\\.js$`),
    names: /\b(useMutation|useIsMutating|useMutationState|MutationCache)\b/,
    stub: `export class MutationCache {
  clear() {}
  getAll() { return []; }
  findAll() { return []; }
  resumePausedMutations() { return Promise.resolve(); }
}`,
  },
  {
    file: new RegExp(`${queryCore}infiniteQueryBehavior\\.js$`),
    names: /\b(use(Suspense)?InfiniteQuery|infiniteQueryOptions|fetchInfiniteQuery)\b/,
    stub: `export const infiniteQueryBehavior = () => undefined;
export const hasNextPage = () => false;
export const hasPreviousPage = () => false;`,
  },
];

/**
 * Making a component and naming it for the developer's tools happens when the file is read, and so keeps what nothing uses.
 * Said to have no other effect, and without the name, the router's forms and its other links are left out by themselves.
 */
const router = new RegExp(`${reactRouter}dom[\\\\/]lib\\.js$`);
export const asPure = (code: string): string =>
  code
    .replace(/^[A-Z]\w*\.displayName = "[^"]*";$/gm, '')
    .replace(/^(const [A-Z]\w* = )(React\$?\w*\.forwardRef\()/gm, '$1/* @__PURE__ */ $2');

/** For the browser only, where each of these bytes is fetched. */
export function leaveUnusedOut(): Plugin {
  const found = new Set<Unused>();
  return {
    name: 'plein:leave-unused-out',
    apply: 'build',
    load(id) {
      const part = unused.find(({ file }) => file.test(id));
      if (part === undefined) return null;
      found.add(part);
      return { code: part.stub, map: null, moduleSideEffects: false };
    },
    transform(code, id) {
      return router.test(id) ? { code: asPure(code), map: null } : null;
    },
    buildEnd(error) {
      const missed = unused.find((part) => !found.has(part));
      // After an update a file may have another name: then this list is to be looked at again.
      if (error === undefined && missed !== undefined) this.error(`nothing to leave out any more: ${missed.file}`);
    },
  };
}
