import { describe, expect, it } from 'vitest';
import { createPlaces, harmlessName } from './export-files.ts';

describe('a name in a zip', () => {
  it.each([
    ['foto.jpg', 'foto.jpg'],
    ['../../etc/passwd', '-..-etc-passwd'],
    ['..', 'bestand'],
    ['', 'bestand'],
    ['C:\\boot.ini', 'C--boot.ini'],
    ['con.txt', '_con.txt'],
    ['a\u202egpj.exe', 'a-gpj.exe'],
    ['regel\neen.pdf', 'regel-een.pdf'],
    ['straat … hoek.png', 'straat … hoek.png'],
    ['punten...', 'punten'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(100)}.pdf`],
  ])('%j is %j', (name, expected) => {
    expect(harmlessName(name, 'bestand')).toBe(expected);
  });

  it('is its own within a folder, also where capitals count for nothing', () => {
    const place = createPlaces();
    expect(
      [
        ['ML-1', 'foto.jpg'],
        ['ML-1', 'Foto.jpg'],
        ['ML-1', 'foto (2).jpg'],
        ['ML-2', 'foto.jpg'],
        ['ML-2', 'zonder'],
        ['ML-2', 'zonder'],
      ].map(([folder = '', name = '']) => place(folder, name)),
    ).toEqual([
      'ML-1/foto.jpg',
      'ML-1/Foto (2).jpg',
      'ML-1/foto (2) (2).jpg',
      'ML-2/foto.jpg',
      'ML-2/zonder',
      'ML-2/zonder (2)',
    ]);
  });
});
