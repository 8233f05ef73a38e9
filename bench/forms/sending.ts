import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { processorTimes } from '../compare.ts';
import { median } from '../median.ts';
import { type Site, withDatabase } from '../site.ts';
import type { Yardstick } from '../yardstick.ts';
import { postedAnswers, solveChallenge } from './long-form.ts';

/** Processor time for one submission, in milliseconds. */
interface Spent {
  node: number;
  database: number;
}

export interface SendingFigures {
  ours: Spent;
  lean: Spent;
  /** How many times as much as the lean program, Node and PostgreSQL together. */
  ratio: number;
  nodeRatio: number;
  sent: number;
}

interface Sender {
  port: number;
  node: number;
  path: string;
}

const connections = 10;
const warm = 800;
const rounds = 10;
const perRound = 1000;
/** Nobody fills in a form in less, so a challenge that was just given is refused. */
const humanPace = 3100;

/**
 * Ten thousand submissions of a form of two steps to Plein, and as many to the lean program on the same tables, in turns.
 * Both get the same body: a solved sum and a key for each, and twelve answers. The sums are done before, by who sends.
 */
export async function measureSending(site: Site, lean: Yardstick, guid: string): Promise<SendingFigures> {
  const sums: { token: string; solution: number }[] = [];
  for (let left = warm + rounds * perRound; left > 0; left -= 1) sums.push(await solveChallenge(site.port, guid));
  await delay(humanPace);
  let number = 0;
  // Each side its own use of every sum: the lean program does not keep which were used.
  const usedBy = new Map<string, number>();
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send = async ({ port, path }: Sender): Promise<void> => {
    number += 1;
    const used = usedBy.get(path) ?? 0;
    usedBy.set(path, used + 1);
    const challenge = sums[used];
    const body = { version: 1, key: randomBytes(24).toString('base64url'), language: 'nl', challenge };
    await post(agent, port, path, JSON.stringify({ ...body, posted: postedAnswers(number) }));
  };
  const sendMany = async (sender: Sender, count: number): Promise<void> => {
    let left = count;
    const one = async () => {
      while (left > 0) {
        left -= 1;
        await send(sender);
      }
    };
    await Promise.all(Array.from({ length: connections }, one));
  };
  const measure = async (sender: Sender): Promise<Spent> => {
    const parts = { node: sender.node, database: site.database };
    const before = processorTimes(parts);
    await sendMany(sender, perRound);
    const after = processorTimes(parts);
    const forOne = (part: keyof Spent) =>
      before === undefined || after === undefined ? Number.NaN : (after[part] - before[part]) / perRound;
    return { node: forOne('node'), database: forOne('database') };
  };
  const ours = { port: site.port, node: site.pid, path: `/api/forms/${guid}/submissions` };
  const theirs = { port: lean.port, node: lean.pid, path: `/forms/${guid}/submissions` };
  for (const sender of [ours, theirs]) await sendMany(sender, warm);
  const times: { ours: Spent; lean: Spent }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    times.push({ ours: await measure(ours), lean: await measure(theirs) });
  }
  agent.destroy();
  await requireAllKept(site, guid, 2 * (warm + rounds * perRound));
  const spent = (side: 'ours' | 'lean'): Spent => ({
    node: median(times.map((one) => one[side].node)),
    database: median(times.map((one) => one[side].database)),
  });
  return {
    ours: spent('ours'),
    lean: spent('lean'),
    ratio: median(times.map(({ ours: own, lean: other }) => whole(own) / whole(other))),
    nodeRatio: median(times.map(({ ours: own, lean: other }) => own.node / other.node)),
    sent: rounds * perRound,
  };
}

const whole = ({ node, database }: Spent): number => node + database;

function post(agent: Agent, port: number, path: string, body: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const sent = request({ host: '127.0.0.1', port, path, method: 'POST', headers, agent }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (piece: string) => {
        text += piece;
      });
      answer.on('end', () =>
        answer.statusCode === 200
          ? resolve()
          : reject(new Error(`${path}: ${answer.statusCode} ${text.slice(0, 300)}`)),
      );
    });
    sent.on('error', reject).end(body);
  });
}

/** What was measured must have happened. */
async function requireAllKept({ dataDir }: Site, guid: string, expected: number): Promise<void> {
  const kept = await withDatabase(dataDir, async (client) => {
    const { rows } = await client.query<{ kept: number }>(
      `select count(*)::int as kept from form_submission where form_guid = $1 and answers ->> 'topic' = 'anders'`,
      [guid],
    );
    return rows[0]?.kept;
  });
  if (kept !== expected) throw new Error(`${expected} were sent and ${kept} are kept.`);
}
