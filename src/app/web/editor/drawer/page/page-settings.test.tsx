import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PageDocument } from '#features/pages/contract/page.ts';
import { fill, openEdited, roleId, typed } from '../testing/open-block.tsx';
import { PageSettings } from './page-settings.tsx';

const block = (n: number, buildingBlockName: string, layoutPosition: string) => ({
  guid: `5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e0${n}`,
  buildingBlockName,
  layoutPosition,
  sortId: n,
  options: {},
});
const page = PageDocument.parse({
  title: { $lang: { nl: 'Park' } },
  layout: '75-25',
  buildingBlockInstances: [block(3, 'Text', 'main'), block(4, 'Contact', 'side'), block(5, 'Downloads', 'side')],
});

const open = (settings: { canChangeAudience?: boolean; kind?: 'page' | 'template' } = {}) =>
  openEdited(page, (document, run, write) => (
    <PageSettings
      document={document}
      kind={settings.kind ?? 'page'}
      language="nl"
      canChangeAudience={settings.canChangeAudience ?? true}
      run={run}
      write={write}
    />
  ));

test('another layout keeps every block, and says where they went', async () => {
  const user = userEvent.setup();
  const { made } = await open();
  const layouts = screen.getByRole('radiogroup', { name: 'Indeling' });
  expect(
    within(layouts)
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent),
  ).toEqual(['Eén kolom', 'Smal, breed', 'Breed, smal', 'Drie kolommen']);
  await user.click(within(layouts).getByRole('radio', { name: 'Eén kolom' }));
  expect(made()).toEqual([{ kind: 'layout', layout: '100' }]);
  expect(
    screen
      .getByText(
        'Van ‘Breed, smal’ naar ‘Eén kolom’: Contactpersonen en Downloads komen onder aan de hoofdkolom. Er gaat niets weg.',
      )
      .getAttribute('role'),
  ).toBe('status');
});

test('title, description and what stands around the page are an operation each', async () => {
  const user = userEvent.setup();
  const { made } = await open();
  const title = screen.getByRole('textbox', { name: 'Titel' });
  fill(title, '');
  expect(screen.getByText('Een pagina heeft een titel nodig.')).toBeTruthy();
  expect(made()).toEqual([]);
  fill(title, 'Park aan het water');
  fill(screen.getByRole('textbox', { name: 'Beschrijving' }), 'Groen');
  await user.click(screen.getByRole('switch', { name: 'Submenu' }));
  expect(made()).toEqual([
    typed({ block: null, path: ['title'], language: 'nl' }, ' aan het water', 4),
    typed({ block: null, path: ['description'], language: 'nl' }, 'Groen', 0),
    { kind: 'page', path: ['options', 'showSubMenu'], value: true },
  ]);
});

test('a template is chosen by name', async () => {
  const user = userEvent.setup();
  const { made } = await open();
  await user.click(await screen.findByRole('button', { name: /Onder de pagina/ }));
  await user.click(screen.getByRole('option', { name: 'Nieuwsbrief' }));
  expect(made()).toEqual([{ kind: 'page', path: ['options', 'templateFooter'], value: roleId }]);
});

test('who sees the page, and which roles edit it', async () => {
  const user = userEvent.setup();
  const { made } = await open();
  await user.click(screen.getByRole('button', { name: /Wie ziet deze pagina/ }));
  await user.click(screen.getByRole('option', { name: 'Alleen beheerders' }));
  await user.click(screen.getByRole('button', { name: /Wie mag deze pagina bewerken/ }));
  await user.click(await screen.findByRole('option', { name: 'Ook bepaalde rollen' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Wijkteam' }));
  expect(made()).toEqual([
    { kind: 'page', path: ['visibility'], value: 'Admin' },
    { kind: 'page', path: ['editPermission'], value: 'Roles' },
    { kind: 'page', path: ['editRoles'], value: [roleId] },
  ]);
});

test('who may not say who sees it reads why, and a template has no layout', async () => {
  await open({ canChangeAudience: false, kind: 'template' });
  expect(screen.getByText('Een contentmanager kan veranderen wie de pagina ziet en bewerkt.')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /Wie ziet deze pagina/ }).disabled).toBe(true);
  expect(screen.queryByRole('radiogroup', { name: 'Indeling' })).toBeNull();
});
