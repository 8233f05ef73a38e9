import { type LoadResult, load } from './load.ts';
import { median } from './median.ts';
import { processorMilliseconds } from './process-family.ts';

export interface Target {
  port: number;
  path: string;
  headers: Record<string, string>;
  /** Sent as JSON; without it the request is a GET. Plain signs only. */
  body?: string;
  /** The process that answers, with all that it started but the database. */
  node: number;
  /** PostgreSQL's first process, where one takes part. */
  database?: number | undefined;
}

export interface Contest {
  name: string;
  product: Target;
  yardstick: Target;
  yardstickName: string;
  /** How many requests make it warm; fewer where one request is much work. */
  warmRequests?: number;
  /** Only so many at once; as many as the plan says otherwise. */
  connections?: readonly number[];
  sizes?: PageSizes;
}

/** For the reader to see that both send about as much: bytes, unpacked. */
export interface PageSizes {
  ours: number;
  yardsticks: number;
}

export interface Figures {
  requestsPerSecond: number;
  p50Milliseconds: number;
  p99Milliseconds: number;
  /** Processor time for one request; steadier than the rest when the machine has other work. */
  nodeMicroseconds: number | undefined;
  databaseMicroseconds: number | undefined;
  /** Both together. */
  serverMicroseconds: number | undefined;
  /** How much of its core the server had. Well under 1 while it is asked without a pause: something else wanted it too. */
  shareOfCore: number | undefined;
}

export interface Comparison {
  name: string;
  yardstickName: string;
  connections: number;
  sizes?: PageSizes | undefined;
  product: Figures;
  yardstick: Figures;
  /** Of the requests a second, product to yardstick. */
  ratio: number;
  /** Of the processor time for one request, yardstick to product: what `ratio` is when nothing else runs. */
  processorRatio: number | undefined;
  /** The same of Node's part alone, on both sides. */
  nodeRatio: number | undefined;
  /** The yardstick's Node part to all that the product takes, its database included. */
  ratioToNodePart: number | undefined;
}

type Part = 'nodeMicroseconds' | 'serverMicroseconds';

export interface Rounds {
  rounds: number;
  seconds: number;
}

/** In turns, so that what disturbs the machine disturbs both; each pair gives a ratio, and the median one counts. */
export async function compare(
  { name, product, yardstick, yardstickName, sizes }: Contest,
  connections: number,
  { rounds, seconds }: Rounds,
): Promise<Comparison> {
  const products: Figures[] = [];
  const yardsticks: Figures[] = [];
  for (let round = 0; round < rounds; round += 1) {
    products.push(await measure(product, connections, seconds));
    yardsticks.push(await measure(yardstick, connections, seconds));
  }
  const pairs = products.map((one, index) => ({ one, other: yardsticks[index] ?? one }));
  const ratios = pairs.map(({ one, other }) => one.requestsPerSecond / other.requestsPerSecond);
  const medianOf = (yardstickPart: Part, productPart: Part): number | undefined => {
    const known = pairs.flatMap(({ one, other }) => {
      const [ours, theirs] = [one[productPart], other[yardstickPart]];
      return ours && theirs ? theirs / ours : [];
    });
    return known.length === 0 ? undefined : median(known);
  };
  return {
    name,
    yardstickName,
    connections,
    sizes,
    product: medianFigures(products),
    yardstick: medianFigures(yardsticks),
    ratio: median(ratios),
    processorRatio: medianOf('serverMicroseconds', 'serverMicroseconds'),
    nodeRatio: medianOf('nodeMicroseconds', 'nodeMicroseconds'),
    ratioToNodePart: medianOf('nodeMicroseconds', 'serverMicroseconds'),
  };
}

const usualWarmRequests = 3000;
const longestWarmUp = 20_000;

/** Until the code is compiled as it will stay, which takes so many requests and not so many seconds. */
export async function warmUp(contest: Contest): Promise<void> {
  const { product, yardstick, warmRequests = usualWarmRequests } = contest;
  const [most = 10] = contest.connections ?? [];
  for (const target of [product, yardstick]) {
    const deadline = performance.now() + longestWarmUp;
    let requests = 0;
    while (requests < warmRequests && performance.now() < deadline) {
      requests += (await load({ ...target, connections: most, seconds: 0.5 })).requests;
    }
  }
}

async function measure(target: Target, connections: number, seconds: number): Promise<Figures> {
  const before = processorTimes(target);
  const begin = performance.now();
  const result: LoadResult = await load({ ...target, connections, seconds });
  const elapsed = performance.now() - begin;
  const after = processorTimes(target);
  const used = (part: 'node' | 'database' | 'all') => {
    const [first, last] = [before?.[part], after?.[part]];
    return first === undefined || last === undefined ? undefined : last - first;
  };
  const forOne = (milliseconds: number | undefined) =>
    milliseconds === undefined ? undefined : (milliseconds * 1000) / result.requests;
  const all = used('all');
  return {
    requestsPerSecond: result.requestsPerSecond,
    p50Milliseconds: result.p50Milliseconds,
    p99Milliseconds: result.p99Milliseconds,
    nodeMicroseconds: forOne(used('node')),
    databaseMicroseconds: forOne(used('database')),
    serverMicroseconds: forOne(all),
    shareOfCore: all === undefined ? undefined : all / elapsed,
  };
}

/** Undefined where the system does not tell. */
export function processorTimes({ node, database }: Pick<Target, 'node' | 'database'>) {
  const databases = database === undefined ? [] : [database];
  const ofNode = processorMilliseconds([node], databases);
  const ofDatabase = processorMilliseconds(databases);
  if (ofNode === undefined || ofDatabase === undefined) return undefined;
  return { node: ofNode, database: ofDatabase, all: ofNode + ofDatabase };
}

function medianFigures(all: readonly Figures[]): Figures {
  const of = (pick: (figures: Figures) => number) => median(all.map(pick));
  const ofKnown = (pick: (figures: Figures) => number | undefined) => {
    const known = all.map(pick).filter((value) => value !== undefined);
    return known.length === 0 ? undefined : median(known);
  };
  return {
    requestsPerSecond: of((figures) => figures.requestsPerSecond),
    p50Milliseconds: of((figures) => figures.p50Milliseconds),
    p99Milliseconds: of((figures) => figures.p99Milliseconds),
    nodeMicroseconds: ofKnown((figures) => figures.nodeMicroseconds),
    databaseMicroseconds: ofKnown((figures) => figures.databaseMicroseconds),
    serverMicroseconds: ofKnown((figures) => figures.serverMicroseconds),
    shareOfCore: ofKnown((figures) => figures.shareOfCore),
  };
}
