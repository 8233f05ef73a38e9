import { expect, test } from 'vitest';
import type { Operation } from '../../contract/operations/operation.ts';
import { foreignChanges, removedByOthers } from './foreign-changes.ts';

const by = (id: string, operation: Operation) => ({ by: { id, name: id.toUpperCase() }, operation });
const set = (block: string): Operation => ({ kind: 'set', block, path: ['options', 'columns'], value: 2 });
const typed = (block: string | null): Operation => ({
  kind: 'text',
  place: { block, path: ['heading'], language: 'nl', format: 'plain' },
  steps: [],
});

test('what others changed is told by block, by who was last, and not what one did oneself', () => {
  const entries = [by('amina', set('a')), by('me', set('b')), by('carla', typed('a')), by('carla', typed(null))];
  expect(foreignChanges(entries, 'me')).toEqual([{ block: 'a', name: 'CARLA' }]);
});

test('blocks that others took away are told with who did', () => {
  const removed = (block: string): Operation => ({ kind: 'remove', block });
  const entries = [by('amina', removed('a')), by('me', removed('b')), by('carla', set('c'))];
  expect(removedByOthers(entries, 'me')).toEqual([{ block: 'a', name: 'AMINA' }]);
});
