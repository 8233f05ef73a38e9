import { setTimeout as delay } from 'node:timers/promises';
import type { LoggedOperation, TextPlace } from '#features/pages/contract/operations/operation.ts';
import type { PageDocument } from '#features/pages/contract/page.ts';
import type { WorkingCopy } from '#features/pages/contract/working-copy.ts';
import { createPageReplica, type PageReplica } from '#features/pages/web/editing/page-replica.ts';
import type { Findings } from '../verdict.ts';
import { call, databasePid, openSite, type Site, type Told } from './site.ts';

interface Answer {
  operations: LoggedOperation[];
  refused: { id: string; code: string }[];
  page: { sequence: number };
}

/** Someone who types words into one text, as a browser does: what has no answer is sent again. */
export interface Writer {
  name: string;
  line: TextPlace;
  replica: PageReplica;
  typed: string[];
  strange: number;
}

export const wordsOf = ({ buildingBlockInstances: [text] }: PageDocument): string => {
  const lead = text?.options.lead as { $lang: { nl?: string } } | undefined;
  return lead?.$lang.nl ?? '';
};

/** Of the only text on it. */
export function writerOf(name: string, { document, sequence, changedBy }: WorkingCopy): Writer {
  const block = document.buildingBlockInstances[0]?.guid ?? '';
  const line: TextPlace = { block, path: ['options', 'lead'], language: 'nl', format: 'plain' };
  return {
    name,
    line,
    replica: createPageReplica({ document, sequence, by: changedBy.id ?? '' }),
    typed: [],
    strange: 0,
  };
}

/** Four write in the same line, so that some wait for another's transaction, while the server, or its database, is killed again and again: every word is there, once. */
export async function proveTyping(findings: Findings, dataDir: string, kills: number): Promise<void> {
  let site = await openSite(dataDir);
  const copy = await newPage(site);
  if (!('document' in copy)) throw new Error(`No page was made: ${copy.status} ${copy.body}`);
  const writers = ['a', 'b', 'c', 'd'].map((name) => writerOf(name, copy));
  for (let round = 0; round < kills; round += 1) {
    const isOver = { now: false };
    const typing = writers.map((writer) => keepTyping(site, copy.guid, writer, isOver));
    await delay(150 + ((round * 379) % 700));
    process.kill(site.product.pid, 'SIGKILL');
    if (round % 2 === 1) process.kill(await databasePid(dataDir), 'SIGKILL');
    isOver.now = true;
    await Promise.all(typing);
    site = await openSite(dataDir);
  }
  for (const writer of writers) {
    while (writer.replica.pending.length > 0) await send(site, copy.guid, writer);
  }
  const words = wordsOf((await read<WorkingCopy>(site, `/api/pages/${copy.guid}/working-copy`)).document).split(' ');
  const typed = writers.flatMap((writer) => writer.typed);
  const lost = typed.filter((word) => !words.includes(word)).length;
  const twice = words.length - new Set(words).size;
  findings.note(
    `${kills} kills under four who type in one line: words lost, words twice`,
    `${typed.length} typed, ${lost} lost, ${twice} twice`,
    lost === 0 && twice === 0,
  );
  const strange = writers.reduce((sum, writer) => sum + writer.strange, 0);
  findings.note('words that were refused', String(strange), strange === 0);
  await site.product.stop();
}

/** Or what came in its place. */
export async function newPage(site: Site): Promise<WorkingCopy | Told> {
  const text = { guid: crypto.randomUUID(), buildingBlockName: 'Text', layoutPosition: 'main', sortId: 0 };
  const options = { lead: { $lang: { nl: 'Begin' } } };
  const json = { document: { title: { $lang: { nl: 'Begin' } }, buildingBlockInstances: [{ ...text, options }] } };
  const told = await call(site.product.port, '/api/pages', { method: 'POST', headers: site.headers, json });
  return told.status === 200 ? (JSON.parse(told.body) as WorkingCopy) : told;
}

export async function read<T>(site: Site, path: string): Promise<T> {
  return JSON.parse((await call(site.product.port, path, { headers: site.headers })).body) as T;
}

async function keepTyping(site: Site, page: string, writer: Writer, isOver: { now: boolean }): Promise<void> {
  while (!isOver.now) {
    typeWord(writer);
    await send(site, page, writer);
  }
}

/** At the end of the line as this writer has it. */
export function typeWord({ name, line, replica, typed }: Writer): void {
  const word = `${name}${typed.length}`;
  typed.push(word);
  const at = wordsOf(replica.document).length;
  const slice = { content: [{ type: 'text', text: ` ${word}` }] };
  replica.type(line, [{ stepType: 'replace', from: at, to: at, slice }], false);
}

export async function send(site: Site, page: string, writer: Writer): Promise<Told> {
  const { replica } = writer;
  const operations = replica.send(100).map(({ id, operation, group, undoes }) => ({ id, operation, group, undoes }));
  const json = { base: replica.sequence, operations };
  const path = `/api/pages/${page}/operations`;
  const told = await call(site.product.port, path, { method: 'POST', headers: site.headers, json });
  if (told.status !== 200) {
    await delay(20);
    return told;
  }
  const answer = JSON.parse(told.body) as Answer;
  writer.strange += replica.receive(answer.operations, answer.refused, answer.page.sequence).length;
  return told;
}
