import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const text = readFileSync('docs/asvs.md', 'utf8');
const rows = text.split('\n').flatMap((line) => {
  const [, points = '', about = '', state = '', where = ''] = line.split('|').map((cell) => cell.trim());
  return /^\d/.test(points) ? [{ points, about, state, where }] : [];
});

/** `4.3.1 to 4.3.2` as each of them. */
function pointsOf(cell: string): string[] {
  const [first = '', last = first] = cell.split(' to ');
  const section = first.slice(0, first.lastIndexOf('.'));
  const [from, to] = [first, last].map((point) => Number(point.slice(point.lastIndexOf('.') + 1)));
  if (from === undefined || to === undefined || !last.startsWith(`${section}.`)) return [cell];
  return Array.from({ length: to - from + 1 }, (_, index) => `${section}.${from + index}`);
}

/** How many points of levels 1 and 2 each section of 5.0.0 has; those of level 3 come last in a section. */
const sections: Record<string, number> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2, '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2, '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3 },
  ...{ '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2, '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1 },
  ...{ '9.1': 3, '9.2': 4, '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11, '10.5': 5, '10.6': 2, '10.7': 3 },
  ...{ '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1, '12.1': 3, '12.2': 2, '12.3': 4 },
  ...{ '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5, '14.1': 2, '14.2': 4, '14.3': 3 },
  ...{ '15.1': 3, '15.2': 3, '15.3': 7, '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3 },
  ...{ '17.1': 1, '17.2': 4, '17.3': 2 },
};
const everyPoint = Object.entries(sections).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
);

it('has every point of levels 1 and 2 once', () => {
  const told = rows.flatMap(({ points }) => pointsOf(points));
  expect(everyPoint).toHaveLength(253);
  expect(told.filter((point, index) => told.indexOf(point) !== index)).toEqual([]);
  expect(told.filter((point) => !everyPoint.includes(point))).toEqual([]);
  expect(everyPoint.filter((point) => !told.includes(point))).toEqual([]);
});

it('says of each what it is about, how it stands and where', () => {
  const states = ['met', 'in part', 'not met', 'runner', 'n.a.'];
  expect(rows.filter(({ about, state, where }) => !states.includes(state) || !about || !where)).toEqual([]);
});

it('names only files that are there', () => {
  const files = [...text.matchAll(/`([\w.-]+(?:\/[\w.@-]+)+|Dockerfile|\.dockerignore|\.env\.example)`/g)].map(
    ([, file = '']) => file,
  );
  const linked = [...text.matchAll(/\]\((?!https:)([^)#]+)\)/g)].map(([, file = '']) => `docs/${file}`);
  expect(files.length).toBeGreaterThan(100);
  expect([...files, ...linked].filter((file) => !existsSync(file))).toEqual([]);
});

it('speaks in its list of what is missing only of points that are not wholly met', () => {
  const list = text.slice(text.indexOf('## What is not met'), text.indexOf('## 1 Encoding'));
  const named = list.match(/\b\d+\.\d+\.\d+\b/g) ?? [];
  const open = rows
    .filter(({ state }) => state === 'not met' || state === 'in part')
    .flatMap(({ points }) => pointsOf(points));
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((point) => !open.includes(point))).toEqual([]);
});
