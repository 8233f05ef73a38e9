/**
 * How wide the menu bar must be at least, in pixels at the usual size of type; main-menu.module.css has the same steps,
 * in rem. They are what a window of 768, 1080 and 1280 px has room for.
 */
export const menuSteps = [700, 990, 1180] as const;
export type MenuStep = (typeof menuSteps)[number];

const gap = 4;
/** Around the words, and where a button for what lies below stands beside them. */
const padding = { alone: 24, withButton: 44 };
/** The list starts a little before the text's edge, so that the words themselves stand on it. */
const outdent = 12;

/** Widths of our typeface at 16 px, medium, by kind of letter. Rather a little too wide than too narrow. */
const letters: [RegExp, number][] = [
  [/[\s.,:;'’|!ijlI]/, 4.8],
  [/[-()frt]/, 6.6],
  [/[mMW]/, 15.6],
  [/[w@%&]/, 13.8],
  [/\p{Lu}|\d/u, 12],
];
const usualLetter = 10.3;

const widths = new Map<string, number>();

function letterWidth(letter: string): number {
  const known = widths.get(letter);
  if (known !== undefined) return known;
  const width = letters.find(([kind]) => kind.test(letter))?.[1] ?? usualLetter;
  widths.set(letter, width);
  return width;
}

export function textWidth(text: string): number {
  let sum = 0;
  for (const letter of text) sum += letterWidth(letter);
  return sum;
}

interface Entry {
  label: string;
  hasButton: boolean;
}

const entryWidth = ({ label, hasButton }: Entry): number =>
  textWidth(label) + (hasButton ? padding.withButton : padding.alone);

const rows = new WeakMap<readonly Entry[], number[]>();

/** Where each begins on a line of its own length, and last where one more would begin. Measured once for a menu. */
function startsOf(entries: readonly Entry[]): number[] {
  const known = rows.get(entries);
  if (known !== undefined) return known;
  const starts = [0];
  for (const entry of entries) starts.push((starts.at(-1) ?? 0) + entryWidth(entry) + gap);
  rows.set(entries, starts);
  return starts;
}

const startOf = (entries: readonly Entry[], index: number): number => startsOf(entries)[index] ?? 0;

/** How many fit on one line of this width; what does not goes under "more", which takes room itself. */
export function countThatFits(entries: readonly Entry[], width: number, moreLabel: string): number {
  const room = width + outdent;
  if (startOf(entries, entries.length) - gap <= room) return entries.length;
  const more = entryWidth({ label: moreLabel, hasButton: true });
  let count = entries.length - 1;
  while (count > 0 && startOf(entries, count) + more > room) count -= 1;
  return count;
}

/** The narrowest step at which each one stands in the bar; nothing for one that never does. */
export function stepsOf(entries: readonly Entry[], moreLabel: string): (MenuStep | undefined)[] {
  const counts = menuSteps.map((step) => ({ step, count: countThatFits(entries, step, moreLabel) }));
  return entries.map((_, index) => counts.find(({ count }) => index < count)?.step);
}

/** How wide the panel of what lies below is in a bar of this width; main-menu.module.css has the same, in rem. */
const panelWidths: Record<MenuStep, number> = { 700: 320, 990: 512, 1180: 608 };

const endsBeyond = (start: number, step: MenuStep): boolean => start + panelWidths[step] > step;

/** A panel hangs from the start of its word, or from its end at the widths where it would leave the page. */
export const endsAt = (entries: readonly Entry[], index: number): MenuStep[] =>
  menuSteps.filter((step) => endsBeyond(startOf(entries, index), step));

/** "More" follows what fits, so it stands elsewhere at each width. */
export const moreEndsAt = (entries: readonly Entry[], moreLabel: string): MenuStep[] =>
  menuSteps.filter((step) => endsBeyond(startOf(entries, countThatFits(entries, step, moreLabel)), step));
