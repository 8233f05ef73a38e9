import type { Chance } from '../seed/chance.ts';
import type { Asked } from './traffic.ts';

export interface Simulated {
  requests: number;
  /** Part of the time that a core works, over all of them. */
  utilisation: number;
  /** Milliseconds from asking to the answer, waiting included. */
  p50: number;
  p99: number;
}

interface Load {
  asked: readonly Asked[];
  viewsPerSecond: number;
  cores: number;
  seconds: number;
}

/** Time until the next, or for one of them, when each is as likely at any moment: most are short and some are long. */
const exponential = (chance: Chance, mean: number): number => -Math.log(1 - chance.next()) * mean;

/** Requests that come at random moments, each to the core that is free first, and wait until it is their turn. */
export function simulate({ asked, viewsPerSecond, cores, seconds }: Load, chance: Chance): Simulated {
  const perView = asked.reduce((sum, one) => sum + one.perView, 0);
  const between = 1000 / (viewsPerSecond * perView);
  const freeAt = Array.from({ length: cores }, () => 0);
  const answered: number[] = [];
  let worked = 0;
  for (let now = exponential(chance, between); now < seconds * 1000; now += exponential(chance, between)) {
    const takes = exponential(chance, pickOne(asked, perView, chance).milliseconds);
    const core = freeAt.indexOf(Math.min(...freeAt));
    const ends = Math.max(now, freeAt[core] ?? 0) + takes;
    freeAt[core] = ends;
    worked += takes;
    answered.push(ends - now);
  }
  answered.sort((one, other) => one - other);
  const at = (part: number) => answered[Math.floor(part * (answered.length - 1))] ?? 0;
  return { requests: answered.length, utilisation: worked / (seconds * 1000 * cores), p50: at(0.5), p99: at(0.99) };
}

function pickOne(asked: readonly Asked[], perView: number, chance: Chance): Asked {
  let left = chance.next() * perView;
  const found = asked.find((one) => {
    left -= one.perView;
    return left < 0;
  });
  const picked = found ?? asked.at(-1);
  if (picked === undefined) throw new Error('nothing is asked for');
  return picked;
}

interface Wanted {
  /** Milliseconds that ninety-nine of a hundred answers take at most. */
  p99: number;
  /** A core that is busier than this has no room for what nobody foresaw. */
  utilisation: number;
}

/** The fewest cores with which it goes well, and how well. */
export function fewestCores(load: Omit<Load, 'cores'>, wanted: Wanted, chance: (cores: number) => Chance) {
  for (let cores = 1; ; cores += 1) {
    const outcome = simulate({ ...load, cores }, chance(cores));
    if (outcome.p99 <= wanted.p99 && outcome.utilisation <= wanted.utilisation) return { cores, ...outcome };
  }
}
