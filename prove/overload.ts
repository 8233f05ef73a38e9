import http from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { memoryOf } from '../bench/memory.ts';
import { type Product, startProduct } from '../bench/product.ts';
import { type Asked, ask, askPipelined, keepAsking, percentile } from './ask.ts';
import type { Findings } from './verdict.ts';

const kept = '/nieuws';
const ms = (milliseconds: number): string => `${Math.round(milliseconds)} ms`;
const worst = (asked: readonly Asked[]): number => Math.max(...asked.map(({ milliseconds }) => milliseconds));
const isAnswer = ({ status }: Asked): boolean => status === 200;
const isRefusal = ({ status }: Asked): boolean => status === 503 || status === 429;

interface Size {
  pipelined: number;
  connections: number;
  /** How many ask again and again, for how many seconds. */
  crowd: number;
  seconds: number;
  restSeconds: number;
}

const whole: Size = { pipelined: 1000, connections: 2000, crowd: 400, seconds: 10, restSeconds: 30 };
const quick: Size = { pipelined: 200, connections: 300, crowd: 100, seconds: 3, restSeconds: 10 };

/** More is asked than can be answered: what is admitted is quick, the rest is told at once, and nothing stays behind. */
export async function proveOverload(findings: Findings, { dataDir, isQuick }: { dataDir: string; isQuick: boolean }) {
  const size = isQuick ? quick : whole;
  const product = await startProduct({ dataDir, core: undefined, environment: { BUSY_WAIT_MS: '400' } });
  try {
    await warmUp(product);
    const before = memoryOf(product.pid).totalMegabytes;
    await onOneConnection(findings, product, size);
    await onManyConnections(findings, product, size);
    await tenTimesTheLoad(findings, product, size);
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
  for (let round = 0; round < 60; round += 1) {
    await Promise.all(Array.from({ length: 10 }, (_, one) => ask(port, `/?warm=${round}-${one}`)));
  }
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

async function onOneConnection(findings: Findings, product: Product, { pipelined }: Size): Promise<void> {
  const paths = Array.from({ length: pipelined }, (_, one) => `${kept}?x=${one}`);
  const { value, health, page } = await beside(product, () => askPipelined(product.port, paths));
  const name = `${pipelined} pipelined on one connection`;
  const drawn = value.filter((status) => status === 200).length;
  const refused = value.filter((status) => status === 503 || status === 429).length;
  findings.note(
    `${name}: all are answered`,
    `${drawn} drawn, ${refused} refused`,
    drawn + refused === pipelined && drawn > 0,
  );
  findings.note(`${name}: health`, ms(worst(health)), health.every(isAnswer) && worst(health) < 1000);
  findings.note(`${name}: a kept page`, ms(worst(page)), page.every(isAnswer) && worst(page) < 1000);
}

async function onManyConnections(findings: Findings, product: Product, { connections }: Size): Promise<void> {
  const { value, health } = await beside(product, () =>
    Promise.all(Array.from({ length: connections }, (_, one) => ask(product.port, `/?c=${one}`))),
  );
  const name = `${connections} connections at once`;
  const drawn = value.filter(isAnswer);
  const isWhole = value.every((one) => isAnswer(one) || isRefusal(one));
  findings.note(
    `${name}: all are answered`,
    `${drawn.length} drawn, ${value.filter(isRefusal).length} refused`,
    isWhole && drawn.length > 0,
  );
  findings.note(`${name}: health`, ms(worst(health)), health.every(isAnswer) && worst(health) < 1000);
}

/** A crowd that asks again as soon as it has an answer, whatever it is. */
async function askFor(port: number, crowd: number, seconds: number): Promise<Asked[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: crowd });
  const deadline = performance.now() + seconds * 1000;
  const all: Asked[] = [];
  const drive = async (who: number) => {
    for (let turn = 0; performance.now() < deadline; turn += 1) {
      const asked = await ask(port, `/?d=${who}-${turn}`, agent);
      all.push(asked);
      // A refusal says to wait; whoever does not is what this is about, but not a thousand times a second.
      if (!isAnswer(asked)) await delay(50);
    }
  };
  await Promise.all(Array.from({ length: crowd }, (_, who) => drive(who)));
  agent.destroy();
  return all;
}

async function tenTimesTheLoad(findings: Findings, product: Product, { crowd, seconds }: Size): Promise<void> {
  const fits = await askFor(product.port, 10, seconds / 2);
  const fitting = fits.length / (seconds / 2);
  const { value, health } = await beside(product, () => askFor(product.port, crowd, seconds));
  const drawn = value.filter(isAnswer);
  const asked = value.length / seconds;
  const name = `${(asked / fitting).toFixed(0)} times the load that fits (${fitting.toFixed(0)} pages a second)`;
  findings.note(`${name}: what is admitted, p99`, ms(percentile(drawn, 0.99)), percentile(drawn, 0.99) < 1000);
  findings.note(`${name}: drawn a second`, (drawn.length / seconds).toFixed(0), drawn.length > 0);
  findings.note(`${name}: health`, ms(worst(health)), health.every(isAnswer) && worst(health) < 1000);
}
