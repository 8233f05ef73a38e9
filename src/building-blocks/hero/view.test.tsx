import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { text } from '#platform/contract/texts/localized.ts';
import { defaultI18n } from '#platform/web/i18n/use-translation.ts';
import { drawBlock } from '../kit/web/testing/draw-block.tsx';
import definition from './definition.ts';

const title = text('Goed geregeld', 'Well arranged');

test.each([
  ['is the title of a page that has no other', true, 1],
  ['is a heading like any other where the page draws its own', false, 2],
])('its title %s', async (_, needsTitle, level) => {
  await drawBlock(definition, { needsTitle, options: { title } });
  expect(screen.getByRole('heading', { name: 'Goed geregeld', level })).toBeTruthy();
});

test('with nothing in it there is no empty plane', async () => {
  const { container } = await drawBlock(definition, { options: {} });
  expect(container.querySelector('.wrap')).toBeNull();
});

test.each([
  ['nl', 'Waar bent u naar op zoek?', '/search'],
  ['en', 'What are you looking for?', '/en/search'],
] as const)(
  'in %s the search box asks the search page of that language, without any script',
  async (language, label, action) => {
    defaultI18n.language = language;
    await drawBlock(definition, { language, options: { title, hasSearch: true } });
    const field = screen.getByRole('searchbox', { name: label });
    expect(field.getAttribute('name')).toBe('q');
    const form = field.closest('form');
    expect(form?.getAttribute('action')).toBe(action);
    expect(form?.getAttribute('method') ?? 'get').toBe('get');
  },
);

test('what is often searched is a list of links, and an unnamed one is left out', async () => {
  const popularLinks = [{ label: text('paspoort'), href: '/paspoort' }, { href: '/leeg' }];
  await drawBlock(definition, { options: { title, hasSearch: true, popularLinks } });
  const links = within(screen.getByRole('list', { name: 'Vaak gezocht:' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([['paspoort', '/paspoort']]);
});
