import { setTimeout as delay } from 'node:timers/promises';
import { memoryOf } from '../bench/memory.ts';
import { call, countLost, keepWriting, openSite } from './faults/site.ts';
import type { ProofSize } from './proof-size.ts';
import type { Findings } from './verdict.ts';

const mostGrowth = 1.2;
const parts = 5;

const middle = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** All kinds of use at once for a long time: the memory of the last fifth is that of the second. */
export async function proveSoak(findings: Findings, { dataDir, isQuick, seconds }: ProofSize): Promise<void> {
  const length = (seconds ?? (isQuick ? 30 : 300)) * 1000;
  const site = await openSite(dataDir);
  const { product, headers } = site;
  const map = await call(product.port, '/sitemap.xml');
  const pages = [...map.body.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
  const words = ['haven', 'vergunning', 'afval', 'raad', 'zwembad'];
  const memory: { at: number; megabytes: number }[] = [];
  const statuses = new Map<number, number>();
  const slow: { at: number; milliseconds: number }[] = [];
  const began = performance.now();
  const passed = () => performance.now() - began;
  const note = (status: number, milliseconds: number) => {
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    slow.push({ at: passed(), milliseconds });
  };
  const visitor = async (who: number) => {
    for (let turn = who; passed() < length; turn += 1) {
      const path =
        turn % 7 === 0 ? `/search?q=${words[turn % words.length]}` : (pages[(turn * 31) % pages.length] ?? '/');
      const told = await call(product.port, path, turn % 3 === 0 ? { headers } : {});
      note(told.status, told.milliseconds);
      await delay(20);
    }
  };
  const measure = async () => {
    while (passed() < length) {
      memory.push({ at: passed(), megabytes: memoryOf(product.pid).totalMegabytes });
      await delay(1000);
    }
  };
  const stopWriting = keepWriting(site, 1);
  await Promise.all([visitor(0), visitor(1), visitor(2), visitor(3), measure()]);
  const written = await stopWriting();
  const partOf = <T extends { at: number }>(all: readonly T[], part: number) =>
    all.filter(({ at }) => Math.floor((at / length) * parts) === part);
  const [early, late] = [1, parts - 1].map((part) => middle(partOf(memory, part).map(({ megabytes }) => megabytes)));
  const [quickEarly, quickLate] = [1, parts - 1].map((part) =>
    middle(partOf(slow, part).map(({ milliseconds }) => milliseconds)),
  );
  const minutes = `${(length / 60_000).toFixed(1)} min`;
  findings.note(
    `${minutes} of mixed use: memory with the database, last fifth against the second`,
    `${early?.toFixed(0)} → ${late?.toFixed(0)} MB`,
    (late ?? Number.NaN) <= (early ?? 0) * mostGrowth,
  );
  findings.note(
    `${minutes} of mixed use: answers`,
    [...statuses].map(([status, count]) => `${count} × ${status}`).join(', '),
    [...statuses.keys()].every((status) => status === 200),
  );
  findings.note(
    `${minutes} of mixed use: the middle answer, last fifth against the second`,
    `${quickEarly?.toFixed(1)} → ${quickLate?.toFixed(1)} ms`,
  );
  const lost = await countLost(dataDir, written.guids);
  findings.note(
    `${minutes} of mixed use: confirmed and lost`,
    `${written.guids.length} confirmed, ${lost} lost`,
    lost === 0,
  );
  await product.stop();
}
