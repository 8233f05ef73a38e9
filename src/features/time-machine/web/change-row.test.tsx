import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PastChange } from '../contract/past-change.ts';
import { ChangeRow } from './change-row.tsx';

const at = '2026-11-17T10:00:00.001Z';

function show(change: Partial<PastChange>): string {
  const whole: PastChange = { at, kind: 'menu', name: '', count: 1, by: null, place: null, compare: null, ...change };
  const { container } = render(
    <ol>
      <ChangeRow change={whole} />
    </ol>,
  );
  return container.querySelector('span')?.textContent ?? '';
}

test.each<[Partial<PastChange>, string]>([
  [{ kind: 'setting', name: 'platformName' }, 'Instelling veranderd Naam van de site'],
  [{ kind: 'setting', name: 'of-another-version' }, 'Instelling veranderd of-another-version'],
  [{ kind: 'legal', name: 'privacy' }, 'Juridische tekst gepubliceerd Privacyverklaring'],
  [{ kind: 'file', name: 'kade.png', by: 'Joris' }, 'Bestand vervangen kade.png, door Joris'],
  [{ kind: 'item', name: 'Bericht', count: 3 }, 'Item veranderd Bericht, en nog 2 tegelijk'],
])('%j is told in words: %s', (change, words) => {
  expect(show(change)).toContain(words);
});

test.each<[unknown, unknown, string | undefined]>([
  ['Oud', 'Nieuw', ': weg: Oud erbij: Nieuw'],
  [false, true, ': weg: nee erbij: ja'],
  [null, 72, ': weg: niets erbij: 72'],
  [{ $lang: { nl: 'Welkom' } }, { $lang: { nl: '' } }, ': weg: Welkom erbij: niets'],
  ['5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e02', null, undefined],
  [['nl'], ['nl', 'en'], undefined],
])('a setting that was %j and is %j', (was, is, words) => {
  const told = show({ kind: 'setting', name: 'platformName', was, is });
  expect(told.slice(told.indexOf('Naam van de site') + 'Naam van de site'.length)).toBe(words ?? '');
});

test('before and after it are looked at, side by side where it is seen', () => {
  show({ kind: 'published', name: 'Parkeren', place: '/parkeren' });
  expect(screen.getByRole('link', { name: 'Naast elkaar' }).getAttribute('href')).toBe(
    '/admin/time-machine/compare?from=2026-11-17T09%3A59%3A59.999Z&to=2026-11-17T10%3A00%3A00.001Z&path=%2Fparkeren',
  );
  expect(screen.getByRole('link', { name: 'Toon de site ervoor' }).getAttribute('href')).toBe(
    '/time-machine/20261117T095959999/',
  );
});
