import { randomUUID } from 'node:crypto';
import { get } from 'node:http';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { hashPassword } from '@better-auth/utils/password';
import type { LoggedOperation, TextPlace } from '#features/pages/contract/operations/operation.ts';
import type { PageNews } from '#features/pages/contract/operations/page-news.ts';
import type { PageDocument } from '#features/pages/contract/page.ts';
import type { WorkingCopy } from '#features/pages/contract/working-copy.ts';
import { createPageReplica, type PageReplica } from '#features/pages/web/editing/page-replica.ts';
import { processorTimes } from '../compare.ts';
import { signIn, signInWithCookie } from '../sign-in.ts';
import { type Site, withDatabase } from '../site.ts';
import { ask, type Headers, longestAnswer } from './long-page.ts';
import { percentileOf } from './percentile.ts';

export interface CrowdFigures {
  editors: number;
  pages: number;
  operationsPerSecond: number;
  /** From sending an operation to its answer, by the clock. */
  answerP50: number;
  answerP95: number;
  lost: number;
  twice: number;
  /** The share of one core that Plein and its database took; what one operation took of it, with all who hear of it, in milliseconds. */
  shareOfCore: number | undefined;
  processorMilliseconds: number | undefined;
}

interface CrowdPlan {
  editors: number;
  pages: number;
  seconds: number;
  /** A word and then a pause, as people type: saved once in so long. */
  pauseMilliseconds: number;
}

interface Answer {
  operations: LoggedOperation[];
  refused?: { id: string; code: string }[];
  page: { sequence: number };
}

interface Writer {
  name: string;
  page: string;
  place: TextPlace;
  headers: Headers;
  replica: PageReplica;
  typed: string[];
  isBusy: boolean;
  /** What was told while it was busy. */
  heard: (PageNews | undefined)[];
}

export const editorPassword = 'a long password for an editor';

/** So many people, each signed in by themselves, some on the same page and in the same line: typing, hearing, being seen. */
export async function measureCrowd(site: Site, plan: CrowdPlan): Promise<CrowdFigures> {
  const admin = await signIn(site.port);
  const pages = await Promise.all(Array.from({ length: plan.pages }, () => makePage(site.port, admin)));
  const emails = await editorsWithPassword(site, plan.editors);
  const writers: Writer[] = [];
  for (const [number, email] of emails.entries()) {
    const copy = pages[number % pages.length];
    if (copy === undefined) continue;
    const headers = await signInWithCookie(site.port, { email, password: editorPassword });
    const replica = createPageReplica({ document: copy.document, sequence: copy.sequence, by: email });
    const [block] = copy.document.buildingBlockInstances;
    const place: TextPlace = { block: block?.guid ?? null, path: ['heading'], language: 'nl', format: 'plain' };
    writers.push({
      name: `w${number}x`,
      page: copy.guid,
      place,
      headers,
      replica,
      typed: [],
      isBusy: false,
      heard: [],
    });
  }
  const followed = writers.map((writer) => follow(site.port, writer));
  const times: number[] = [];
  const watched = { node: site.pid, database: site.database };
  const before = processorTimes(watched);
  const begin = performance.now();
  const deadline = begin + plan.seconds * 1000;
  await Promise.all(writers.map((writer, number) => work(site.port, writer, { number, deadline, plan, times })));
  const seconds = (performance.now() - begin) / 1000;
  const after = processorTimes(watched);
  for (const stop of followed) stop();
  for (const writer of writers) while (writer.replica.pending.length > 0) await send(site.port, writer);
  const found = await Promise.all(pages.map(async ({ guid }) => wordsOf(await read(site.port, guid, admin))));
  const words = found.flatMap((line) => line.split(' ').filter(Boolean));
  const typed = writers.flatMap((writer) => writer.typed);
  const there = new Set(words);
  return {
    editors: writers.length,
    pages: pages.length,
    operationsPerSecond: times.length / seconds,
    answerP50: percentileOf(times, 0.5),
    answerP95: percentileOf(times, 0.95),
    lost: typed.filter((word) => !there.has(word)).length,
    twice: words.length - there.size,
    shareOfCore: before && after && (after.all - before.all) / 1000 / seconds,
    processorMilliseconds: before && after && (after.all - before.all) / times.length,
  };
}

const read = async (port: number, page: string, headers: Headers): Promise<PageDocument> =>
  (await ask<WorkingCopy>(port, `/api/pages/${page}/working-copy`, headers)).document;

const wordsOf = ({ buildingBlockInstances: [block] }: PageDocument): string => block?.heading.$lang.nl ?? '';

const blocksOfPage = 12;

async function makePage(port: number, headers: Headers): Promise<WorkingCopy> {
  const text = { $lang: { nl: 'Op het terrein van de werf komen woningen, een park en een veer naar de overkant.' } };
  const buildingBlockInstances = Array.from({ length: blocksOfPage }, (_, sortId) => ({
    guid: randomUUID(),
    buildingBlockName: 'Text',
    layoutPosition: 'main',
    sortId,
    options: { lead: text },
  }));
  const document = { title: { $lang: { nl: `Bladzijde ${randomUUID()}` } }, buildingBlockInstances };
  return ask(port, '/api/pages', headers, { document });
}

/** Seeded members have no password, and may not edit. */
export async function editorsWithPassword({ dataDir }: Site, many: number): Promise<string[]> {
  const hash = await hashPassword(editorPassword);
  return withDatabase(dataDir, async (client) => {
    const { rows } = await client.query<{ email: string }>(
      `with chosen as (
         update "user" set account_type = 'ContentManager'
         where id in (select id from "user" where email like 'proef-%' order by id limit $1) returning id, email
       ), given as (
         insert into account (id, account_id, provider_id, user_id, password)
         select gen_random_uuid(), id, 'credential', id, $2 from chosen
       )
       select email from chosen`,
      [many, hash],
    );
    return rows.map(({ email }) => email);
  });
}

/** Hears what others did, or asks for it, and for who is here; as the browser does (features/pages/web/editing). */
function follow(port: number, writer: Writer): () => void {
  const [editing, presence] = [`page-editing:${writer.page}`, `page-presence:${writer.page}`];
  const path = `/api/live?topics=${encodeURIComponent(`${editing},${presence}`)}`;
  const request = get({ host: '127.0.0.1', port, path, headers: writer.headers, agent: false }, (response) => {
    response.on('error', () => undefined);
    const lines = createInterface({ input: response }).on('error', () => undefined);
    lines.on('line', (line) => {
      if (!line.startsWith('data: ')) return;
      const { topics = [], news } = JSON.parse(line.slice('data: '.length)) as Heard;
      if (topics.includes(presence) && news?.[presence] === undefined) void askPresence(port, writer);
      if (topics.includes(editing)) hear(port, writer, news?.[editing] as PageNews | undefined);
    });
  });
  request.on('error', () => undefined);
  return () => request.destroy();
}

interface Heard {
  topics?: string[];
  news?: Record<string, unknown>;
}

function hear(port: number, writer: Writer, news: PageNews | undefined): void {
  if (writer.isBusy) writer.heard.push(news);
  else if (news === undefined || news.after > writer.replica.sequence) void pull(port, writer);
  else if (news.page.sequence >= writer.replica.sequence) take(writer, news);
}

const hearMeanwhile = (port: number, writer: Writer): void => {
  for (const news of writer.heard.splice(0)) hear(port, writer, news);
};

const askPresence = (port: number, { page, headers }: Writer): Promise<unknown> =>
  ask(port, `/api/pages/${page}/presence`, headers);

async function pull(port: number, writer: Writer): Promise<void> {
  if (writer.isBusy) return;
  writer.isBusy = true;
  try {
    const path = `/api/pages/${writer.page}/operations?after=${writer.replica.sequence}&limit=500`;
    take(writer, await ask<Answer>(port, path, writer.headers));
  } finally {
    writer.isBusy = false;
  }
  hearMeanwhile(port, writer);
}

const take = ({ replica }: Writer, { operations, refused, page }: Answer): void =>
  void replica.receive(operations, refused, page.sequence);

interface Work {
  number: number;
  deadline: number;
  plan: CrowdPlan;
  times: number[];
}

async function work(port: number, writer: Writer, { number, deadline, plan, times }: Work): Promise<void> {
  const tab = randomUUID();
  await delay((plan.pauseMilliseconds * (number % 20)) / 20);
  for (let turn = 0; performance.now() < deadline; turn += 1) {
    if (turn % 5 === 0) await tellPresence(port, writer, tab);
    const begin = performance.now();
    typeWord(writer);
    await send(port, writer);
    times.push(performance.now() - begin);
    await delay(Math.max(0, plan.pauseMilliseconds - (performance.now() - begin)));
  }
}

function typeWord(writer: Writer): void {
  const word = `${writer.name}${writer.typed.length}`;
  writer.typed.push(word);
  const at = wordsOf(writer.replica.document).length;
  const slice = { content: [{ type: 'text', text: ` ${word}` }] };
  writer.replica.type(writer.place, [{ stepType: 'replace', from: at, to: at, slice }], false);
}

async function send(port: number, writer: Writer): Promise<void> {
  while (writer.isBusy) await delay(2);
  writer.isBusy = true;
  try {
    const { replica } = writer;
    const operations = replica.send(100).map(({ id, operation, group, undoes }) => ({ id, operation, group, undoes }));
    const body = { base: replica.sequence, operations };
    take(writer, await ask<Answer>(port, `/api/pages/${writer.page}/operations`, writer.headers, body));
  } finally {
    writer.isBusy = false;
  }
  hearMeanwhile(port, writer);
}

async function tellPresence(port: number, { page, place, headers }: Writer, tab: string): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/pages/${page}/presence/${tab}`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ block: place.block, isTyping: true }),
    signal: AbortSignal.timeout(longestAnswer),
  });
  if (!answer.ok) throw new Error(`Presence answered ${answer.status}.`);
  await answer.arrayBuffer();
}
