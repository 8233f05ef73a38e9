import { randomUUID } from 'node:crypto';
import { processorTimes } from '../compare.ts';
import { median } from '../median.ts';
import type { Site } from '../site.ts';
import type { Yardstick } from '../yardstick.ts';
import { ask, type TypedText, workingCopy } from './long-page.ts';

/** Processor time for one operation, in milliseconds. */
interface Spent {
  node: number;
  database: number;
}

export interface SavingFigures {
  ours: Spent;
  lean: Spent;
  /** How many times as much as the lean program, Node and PostgreSQL together. */
  ratio: number;
  /** Of Node alone. */
  nodeRatio: number;
}

interface Saver {
  node: number;
  save(): Promise<void>;
}

const warm = 60;
const rounds = 5;
const perRound = 60;

/** One letter typed in a page of 200 blocks, saved: by Plein and by the lean program, in turns, on the same database. */
export async function measureSaving(site: Site, lean: Yardstick, text: TypedText): Promise<SavingFigures> {
  const ours = await saverAt(site.port, site.pid, text, `/api/pages/${text.page}/operations`);
  const measure = async ({ node, save }: Saver): Promise<Spent> => {
    const before = processorTimes({ node, database: site.database });
    for (let count = 0; count < perRound; count += 1) await save();
    const after = processorTimes({ node, database: site.database });
    const forOne = (part: keyof Spent) =>
      before === undefined || after === undefined ? Number.NaN : (after[part] - before[part]) / perRound;
    return { node: forOne('node'), database: forOne('database') };
  };
  const times: { ours: Spent; lean: Spent }[] = [];
  for (let count = 0; count < warm; count += 1) await ours.save();
  for (let round = 0; round < rounds; round += 1) {
    const first = await measure(ours);
    // It reads where the page is each time, and Plein notices that someone else wrote in its database.
    const theirs = await saverAt(lean.port, lean.pid, text, `/operations/${text.page}`, site.port);
    if (round === 0) for (let count = 0; count < warm; count += 1) await theirs.save();
    const second = await measure(theirs);
    times.push({ ours: first, lean: second });
    await ours.save();
  }
  const spent = (side: 'ours' | 'lean'): Spent => ({
    node: median(times.map((one) => one[side].node)),
    database: median(times.map((one) => one[side].database)),
  });
  return {
    ours: spent('ours'),
    lean: spent('lean'),
    ratio: median(times.map(({ ours: own, lean: other }) => whole(own) / whole(other))),
    nodeRatio: median(times.map(({ ours: own, lean: other }) => own.node / other.node)),
  };
}

const whole = ({ node, database }: Spent): number => node + database;

/** As a browser does: after the number that the last answer told. */
async function saverAt(
  port: number,
  node: number,
  { page, block, headers }: TypedText,
  path: string,
  askAt = port,
): Promise<Saver> {
  let { sequence } = await workingCopy(askAt, page, headers);
  const place = { block, path: ['heading'], language: 'nl', format: 'plain' };
  const steps = [{ stepType: 'replace', from: 0, to: 0, slice: { content: [{ type: 'text', text: 'a' }] } }];
  return {
    node,
    async save() {
      const operation = { kind: 'text', place, steps };
      const body = { base: sequence, operations: [{ id: randomUUID(), operation, group: randomUUID(), undoes: null }] };
      const answer = await ask<{ refused?: unknown[]; page: { sequence: number } }>(port, path, headers, body);
      if ((answer.refused?.length ?? 0) > 0) throw new Error(`Refused: ${JSON.stringify(answer.refused)}`);
      sequence = answer.page.sequence;
    },
  };
}
