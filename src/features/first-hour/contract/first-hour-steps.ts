/** One question each, in the order in which they are asked. The first is answered by whoever opens the set-up link. */
export const steps = ['you', 'site', 'look', 'begin'] as const;
export type Step = (typeof steps)[number];

/** How far someone came: the step that is next, or that all of them were taken. */
export const progresses = ['site', 'look', 'begin', 'done'] as const;
export type Progress = (typeof progresses)[number];

const after: Record<Progress, Progress> = { site: 'look', look: 'begin', begin: 'done', done: 'done' };
const placeOf = (progress: Progress): number => progresses.indexOf(progress);

/** Going back and changing an answer does not lose what was reached. */
export const progressAfter = (saved: Progress, taken: Exclude<Progress, 'done'>): Progress =>
  placeOf(saved) > placeOf(taken) ? saved : after[taken];

/** Where someone who asks for a step gets: no further than they came, and not back into pages that are made. */
export function stepToShow(saved: Progress, asked: string | undefined): Progress {
  const wanted = progresses.find((one) => one === asked);
  if (saved === 'done' || wanted === undefined) return saved;
  return placeOf(wanted) <= placeOf(saved) ? wanted : saved;
}
