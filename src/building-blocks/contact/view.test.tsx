import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { text } from '#platform/contract/texts/localized.ts';
import { drawBlock } from '../kit/web/testing/draw-block.tsx';
import definition from './definition.ts';

test.each([
  ['0118 – 14 22 00', 'tel:0118142200'],
  ['+31 (0)118 14.22.00', 'tel:+310118142200'],
  ['112', 'tel:112'],
])('%s is dialled as %s, and shown as it was written', async (phone, href) => {
  await drawBlock(definition, { options: { people: [{ name: text('Balie'), phone }] } });
  expect(screen.getByRole('link', { name: phone }).getAttribute('href')).toBe(href);
});

test('mail is a link, and an address keeps its lines', async () => {
  const { container } = await drawBlock(definition, {
    options: {
      people: [{ name: text('Balie'), email: 'balie@vloedhaven.example', address: text('Kaaiplein 1\n4380 AA') }],
    },
  });
  expect(screen.getByRole('link').getAttribute('href')).toBe('mailto:balie@vloedhaven.example');
  expect(container.querySelector('address')?.textContent).toContain('Kaaiplein 1\n4380 AA');
});

test('someone without a name is not drawn, and one without ways has no empty address', async () => {
  const { container } = await drawBlock(definition, {
    options: { people: [{ name: text('Balie') }, { phone: '112' }] },
  });
  expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toEqual(['Balie']);
  expect(container.querySelector('address')).toBeNull();
});

test.each(['javascript:alert(1)', 'bel ons', ''])('%j is no telephone number', (phone) => {
  expect(definition.options.safeParse({ people: [{ phone }] }).success).toBe(false);
});
