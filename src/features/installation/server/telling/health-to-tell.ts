import type { HealthLine } from '../../contract/installation.ts';

/** What is known of telling staff of one part. */
export interface ToldHealth {
  part: HealthLine['part'];
  /** Since when somebody has to do something; null while nobody has. */
  needsSince: Date | null;
  toldAt: Date | null;
  /** How it was when it was told last. */
  toldState: HealthLine['state'] | null;
}

const minute = 60 * 1000;
/** What is over by the next look, as two releases during an upgrade, is not worth a mail. */
const lastsFor = 5 * minute;
/** What comes and goes all day is told once a day. */
const quietFor = 24 * 60 * minute;

/** Which of them staff is told of now, and what is known after that. */
export function healthToTell(
  known: readonly ToldHealth[],
  health: readonly HealthLine[],
  now: Date,
): { tell: HealthLine[]; next: ToldHealth[] } {
  const since = (moment: Date) => now.getTime() - moment.getTime();
  const looked = health.map((line) => {
    const { part, state } = line;
    const before = known.find((one) => one.part === part) ?? { part, needsSince: null, toldAt: null, toldState: null };
    if (state === 'good') return { line, isTold: false, next: { ...before, needsSince: null } };
    const needsSince = before.needsSince ?? now;
    const { toldAt, toldState } = before;
    const isTheSame = toldAt !== null && toldAt >= needsSince;
    const isWorse = isTheSame && toldState === 'attention' && state === 'wrong';
    const isNew = !isTheSame && (toldAt === null || since(toldAt) >= quietFor);
    const isTold = since(needsSince) >= lastsFor && (isNew || isWorse);
    const next: ToldHealth = isTold ? { part, needsSince, toldAt: now, toldState: state } : { ...before, needsSince };
    return { line, isTold, next };
  });
  return {
    tell: looked.flatMap(({ line, isTold }) => (isTold ? [line] : [])),
    next: looked.map(({ next }) => next),
  };
}
