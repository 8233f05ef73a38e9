import { tidy } from './scale-top.ts';

export interface StackPart {
  label: string;
  /** Of the whole. */
  percent: number;
}

export interface PlacedPart extends StackPart {
  start: number;
  /** Where its name is written, and from which side. */
  nameAt: number;
  anchor: 'start' | 'end';
  /** 0 above the bar, 1 and 2 below it. */
  line: 0 | 1 | 2;
}

/** As wide as a letter of a name on a sheet of 320 px. */
const percentPerLetter = 2.1;
const lettersOfNumber = 6;

/** Names stand where their part lies; one that would touch another goes to the next line. */
export function stackLayout(parts: readonly StackPart[]): PlacedPart[] {
  const taken: [number, number][][] = [[], [], []];
  let at = 0;
  return parts.map((part) => {
    const start = at;
    at += part.percent;
    const wide = (part.label.length + lettersOfNumber) * percentPerLetter;
    const isEnd = start + wide > 100;
    const last = Math.min(at, 100);
    const [from, to] = isEnd ? [last - wide, last] : [start, start + wide];
    const free = taken.findIndex((line) => line.every(([low, high]) => to < low || from > high));
    const line = (free === -1 ? 2 : free) as 0 | 1 | 2;
    taken[line]?.push([from, to]);
    return { ...part, start: tidy(start), nameAt: tidy(isEnd ? last : start), anchor: isEnd ? 'end' : 'start', line };
  });
}

/** The last of many is all that is left, so that no more than five fills are needed. */
export function fiveParts(parts: readonly StackPart[], restLabel: string): StackPart[] {
  if (parts.length <= 5) return [...parts];
  const rest = parts.slice(4).reduce((sum, { percent }) => sum + percent, 0);
  return [...parts.slice(0, 4), { label: restLabel, percent: rest }];
}
