import type { DaySum } from './fold-sums.ts';

function addTo(total: Record<string, number>, more: Readonly<Record<string, number>>): void {
  for (const [name, number] of Object.entries(more)) total[name] = (total[name] ?? 0) + number;
}

/** Several days of one version as one sum: whatever is made of it is what would be made of the days. */
export function mergeSums(version: number, sums: readonly DaySum[]): DaySum {
  const seconds: Record<string, number> = {};
  const hours: Record<string, number> = {};
  const counted = new Map<string, Map<string, [part: string, value: string, number: number]>>();
  for (const sum of sums) {
    addTo(seconds, sum.seconds);
    addTo(hours, sum.hours);
    for (const [name, rows] of Object.entries(sum.answers)) {
      const values = counted.get(name) ?? new Map<string, [string, string, number]>();
      counted.set(name, values);
      for (const [part, value, number] of rows) {
        const key = `${part}\n${value}`;
        const known = values.get(key);
        if (known === undefined) values.set(key, [part, value, number]);
        else known[2] += number;
      }
    }
  }
  const answers = Object.fromEntries(Array.from(counted, ([name, values]) => [name, [...values.values()]]));
  return { version, seconds, hours, answers };
}

/** How many numbers it holds, for whoever keeps it. */
export const sizeOfSum = ({ seconds, hours, answers }: DaySum): number =>
  Object.keys(seconds).length +
  Object.keys(hours).length +
  Object.values(answers).reduce((total, rows) => total + rows.length, 0);
