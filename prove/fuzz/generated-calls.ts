import { jsonOf, type Send } from './call.ts';
import { kindOfPath } from './kinds.ts';
import { Knowledge } from './knowledge.ts';
import { Lane } from './lane.ts';
import { type Contract, readContract } from './operations.ts';
import { Tally } from './tally.ts';
import type { Viewer } from './viewers.ts';

interface Plan {
  viewers: readonly Viewer[];
  secrets: readonly string[];
  /** Ids that those leave alone who could rightly make them public, or shut the others out. */
  spared: ReadonlySet<string>;
  send: Send;
  calls: number;
  seed: number;
  /** Of the server: they stand in no answer. */
  folders?: readonly string[];
  /** One viewer after another: the same answers in the same order, every time. */
  isInTurn?: boolean;
}

/** All viewers at once, each with calls of their own, on what all of a platform have learnt so far. */
export async function makeGeneratedCalls({
  viewers,
  secrets,
  spared,
  send,
  calls,
  seed,
  folders = [],
  isInTurn = false,
}: Plan): Promise<Tally> {
  const [someone] = viewers;
  if (someone === undefined) throw new Error('There is nobody to make calls.');
  const contract = readContract(jsonOf(await someone.call('GET', '/api/openapi.json')));
  const knowledge = { own: new Knowledge(secrets), other: new Knowledge(secrets) };
  for (const id of spared) for (const kind of ['pages', 'items', 'blocks']) knowledge.own.learn({ guid: id }, kind);
  const tally = new Tally({ folders, declared: contract.operations.map(({ key }) => key) });
  const lanes = viewers.map((viewer, index) => {
    const { isElsewhere, isTrusted } = viewer.plan;
    return new Lane({
      viewer,
      contract,
      knowledge: isElsewhere ? knowledge.other : knowledge.own,
      foreign: isElsewhere ? knowledge.own : undefined,
      spared: isTrusted || isElsewhere ? spared : new Set(),
      secrets,
      tally,
      send,
      seed: seed * 100 + index,
    });
  });
  // Of each platform who may see most of it.
  for (const isElsewhere of [false, true]) {
    const viewer = viewers.findLast(({ plan }) => plan.isElsewhere === isElsewhere);
    if (viewer !== undefined) await lookAround(viewer, contract, isElsewhere ? knowledge.other : knowledge.own);
  }
  const each = Math.ceil(calls / lanes.length);
  if (!isInTurn) await Promise.all(lanes.map((lane) => lane.run(each).then(() => lane.runEach())));
  // Who may do most first: the others then have something to name.
  else for (const lane of lanes.toReversed()) await lane.run(each);
  return tally;
}

/** Every list that can be asked for without knowing anything, so that the first calls have something to name. */
async function lookAround(viewer: Viewer, { operations }: Contract, knowledge: Knowledge): Promise<void> {
  const open = operations.filter(({ method, path, parameters }) => {
    const isStream = path.startsWith('/api/live') || path.includes(':export') || path.includes(':data');
    return method === 'GET' && !path.includes('{') && !isStream && !parameters.some(({ required }) => required);
  });
  for (const { path } of open.filter(({ path }) => path !== '/api/openapi.json')) {
    knowledge.learn(jsonOf(await viewer.call('GET', path)), kindOfPath(path));
  }
  const menu = await viewer.call('GET', `/api/menus:withName?name=${encodeURIComponent('Top level menu')}`);
  knowledge.learn(jsonOf(menu), 'menuitems');
  knowledge.learnLinks((await viewer.call('GET', '/')).text);
}
