/** What V8 writes: a tree of calls, and which of them it saw at each look. */
export interface CpuProfile {
  nodes: readonly ProfileNode[];
  samples: readonly number[];
  /** In microseconds, since the look before. */
  timeDeltas: readonly number[];
}

interface ProfileNode {
  id: number;
  callFrame: { functionName: string; url: string; lineNumber: number };
  children?: readonly number[];
}

export interface Share {
  name: string;
  milliseconds: number;
}

interface Part {
  name: string;
  /** Of a function that the built server has, by its own name. */
  functions: RegExp;
  files?: RegExp;
}

/**
 * From the inside out: a look counts for the first part that any function of its stack belongs to, beginning with the
 * innermost. So icons are not drawing, and texts within an icon are texts.
 */
const parts: readonly Part[] = [
  { name: 'collecting garbage', functions: /^\(garbage collector\)$/ },
  {
    name: 'texts',
    functions: /^(?:useTranslation|t|fixedT|translate|mergeTexts|addResourceBundle|useViewTexts|getFixedT)$/,
  },
  { name: 'icons', functions: /^(?:buildLucideIconNode|createLucideIcon|Icon)$/ },
  {
    name: 'dates and numbers',
    functions: /^(?:format|formatToParts|resolvedOptions|DateTimeFormat|NumberFormat|supportedLocalesOf)$/,
  },
  { name: 'the state as JSON', functions: /^(?:pageStateJson)$/ },
  {
    name: 'finding the route',
    functions: /^(?:matchRoutes|matchRoutesImpl|flattenRoutes|compilePath|createStaticHandler|createStaticRouter)$/,
  },
  { name: 'drawing with React', functions: /^(?:exports\.renderToString|renderToString|renderToStringImpl)$/ },
  {
    name: 'loading what the page shows',
    functions: /^(?:queryRoute|query|loadRouteData|callRouteMiddleware|runClientMiddleware)$/,
  },
  {
    name: 'asking the database',
    functions: /^(?:handleDataRow|handleMessage|_parseMessage|executeQuery|sendQuery|prepare|submit)$/,
  },
  { name: 'compressing', functions: /^(?:brotliCompress|gzip|zlibBuffer|processCallback|deflate)$/ },
  { name: 'HTTP', functions: /./, files: /^node:(?:_http|net|internal\/stream|internal\/http)/ },
];

const rest = 'the rest of the server';
const idle = /^\((?:idle|program|root)\)$/;

function partOf(node: ProfileNode): string | undefined {
  const { functionName, url } = node.callFrame;
  return parts.find(({ functions, files }) => functions.test(functionName) && (files?.test(url) ?? true))?.name;
}

/** Each part's share of the time in which the thread did something, largest first. */
export function splitOf({ nodes, samples, timeDeltas }: CpuProfile): Share[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)));
  const names = new Map<number, string>();
  const nameOf = (id: number): string => {
    const known = names.get(id);
    if (known !== undefined) return known;
    const node = byId.get(id);
    const parent = parents.get(id);
    const name = (node && partOf(node)) ?? (parent === undefined ? rest : nameOf(parent));
    names.set(id, name);
    return name;
  };
  const total = new Map<string, number>();
  samples.forEach((id, index) => {
    if (idle.test(byId.get(id)?.callFrame.functionName ?? '')) return;
    const name = nameOf(id);
    total.set(name, (total.get(name) ?? 0) + (timeDeltas[index] ?? 0) / 1000);
  });
  return largestFirst(total);
}

/** The functions in which the thread itself was, whoever called them. */
export function functionsOf({ nodes, samples, timeDeltas }: CpuProfile): Share[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const total = new Map<string, number>();
  samples.forEach((id, index) => {
    const { functionName = '', url = '', lineNumber = 0 } = byId.get(id)?.callFrame ?? {};
    if (idle.test(functionName)) return;
    const place = url === '' ? '' : `  ${url.split('/').slice(-2).join('/')}:${lineNumber + 1}`;
    const name = `${functionName === '' ? '(without a name)' : functionName}${place}`;
    total.set(name, (total.get(name) ?? 0) + (timeDeltas[index] ?? 0) / 1000);
  });
  return largestFirst(total);
}

const largestFirst = (total: ReadonlyMap<string, number>): Share[] =>
  [...total]
    .map(([name, milliseconds]) => ({ name, milliseconds }))
    .sort((one, other) => other.milliseconds - one.milliseconds);
