import { processorTimes } from '../compare.ts';
import { ask, type Headers } from '../editor/long-page.ts';
import type { Site } from '../site.ts';
import { changeOne, forgetSums } from './full-inbox.ts';

/** Milliseconds of the processor for one call. */
export interface CallTime {
  name: string;
  node: number;
  database: number;
}

interface Asked {
  name: string;
  path: string;
  times: number;
  before?: () => Promise<unknown>;
}

/** What is done before a call, so that there is something to do, is no part of it. */
async function measureCall(site: Site, headers: Headers, { name, path, times, before }: Asked): Promise<CallTime> {
  const parts = { node: site.pid, database: site.database };
  const spent = { node: 0, database: 0 };
  for (let count = 0; count < times; count += 1) {
    await before?.();
    const begin = processorTimes(parts);
    await ask(site.port, path, headers);
    const end = processorTimes(parts);
    spent.node += begin === undefined || end === undefined ? Number.NaN : end.node - begin.node;
    spent.database += begin === undefined || end === undefined ? Number.NaN : end.database - begin.database;
  }
  return { name, node: spent.node / times, database: spent.database / times };
}

/** What the inbox and the dashboard ask of a form with a hundred thousand submissions. */
export async function measureCalls(site: Site, guid: string, headers: Headers): Promise<Map<string, CallTime>> {
  const inbox = `/api/forms/${guid}/submissions`;
  const figures = `/api/forms/${guid}/figures/1`;
  const change = () => changeOne(site, guid);
  const calls: Asked[] = [
    { name: 'inbox, first page with its piles', path: inbox, times: 20 },
    { name: 'inbox, everything', path: `${inbox}?pile=all`, times: 10 },
    { name: 'inbox, a word that is in all', path: `${inbox}?pile=all&search=bankje`, times: 10 },
    { name: 'inbox, a word that is in one', path: `${inbox}?pile=all&search=inwoner4711`, times: 10 },
    { name: 'inbox, by an answer', path: `${inbox}?pile=all&answer=topic:weg`, times: 10 },
    { name: 'dashboard, never looked at', path: figures, times: 2, before: () => forgetSums(site) },
    { name: 'dashboard, one more since', path: figures, times: 10, before: change },
    { name: 'dashboard, nothing new', path: figures, times: 10 },
    {
      name: 'dashboard, a month beside the one before',
      path: `${figures}?period=month&beside=before`,
      times: 5,
      before: change,
    },
    {
      name: 'dashboard, of who gave an answer',
      path: `${figures}?answerField=topic&answerValue=weg`,
      times: 2,
      before: change,
    },
  ];
  const measured = new Map<string, CallTime>();
  for (const call of calls) measured.set(call.name, await measureCall(site, headers, call));
  return measured;
}
