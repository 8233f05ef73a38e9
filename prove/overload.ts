import { setTimeout as delay } from 'node:timers/promises';
import { memoryOf } from '../bench/memory.ts';
import { type Product, startProduct } from '../bench/product.ts';
import { type Asked, ask, askPipelined, keepAsking, percentile } from './ask.ts';
import { askAtSpeed, comeAtRate } from './crowd/crowd.ts';
import type { ProofSize } from './proof-size.ts';
import type { Findings } from './verdict.ts';

const kept = '/nieuws';
const ms = (milliseconds: number): string => `${Math.round(milliseconds)} ms`;
const worst = (asked: readonly Asked[]): number => Math.max(...asked.map(({ milliseconds }) => milliseconds));

type Outcome = Pick<Asked, 'status' | 'retryAfter'>;
const isAnswer = ({ status }: Outcome): boolean => status === 200;
/** Told to come back, and when. */
const isRefusal = ({ status, retryAfter }: Outcome): boolean => status === 503 && (retryAfter ?? 0) > 0;

interface Size {
  pipelined: number;
  connections: number;
  /** How many times the load that fits comes, one after the other. */
  times: readonly number[];
  /** Of each. */
  seconds: number;
  /** Who can wait for an answer at the same time. */
  mostLines: number;
  restSeconds: number;
}

const long: Size = {
  pipelined: 1000,
  connections: 2000,
  times: [2, 5, 10],
  seconds: 10,
  mostLines: 3000,
  restSeconds: 30,
};
const short: Size = { ...long, pipelined: 200, connections: 300, times: [10], seconds: 4, restSeconds: 10 };

/** Of full speed: two measurements of the same differ by less. */
const enough = 0.9;
const soon = 5;
const secondsAfter = 10;
/** As many as are served at the same time (admission.ts): nobody of them has to wait for a place. */
const few = 8;

/** More is asked than can be answered: what is admitted is quick, the rest is told when to come back, and nothing stays behind. */
export async function proveOverload(findings: Findings, { dataDir, isLong }: ProofSize): Promise<void> {
  const size = isLong ? long : short;
  const product = await startProduct({ dataDir, core: undefined, environment: { BUSY_WAIT_MS: '400' } });
  try {
    await warmUp(product);
    const before = memoryOf(product.pid).totalMegabytes;
    await onOneConnection(findings, product, size);
    await onManyConnections(findings, product, size);
    const fits = await loadThatFits(findings, product, size.seconds);
    for (const times of size.times) await timesTheLoad(findings, product, { ...size, times, fits });
    await delay(size.restSeconds * 1000);
    const after = memoryOf(product.pid).totalMegabytes;
    const isBack = after <= before * 1.2;
    findings.note(
      `memory ${size.restSeconds} s later, at most a fifth more`,
      `${before.toFixed(0)} → ${after.toFixed(0)} MB`,
      isBack,
    );
  } finally {
    await product.stop();
  }
}

/** What a server has that was used for a while: its code compiled, its caches filled, its heap grown. */
async function warmUp({ port }: Product): Promise<void> {
  await askAtSpeed({ port, path: (number) => `/?warm=${number}`, seconds: 5 }, few);
  await ask(port, kept);
  await delay(5000);
}

/** While something heavy happens: what health and kept pages take. */
async function beside<T>(
  { port }: Product,
  work: () => Promise<T>,
): Promise<{ value: T; health: Asked[]; page: Asked[] }> {
  const stopHealth = keepAsking(port, '/healthz', 50);
  const stopPage = keepAsking(port, kept, 50);
  const value = await work();
  return { value, health: await stopHealth(), page: await stopPage() };
}

/** Nobody is left without an answer, some are served, and the others told when to come back. */
function noteAll(findings: Findings, name: string, asked: readonly Outcome[]): void {
  const drawn = asked.filter(isAnswer).length;
  const refused = asked.filter(isRefusal).length;
  findings.note(
    `${name}: all are answered, 503 with Retry-After`,
    `${drawn} drawn, ${refused} told to come back, ${asked.length - drawn - refused} else`,
    drawn + refused === asked.length && drawn > 0,
  );
}

function noteBeside(findings: Findings, name: string, health: readonly Asked[], page: readonly Asked[]): void {
  findings.note(`${name}: health`, ms(worst(health)), health.every(isAnswer) && worst(health) < 1000);
  findings.note(`${name}: a kept page`, ms(worst(page)), page.every(isAnswer) && worst(page) < 1000);
}

async function onOneConnection(findings: Findings, product: Product, { pipelined }: Size): Promise<void> {
  const paths = Array.from({ length: pipelined }, (_, one) => `${kept}?x=${one}`);
  const { value, health, page } = await beside(product, () => askPipelined(product.port, paths));
  const name = `${pipelined} pipelined on one connection`;
  noteAll(findings, name, value);
  findings.note(`${name}: none is left out`, `${value.length} answers`, value.length === pipelined);
  noteBeside(findings, name, health, page);
}

async function onManyConnections(findings: Findings, product: Product, { connections }: Size): Promise<void> {
  const { value, health, page } = await beside(product, () =>
    Promise.all(Array.from({ length: connections }, (_, one) => ask(product.port, `/?c=${one}`))),
  );
  const name = `${connections} connections at once`;
  noteAll(findings, name, value);
  noteBeside(findings, name, health, page);
}

let round = 0;
/** Pages that nobody has asked for before, so that each must be drawn. */
function newPages(): (number: number) => string {
  round += 1;
  const own = round;
  return (number) => `/?d=${own}-${number}`;
}

const middle = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** In pages a second: what is drawn when as many ask as are served at once. */
async function loadThatFits(findings: Findings, { port }: Product, seconds: number): Promise<number> {
  const { perSecond, asked } = await askAtSpeed({ port, path: newPages(), seconds }, few);
  const fits = middle(perSecond);
  findings.note(`the load that fits: ${few} at a time`, `${fits} pages a second`, fits > 0 && asked.every(isAnswer));
  return fits;
}

interface Load {
  times: number;
  fits: number;
  seconds: number;
  mostLines: number;
}

async function timesTheLoad(findings: Findings, product: Product, { times, fits, seconds, mostLines }: Load) {
  const { port } = product;
  const {
    value: crowd,
    health,
    page,
  } = await beside(product, () =>
    comeAtRate({ port, path: newPages(), seconds }, { perSecond: times * fits, mostLines }),
  );
  // From the moment that nobody comes any more, while the last of them may still wait.
  const { perSecond, asked: after } = await askAtSpeed({ port, path: newPages(), seconds: secondsAfter }, few);
  const value = await crowd.answers;
  const name = `${times} times the load that fits`;
  const came = value.length / seconds / fits;
  findings.note(`${name}: so many really came`, `${came.toFixed(1)} times`, came >= times * 0.98);
  noteAll(findings, name, value);
  const drawn = value.filter(isAnswer);
  const refused = value.filter(isRefusal);
  findings.note(
    `${name}: some are told to come back, at once`,
    `p50 ${ms(percentile(refused, 0.5))}, p99 ${ms(percentile(refused, 0.99))}`,
    refused.length > 0,
  );
  findings.note(`${name}: what is admitted, p99`, ms(percentile(drawn, 0.99)), percentile(drawn, 0.99) < 1000);
  findings.note(`${name}: drawn a second`, (drawn.length / seconds).toFixed(0), drawn.length > 0);
  noteBeside(findings, name, health, page);
  const speeds = perSecond.map((pages) => pages / fits);
  const first = speeds.findIndex((speed) => speed >= enough) + 1;
  const later = middle(speeds.slice(soon));
  findings.note(
    `${name}: full speed within ${soon} s after`,
    `${perSecond.join(', ')} pages in each second after`,
    first > 0 && first <= soon && later >= enough && after.every((one) => isAnswer(one) || isRefusal(one)),
  );
}
