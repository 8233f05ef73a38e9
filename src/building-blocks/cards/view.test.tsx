import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { text } from '#platform/contract/texts/localized.ts';
import { drawBlock } from '../kit/web/testing/draw-block.tsx';
import definition from './definition.ts';

const items = [
  { title: text('Inloopavond'), href: '/inloop', date: '2026-11-17', time: text('19.30 uur'), text: text('Loods 4') },
  { title: text('Boomplantdag'), date: '2026-11-18' },
];

test.each([
  ['late in the evening', '2026-11-17T22:30:00Z', ['vandaag', 'wo']],
  ['when it is already tomorrow here, though not yet in UTC', '2026-11-17T23:30:00Z', ['di', 'vandaag']],
  ['when the moment is not known', undefined, ['di', 'wo']],
])('dates: today is marked by the platform’s calendar, %s', async (_, now, words) => {
  await drawBlock(definition, { now, options: { variant: 'dates', items } });
  const chips = Array.from(document.querySelectorAll('time'));
  expect(chips.map((chip) => chip.lastElementChild?.textContent)).toEqual(words);
});

test('dates: the link is the title, and time and place follow it', async () => {
  await drawBlock(definition, { heading: text('Agenda'), options: { variant: 'dates', items } });
  const [first] = screen.getAllByRole('listitem');
  expect(screen.getByRole('link', { name: 'Inloopavond' }).getAttribute('href')).toBe('/inloop');
  expect(first?.querySelector('p')?.textContent).toBe('19.30 uur Loods 4 ');
  expect(screen.getByRole('heading', { name: 'Boomplantdag', level: 3 }).querySelector('a')).toBeNull();
});

test('pictures: the date is in the reader’s language', async () => {
  await drawBlock(definition, { options: { items } });
  expect(screen.getByText('17 november 2026').getAttribute('datetime')).toBe('2026-11-17');
});

test('tiles: the heading and the way onward stand in the sheet, once', async () => {
  await drawBlock(definition, {
    heading: text('Direct regelen'),
    more: { label: text('Alle onderwerpen'), href: '/onderwerpen' },
    options: {
      variant: 'tiles',
      intro: text('Kies maar.'),
      items: [{ title: text('Verhuizen'), href: '/verhuizen', icon: 'truck' }],
    },
  });
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Direct regelen',
  ]);
  expect(screen.getByRole('region', { name: 'Direct regelen' }).textContent).toBe(
    'Direct regelenKies maar.Alle onderwerpenVerhuizen',
  );
  expect(screen.getByRole('link', { name: 'Verhuizen' }).querySelector('svg')).toBeTruthy();
});

test('links: each card is a link with its description beside it', async () => {
  await drawBlock(definition, {
    options: { variant: 'links', items: [{ title: text('Afval'), text: text('Wanneer en waar'), href: '/afval' }] },
  });
  expect(screen.getByRole('listitem').textContent).toBe('AfvalWanneer en waar');
  expect(screen.getByRole('link', { name: 'Afval' })).toBeTruthy();
});
