import { setTimeout as delay } from 'node:timers/promises';
import { fetchAnswer } from '../../bench/answer.ts';
import { memoryOf } from '../../bench/memory.ts';
import type { ProofSize } from '../proof-size.ts';
import type { Findings } from '../verdict.ts';
import { makeGeneratedCalls } from './generated-calls.ts';
import { type Prepared, preparePlein } from './plein-with-viewers.ts';
import { listed, type Noted, type Tally } from './tally.ts';

const longest = 1000;
/** Of the contract: what has a secret, a code from a mail or a file of its own is rarely guessed right. */
const mostNeverSucceeded = { long: 1 / 3, short: 1 / 2 };
const restSeconds = 15;
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** Calls made from the contract by seven kinds of viewers: none fails, none is slow, nothing private comes out. */
export async function proveFuzz(findings: Findings, { dataDir, isLong, seed }: ProofSize): Promise<void> {
  const calls = isLong ? 20_000 : 2000;
  const plein = await preparePlein(dataDir, seed);
  const { product, viewers, send, secrets, spared } = plein;
  try {
    const before = { memory: memoryOf(product.pid).totalMegabytes, figures: await figuresOf(product.port) };
    const tally = await makeGeneratedCalls({ viewers, secrets, spared, send, calls, seed, folders: [dataDir] });
    findings.note('calls, with this --seed', `${tally.calls}, ${seed}`, tally.calls >= calls);
    noteCalls(findings, tally, isLong ? mostNeverSucceeded.long : mostNeverSucceeded.short);
    await noteServer(findings, plein, before);
  } finally {
    await product.stop();
  }
}

function noteCalls(findings: Findings, tally: Tally, mostFailing: number): void {
  findings.note('answers by status', listed(tally.byStatus));
  for (const [viewer, { calls, successes }] of tally.byViewer) {
    findings.note(`of a ${viewer}`, `${calls}, of which ${percent(successes / calls)} successful`);
  }
  findings.note('at least a third of what is picked is successful', percent(tally.share), tally.share >= 1 / 3);
  const { neverCalled, neverSucceeded, declared } = tally;
  findings.note(
    'calls of the contract that nobody made',
    `${neverCalled.length} of ${declared.length}`,
    neverCalled.length === 0,
  );
  for (const name of neverCalled) console.log(`    ${name}`);
  findings.note(
    `calls of the contract that never succeeded, at most ${percent(mostFailing)}`,
    `${neverSucceeded.length} of ${declared.length}`,
    neverSucceeded.length <= declared.length * mostFailing,
  );
  for (const name of neverSucceeded) console.log(`    ${name}`);
  findings.note('failures of ours (5xx, or no answer)', String(tally.failures.length), tally.failures.length === 0);
  tellOf(tally.failures);
  findings.note('answers with what was not for its reader', String(tally.leaks.length), tally.leaks.length === 0);
  tellOf(tally.leaks);
  findings.note(
    'answers with a stack or a folder of the server',
    String(tally.insides.length),
    tally.insides.length === 0,
  );
  tellOf(tally.insides, true);
  const worst = tally.slowest[0]?.milliseconds ?? 0;
  findings.note('the slowest answer is under a second', `${worst.toFixed(0)} ms`, worst < longest);
  tellOf(tally.slowest);
}

function tellOf(noted: readonly Noted[], withAnswers = false): void {
  for (const { viewer, status, milliseconds, call, answer } of noted.slice(0, 60)) {
    console.log(`    ${milliseconds.toFixed(0)} ms  ${status}  ${viewer}: ${call}`);
    if (withAnswers || status >= 500 || status === 0) console.log(`        ${answer}`);
  }
}

interface Figures {
  startedAt: string;
  uncaught: number;
}

/** What the server says of itself. */
async function figuresOf(port: number): Promise<Figures> {
  const { body } = await fetchAnswer(port, '/metrics');
  const lines = body.toString().split('\n');
  const valuesOf = (name: string) =>
    lines.filter((line) => line.startsWith(name)).map((line) => line.split(' ').at(-1) ?? '');
  const uncaught = valuesOf('plein_uncaught').reduce((sum, value) => sum + Number(value), 0);
  return { startedAt: valuesOf('process_start_time_seconds ')[0] ?? '', uncaught };
}

async function noteServer(
  findings: Findings,
  { product, viewers, output }: Prepared,
  before: { memory: number; figures: Figures },
): Promise<void> {
  const after = await figuresOf(product.port);
  const isSame = after.startedAt === before.figures.startedAt && after.startedAt !== '';
  findings.note('the process is the one that was started', isSame ? 'yes' : 'no', isSame);
  findings.note('errors that nobody caught', String(after.uncaught), after.uncaught === 0);
  const errors = output()
    .split('\n')
    // What browsers report stands there too; generated calls report a lot.
    .filter((line) => /^\{"level":[56]0/.test(line) && !line.includes('"browser":{'));
  findings.note('errors in its log', String(errors.length), errors.length === 0);
  for (const line of errors.slice(0, 40)) console.log(`    ${line.slice(0, 1500)}`);
  const answers = await Promise.all(viewers.map((viewer) => viewer.call('GET', '/')));
  const isUp = answers.every(({ status }) => status < 500 && status !== 0);
  findings.note('the site answers everyone afterwards', answers.map(({ status }) => status).join(' '), isUp);
  const atOnce = memoryOf(product.pid).totalMegabytes;
  await delay(restSeconds * 1000);
  const later = memoryOf(product.pid).totalMegabytes;
  const figures = [before.memory, atOnce, later].map((megabytes) => megabytes.toFixed(0)).join(' → ');
  findings.note(`memory before, right after and ${restSeconds} s later`, `${figures} MB`);
}
