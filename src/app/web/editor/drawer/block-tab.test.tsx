import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { optionFields } from '#platform/contract/options/option-fields.ts';
import buttonRow from '../../../../building-blocks/button-row/definition.ts';
import image from '../../../../building-blocks/image/definition.ts';
import members from '../../../../building-blocks/members/definition.ts';
import openingHours from '../../../../building-blocks/opening-hours/definition.ts';
import separator from '../../../../building-blocks/separator/definition.ts';
import text from '../../../../building-blocks/text/definition.ts';
import { fill, guid, openBlock, roleId, typed } from './testing/open-block.tsx';

const at = (...path: (string | number)[]) => ({ kind: 'set', block: guid, path: ['options', ...path] });

test('a choice, a switch and a number are an operation each', async () => {
  const user = userEvent.setup();
  const { made } = await openBlock(members);
  await user.click(screen.getByRole('button', { name: /Kaarten Weergave/ }));
  await user.click(screen.getByRole('option', { name: 'Rijen' }));
  await user.click(screen.getByRole('switch', { name: 'Leden kunnen zoeken' }));
  const count = screen.getByRole('textbox', { name: 'Aantal per pagina' });
  await user.clear(count);
  await user.type(count, '6{Enter}');
  expect(made()).toEqual([
    { ...at('view'), value: 'rows' },
    { ...at('hasSearch'), value: false },
    { ...at('itemsPerPage'), value: 6 },
  ]);
});

test('a text is typed in the language that is being written', async () => {
  const user = userEvent.setup();
  const { made } = await openBlock(text, { options: { text: { $lang: {} } }, language: 'en' });
  await user.click(screen.getByText('Teksten'));
  const lead = screen.getByRole('textbox', { name: 'Inleiding' });
  expect(lead.closest('[lang]')?.getAttribute('lang')).toBe('en');
  fill(lead, 'The park opens');
  // Nobody wrote it in any language yet.
  expect(made()).toEqual([typed({ block: guid, path: ['options', 'lead'], language: 'en' }, 'The park opens', 0)]);
});

test('entries are added, opened, moved and taken away, and the focus goes along', async () => {
  const user = userEvent.setup();
  const { made } = await openBlock(buttonRow, {
    options: {
      buttons: [
        { label: { $lang: { nl: 'Bel ons' } }, href: '/bel' },
        { label: { $lang: { nl: 'Mail' } }, href: '/mail' },
      ],
    },
  });
  const buttons = { kind: 'splice', block: guid, path: ['options', 'buttons'] };
  await user.click(screen.getByRole('button', { name: /^Toevoegen/ }));
  expect(made().at(-1)).toEqual({
    ...buttons,
    at: 2,
    remove: 0,
    insert: [{ label: { $lang: {} }, href: '/', look: 'secondary' }],
  });
  const label = screen.getByRole('textbox', { name: 'Tekst' });
  fill(label, 'Kom langs');
  const third = { block: guid, path: ['options', 'buttons', 2, 'label'], language: 'nl' };
  expect(made().at(-1)).toEqual(typed(third, 'Kom langs', 0));

  await user.click(screen.getByRole('button', { name: 'Bel ons omlaag' }));
  expect(made().at(-1)).toEqual({ kind: 'shift', block: guid, path: ['options', 'buttons'], from: 0, to: 1 });
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Bel ons omlaag');

  await user.click(screen.getByRole('button', { name: 'Bel ons verwijderen' }));
  expect(made().at(-1)).toEqual({ ...buttons, at: 1, remove: 1, insert: [] });
  await expect.poll(() => document.activeElement?.textContent).toBe('Kom langs');
});

test('a time is typed as people write it; what is none stays in the field and is not saved', async () => {
  const user = userEvent.setup();
  const { made } = await openBlock(openingHours, {
    options: { week: [{ day: 'monday', from: '09:00', until: '17:00' }] },
  });
  await user.click(screen.getByRole('button', { name: 'Maandag' }));
  const from = screen.getByRole('textbox', { name: 'Van' });
  fill(from, 'straks');
  expect(made()).toEqual([]);
  expect(screen.getByText('Typ een tijd, bijvoorbeeld 9.30.')).toBeTruthy();
  fill(from, '8.30');
  expect(made()).toEqual([{ ...at('week', 0, 'from'), value: '08:30' }]);
});

test('a picture asks what is to be seen, lets one say that it only decorates, and moves its point by keyboard', async () => {
  const user = userEvent.setup();
  const picture = '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e99';
  const { made } = await openBlock(image, {
    options: { imageGuid: picture, alt: { $lang: { nl: 'Een schip' } }, focalPoint: { x: 38, y: 46 } },
  });
  act(() => screen.getByRole('button', { name: /^Belangrijkste punt: 38/ }).focus());
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(made()).toEqual([{ ...at('focalPoint'), value: { x: 48, y: 46 } }]);

  const words = screen.getByRole('textbox', { name: 'Wat is er te zien?' });
  fill(words, '');
  expect(screen.getByText('Nog leeg. U kunt wel doorwerken.')).toBeTruthy();
  fill(words, 'Een boot');
  await user.click(screen.getByRole('checkbox', { name: 'Alleen versiering' }));
  const alt = { block: guid, path: ['options', 'alt'], language: 'nl' };
  expect(made().slice(1)).toEqual([
    typed(alt, '', 0, 9),
    typed(alt, 'Een boot', 0),
    { ...at('isDecorative'), value: true },
    { ...at('alt'), value: { $lang: {} } },
  ]);
  expect(screen.queryByRole('textbox', { name: 'Wat is er te zien?' })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Alleen versiering' }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Wat is er te zien?' }).value).toBe('Een boot');
});

test('a picture is cut by keys, in proportions, and made whole again; the file stays as it is', async () => {
  const user = userEvent.setup();
  const picture = '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e99';
  const crop = { x: 100, y: 100, width: 400, height: 400 };
  const { made, options } = await openBlock(image, {
    options: { imageGuid: picture, alt: { $lang: { nl: 'Een schip' } }, width: 1600, height: 900, crop },
  });
  await user.click(screen.getByRole('button', { name: 'Bijsnijden' }));
  act(() => screen.getByRole('button', { name: /^Uitsnede: 40 procent breed en 40 procent hoog/ }).focus());
  await user.keyboard('{ArrowRight}');
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  await user.keyboard('-');
  await user.click(screen.getByRole('radio', { name: '16:9' }));
  await user.click(screen.getByRole('button', { name: 'Hele afbeelding' }));
  expect(made()).toEqual([
    { ...at('crop'), value: { ...crop, x: 110 } },
    { ...at('crop'), value: { ...crop, x: 110, height: 410 } },
    { ...at('crop'), value: { x: 120, y: 110, width: 380, height: 390 } },
    { ...at('crop'), value: { x: 120, y: 115, width: 380, height: 380 } },
    { ...at('crop'), value: undefined },
  ]);
  expect(options()).toMatchObject({ imageGuid: picture });
});

test('taking a picture away leaves what else the block says', async () => {
  const user = userEvent.setup();
  const { options } = await openBlock(image, {
    options: {
      imageGuid: '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e99',
      width: 800,
      caption: { $lang: { nl: 'Haven' } },
      ratio: '1:1',
    },
  });
  await user.click(screen.getByRole('button', { name: 'Weghalen' }));
  expect(options()).toEqual({ alt: { $lang: {} }, caption: { $lang: { nl: 'Haven' } }, ratio: '1:1' });
});

test('roles are chosen by name; one that the editor does not know stays', async () => {
  const user = userEvent.setup();
  const unknown = '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e77';
  const { made } = await openBlock(members, { options: { roleIds: [unknown] } });
  const group = await screen.findByRole('group', { name: 'Alleen leden met deze rollen' });
  await user.click(within(group).getByRole('checkbox', { name: 'Wijkteam' }));
  expect(made()).toEqual([{ ...at('roleIds'), value: [roleId, unknown] }]);
});

test('what every block carries: its area, its ground, who sees it and when', async () => {
  const user = userEvent.setup();
  const { made } = await openBlock(separator);
  const choose = async (name: RegExp, option: string) => {
    await user.click(screen.getByRole('button', { name }));
    await user.click(screen.getByRole('option', { name: option }));
  };
  await choose(/Gebied/, 'Zijkolom');
  await choose(/Achtergrond/, 'Vel');
  await choose(/Wie ziet dit blok/, 'Wie is ingelogd');
  expect(screen.queryByText('Wie kan items toevoegen?')).toBeNull();
  const anchor = screen.getByRole('textbox', { name: 'Anker' });
  fill(anchor, 'Met Spatie');
  expect(screen.getByText(/Begin met een letter/)).toBeTruthy();
  fill(anchor, 'planning');
  expect(made()).toEqual([
    { kind: 'move', block: guid, spot: { area: 'side', after: null } },
    { kind: 'set', block: guid, path: ['background'], value: 'sheet' },
    { kind: 'set', block: guid, path: ['visibility'], value: 'Users' },
    { kind: 'set', block: guid, path: ['anchor'], value: 'planning' },
  ]);
});

test('a block in a period: switching it off shows the block always', async () => {
  const user = userEvent.setup();
  const { made } = await openBlock(separator, { period: { until: '2026-12-01T11:00:00.000Z' } });
  const period = screen.getByRole<HTMLInputElement>('switch', { name: 'Alleen in een periode tonen' });
  expect(period.checked).toBe(true);
  expect(screen.getAllByRole('spinbutton', { name: /Tot/ }).length).toBeGreaterThan(0);
  await user.click(period);
  expect(made()).toEqual([{ kind: 'set', block: guid, path: ['period'], value: {} }]);
});

test('no field shows the name of a key', async () => {
  for (const definition of [buttonRow, image, members, openingHours, separator, text]) {
    const { leave } = await openBlock(definition, { options: definition.example as Record<string, unknown> });
    expect(document.body.textContent).not.toMatch(/editor\.drawer|blocks\.[a-z]|[a-z]+Guid/);
    expect(optionFields(definition.options).length).toBeGreaterThan(0);
    act(leave);
  }
});
