import { describe, expect, it } from 'vitest';
import { folderFault, mostLevels, trailOf } from './folder-tree.ts';

const folders = [
  { guid: 'a', parent: null, name: 'Nieuws' },
  { guid: 'b', parent: 'a', name: '2026' },
  { guid: 'c', parent: 'b', name: 'Haven' },
  { guid: 'd', parent: null, name: 'Logo’s' },
];

describe('folders of the media library', () => {
  it('know the way down to one', () => {
    expect(trailOf(folders, 'c').map(({ name }) => name)).toEqual(['Nieuws', '2026', 'Haven']);
    expect(trailOf(folders, null)).toEqual([]);
  });

  it.each([
    ['a new one', { name: 'Foto’s', parent: null }, undefined, undefined],
    ['the same name elsewhere', { name: '2026', parent: 'd' }, undefined, undefined],
    ['the same name beside it', { name: 'NIEUWS', parent: null }, undefined, 'folder-name-taken'],
    ['its own name again', { name: 'nieuws', parent: null }, 'a', undefined],
    ['a folder that is not there', { name: 'x', parent: 'z' }, undefined, 'folder-not-there'],
    ['into itself', { name: 'Nieuws', parent: 'a' }, 'a', 'folder-in-itself'],
    ['into what lies in it', { name: 'Nieuws', parent: 'c' }, 'a', 'folder-in-itself'],
    ['to another', { name: '2026', parent: 'd' }, 'b', undefined],
  ] as const)('%s', (_, input, guid, fault) => {
    expect(folderFault(folders, input, guid)).toBe(fault);
  });

  it('do not lie deeper than anyone looks', () => {
    const deep = Array.from({ length: mostLevels }, (_, index) => ({
      guid: String(index),
      parent: index === 0 ? null : String(index - 1),
      name: String(index),
    }));
    const lowest = String(mostLevels - 1);
    expect(folderFault(deep, { name: 'x', parent: lowest })).toBe('folder-too-deep');
    expect(folderFault([...deep, ...folders], { name: 'x', parent: String(mostLevels - 3) }, 'a')).toBe(
      'folder-too-deep',
    );
  });
});
