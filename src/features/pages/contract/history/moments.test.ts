import { expect, test } from 'vitest';
import { type LogLine, momentsOf } from './moments.ts';

const amina = { id: 'a', name: 'Amina' };
const carla = { id: 'c', name: 'Carla' };
const at = (time: string): string => `2026-11-17T${time}:00.000Z`;
let number = 0;
const line = (by: LogLine['by'], time: string, group = `group ${number}`): LogLine => {
  number += 1;
  return { number, by, at: at(time), group };
};

/** "6 Amina 09:12" */
const told = (log: readonly LogLine[], publishedAt: readonly string[] = []): string[] =>
  momentsOf(log, publishedAt).map(({ changes, by, at: moment }) => `${changes} ${by.name} ${moment.slice(11, 16)}`);

test.each<[string, LogLine[], string[], string[]]>([
  ['nothing', [], [], []],
  ['one sitting', [line(amina, '09:00'), line(amina, '09:05'), line(amina, '09:12')], [], ['3 Amina 09:12']],
  ['two people in turn', [line(amina, '09:00'), line(carla, '09:01')], [], ['1 Amina 09:00', '1 Carla 09:01']],
  ['a pause', [line(amina, '09:00'), line(amina, '09:31')], [], ['1 Amina 09:00', '1 Amina 09:31']],
  [
    'a version between',
    [line(amina, '09:00'), line(amina, '09:05')],
    [at('09:02')],
    ['1 Amina 09:00', '1 Amina 09:05'],
  ],
  [
    'what was done in one go is one change',
    [line(amina, '09:00', 'g'), line(amina, '09:00', 'g')],
    [],
    ['1 Amina 09:00'],
  ],
])('%s', (_, log, publishedAt, expected) => {
  expect(told(log, publishedAt)).toEqual(expected);
});

test('a moment has the first and the last of what was done', () => {
  const log = [line(amina, '10:00'), line(amina, '10:01')];
  expect(momentsOf(log, [])).toMatchObject([{ first: log[0]?.number, number: log[1]?.number }]);
});
