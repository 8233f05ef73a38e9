import { expect, test } from 'vitest';
import { foundCommands, type ListedCommand } from './editor-commands.ts';

const commands = ['Blok toevoegen', 'Ga naar Ideeën uit de wijk', 'Ga naar Planning'].map(
  (label): ListedCommand => ({ id: label, label, run: () => undefined }),
);

test.each([
  ['', 3],
  ['ga naar', 2],
  ['ideeen', 1],
  ['wijk ga', 1],
  ['publiceren', 0],
])('"%s" finds %i', (query, count) => expect(foundCommands(commands, query)).toHaveLength(count));
