import { setTimeout as delay } from 'node:timers/promises';
import type { Site, Told } from '../faults/site.ts';
import type { Findings } from '../verdict.ts';

/** What was confirmed, held against what is there afterwards. */
export interface Standing {
  confirmed: number;
  lost: number;
  twice: number;
}

/** One kind of thing that is written again and again, as those do it who use a site. */
export interface Writing {
  kind: string;
  /** Once, or once more what has had no answer yet. Undefined: there was nothing to write at this moment. */
  write(site: Site): Promise<Told | undefined>;
  /** What was written last has had no answer: it may be there or not. */
  isOpen?(): boolean;
  standing(site: Site): Promise<Standing>;
}

/** A refusal as who is refused gets it. */
export interface Refusal {
  code: string;
  isClear: boolean;
}

export interface Written {
  /** Answers by their status. */
  statuses: Map<number, number>;
  /** What 503 said, by its code, with how often; false where it said nothing that anyone can do something with. */
  refusals: Map<string, { times: number; isClear: boolean }>;
}

export const isConfirmed = ({ status }: Told): boolean => status >= 200 && status < 300;

/** A title, a sentence that says what to do, and when to come back. */
export function refusalIn({ body, retryAfter }: Pick<Told, 'body' | 'retryAfter'>): Refusal {
  const { code = 'no code', title = '', detail = '' } = problemIn(body);
  return { code, isClear: title.length > 5 && detail.length > 20 && (retryAfter ?? 0) > 0 };
}

function problemIn(body: string): { code?: string; title?: string; detail?: string } {
  try {
    return JSON.parse(body) as { code?: string; title?: string; detail?: string };
  } catch {
    return {};
  }
}

interface Pace {
  /** In milliseconds, after what was confirmed. */
  pause?: number;
  /** Waits while nobody may write. */
  turn?: () => Promise<void>;
}

/** All of them at the same time until told to stop. */
export function keepWriting(site: Site, writings: readonly Writing[], { pause = 0, turn }: Pace = {}) {
  const written: Written = { statuses: new Map(), refusals: new Map() };
  let isOver = false;
  const keep = async (writing: Writing) => {
    while (!isOver) {
      await turn?.();
      const told = await writing.write(site);
      if (told !== undefined) noteTold(written, told);
      const isGood = told === undefined || isConfirmed(told);
      if (pause > 0 || !isGood) await delay(isGood ? pause : 20);
    }
  };
  const running = Promise.all(writings.map(keep));
  return async (): Promise<Written> => {
    isOver = true;
    await running;
    return written;
  };
}

function noteTold({ statuses, refusals }: Written, told: Told): void {
  statuses.set(told.status, (statuses.get(told.status) ?? 0) + 1);
  if (told.status !== 503) return;
  const { code, isClear } = refusalIn(told);
  const before = refusals.get(code) ?? { times: 0, isClear: true };
  refusals.set(code, { times: before.times + 1, isClear: before.isClear && isClear });
}

/** In seconds: whoever has had no answer by then has lost it. */
const longestToSettle = 120;

/** Whoever has had no answer tries until there is one, as people do; then what they did is counted. */
export async function standingOf(site: Site, writings: readonly Writing[]): Promise<Map<string, Standing>> {
  const standings = new Map<string, Standing>();
  for (const writing of new Set(writings)) {
    const until = performance.now() + longestToSettle * 1000;
    while (writing.isOpen?.() === true) {
      if (performance.now() > until) throw new Error(`No answer in ${longestToSettle} s: ${writing.kind}.`);
      await writing.write(site);
      await delay(20);
    }
    const own = await writing.standing(site);
    const before = standings.get(writing.kind) ?? { confirmed: 0, lost: 0, twice: 0 };
    standings.set(writing.kind, {
      confirmed: before.confirmed + own.confirmed,
      lost: before.lost + own.lost,
      twice: before.twice + own.twice,
    });
  }
  return standings;
}

export const isWhole = (standings: ReadonlyMap<string, Standing>): boolean =>
  [...standings.values()].every(({ lost, twice }) => lost === 0 && twice === 0);

/** What was never confirmed could not be lost either. */
export function noteTried(findings: Findings, standings: ReadonlyMap<string, Standing>): void {
  const tried = [...standings].filter(([, { confirmed }]) => confirmed > 0).map(([kind]) => kind);
  findings.note('of each kind something was confirmed', tried.join(', '), tried.length === standings.size);
}

export const toldOf = (standings: ReadonlyMap<string, Standing>): string =>
  [...standings]
    .map(([kind, { confirmed, lost, twice }]) => `${confirmed} ${kind}, ${lost} lost, ${twice} twice`)
    .join('; ');
