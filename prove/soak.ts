import { setTimeout as delay } from 'node:timers/promises';
import { fetchAnswer } from '../bench/answer.ts';
import { memoryOf } from '../bench/memory.ts';
import { call, openSite, type Site, type Told } from './faults/site.ts';
import type { ProofSize } from './proof-size.ts';
import { keepListening } from './reading/listener.ts';
import { pathsOf, reader } from './reading/readers.ts';
import { signedInPerson } from './reading/signed-in.ts';
import { Stretches } from './stretches.ts';
import type { Findings } from './verdict.ts';
import { itemWriting } from './writing/items.ts';
import { formWriting, signUpWriting } from './writing/submissions.ts';
import { uploadWriting } from './writing/uploads.ts';
import { voteWriting } from './writing/votes.ts';
import { wordWriting } from './writing/words.ts';
import { isWhole, keepWriting, noteTried, standingOf, toldOf, type Writing } from './writing/writing.ts';

/** Growth from the middle third to the last: of a long run, and of one in which caches are still being filled. */
const mostGrowth = { long: 1.05, short: 1.2 };
/** In seconds. */
const longRun = 600;
/** In milliseconds. */
const pauseOfReaders = 100;

interface Use {
  site: Site;
  stretches: Stretches;
  note(what: string, told: Told): void;
}

/** All kinds of use at once for a long time, with a calm now and then: the memory of the last third is that of the middle one. */
export async function proveSoak(findings: Findings, { dataDir, isLong, seconds }: ProofSize): Promise<void> {
  const length = seconds ?? (isLong ? 3600 : 60);
  const site = await openSite(dataDir);
  const { product } = site;
  const pages = await pathsOf(product.port);
  const form = await formWriting(site);
  const often: Writing[] = [itemWriting(), wordWriting('a')];
  const sometimes: Writing[] = [form, await signUpWriting(site), await voteWriting(site)];
  const rarely: Writing[] = [uploadWriting()];
  const statuses = new Map<string, Map<number, number>>();
  const answers: { at: number; milliseconds: number }[] = [];
  const stretches = new Stretches(length);
  const use: Use = {
    site,
    stretches,
    note: (what, { status, milliseconds }) => {
      const own = statuses.get(what) ?? new Map<number, number>();
      statuses.set(what, own.set(status, (own.get(status) ?? 0) + 1));
      answers.push({ at: stretches.passed, milliseconds });
    },
  };
  const topics = ['today', `form-inbox:${form.form}`];
  const listener = keepListening({ port: product.port, headers: site.headers, topics, each: 30_000 });
  const turn = () => stretches.turn();
  const stops = [
    keepWriting(site, often, { pause: 500, turn }),
    keepWriting(site, sometimes, { pause: 1000, turn }),
    keepWriting(site, rarely, { pause: 5000, turn }),
  ];
  const [memory] = await Promise.all([
    watchMemory(use),
    ...[0, 1, 2].map((who) => keepReading(use, 'visitors', reader(product.port, pages, who))),
    ...[3, 4].map((who) => keepReading(use, 'signed in', signedInPerson(product.port, pages, who))),
  ]);
  const written = await Promise.all(stops.map((stop) => stop()));
  await listener.stop();
  const name = `${(length / 60).toFixed(1)} min of mixed use`;
  noteMemory(findings, name, memory, length >= longRun ? mostGrowth.long : mostGrowth.short);
  for (const { statuses: own } of written) {
    for (const [status, count] of own) {
      const all = statuses.get('writing') ?? new Map<number, number>();
      statuses.set('writing', all.set(status, (all.get(status) ?? 0) + count));
    }
  }
  for (const [what, own] of statuses) {
    const told = [...own].map(([status, count]) => `${count} × ${status}`).join(', ');
    findings.note(
      `${name}: answers, ${what}`,
      told,
      [...own.keys()].every((status) => status >= 200 && status < 300),
    );
  }
  findings.note(
    `${name}: told that something changed`,
    `${listener.heard()} times on ${listener.opened()} channels`,
    listener.heard() > 0,
  );
  const [quickEarly, quickLate] = thirdsOf(answers, length).map((part) =>
    middle(part.map(({ milliseconds }) => milliseconds)),
  );
  findings.note(
    `${name}: the middle answer, last third against the middle one`,
    `${quickEarly?.toFixed(1)} → ${quickLate?.toFixed(1)} ms`,
  );
  const standings = await standingOf(site, [...often, ...sometimes, ...rarely]);
  findings.note(`${name}: confirmed, and lost`, toldOf(standings), isWhole(standings));
  noteTried(findings, standings);
  const { status } = await call(product.port, '/healthz');
  findings.note(`${name}: the process is the one that was started`, String(status), status === 200);
  await product.stop();
}

async function keepReading({ stretches, note }: Use, what: string, read: () => Promise<Told>): Promise<void> {
  while (!stretches.isOver) {
    await stretches.turn();
    note(what, await read());
    await delay(pauseOfReaders);
  }
}

interface Measured {
  at: number;
  total: number;
  node: number;
  /** What its objects take; the rest of node is code, buffers and room that V8 keeps. */
  heap: number;
}

/** At the end of each calm. */
async function watchMemory({ site: { product }, stretches }: Use): Promise<Measured[]> {
  const measured: Measured[] = [];
  while (await stretches.endOfCalm()) {
    const { body } = await fetchAnswer(product.port, '/metrics');
    const heap = Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(body.toString())?.[1]) / 1_000_000;
    const { totalMegabytes: total, nodeMegabytes: node } = memoryOf(product.pid);
    measured.push({ at: stretches.passed, total, node, heap });
    console.log(
      `    ${(stretches.passed / 60).toFixed(1)} min: ${total.toFixed(0)} MB, of which node ${node.toFixed(0)}, its objects ${heap.toFixed(0)}`,
    );
  }
  return measured;
}

function noteMemory(findings: Findings, name: string, measured: readonly Measured[], most: number): void {
  const length = measured.at(-1)?.at ?? 0;
  const [early = [], late = []] = thirdsOf(measured, length);
  const judged = { total: 'memory with the database', node: 'memory of node' } as const;
  for (const [kind, what] of Object.entries(judged) as [keyof typeof judged, string][]) {
    const [before, after] = [early, late].map((part) => middle(part.map((one) => one[kind])));
    findings.note(
      `${name}: ${what}, middle third → last, at most ${((most - 1) * 100).toFixed(0)} % more`,
      `${before?.toFixed(0)} → ${after?.toFixed(0)} MB`,
      (after ?? Number.NaN) <= (before ?? 0) * most,
    );
  }
  const [before, after] = [early, late].map((part) => middle(part.map(({ heap }) => heap)));
  findings.note(`${name}: its objects, middle third → last`, `${before?.toFixed(0)} → ${after?.toFixed(0)} MB`);
}

const middle = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The middle one and the last: in the first, caches fill and code is compiled. */
const thirdsOf = <T extends { at: number }>(all: readonly T[], length: number): T[][] =>
  [1, 2].map((third) => all.filter(({ at }) => Math.min(2, Math.floor((at / length) * 3)) === third));
