import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { text } from '#platform/contract/texts/localized.ts';
import { paragraph, richText } from '#platform/contract/texts/write-rich-text.ts';
import { BlockArea } from '../kit/web/block-area.tsx';
import { loadBlockView } from '../kit/web/block-catalogue.ts';
import { buildBlock } from '../kit/web/testing/build-block.ts';
import { drawBlock } from '../kit/web/testing/draw-block.tsx';
import definition from './definition.ts';

const tabs = [
  { title: text('Aanvragen'), text: richText([paragraph('Met een afspraak.')]), anchor: 'aanvragen' },
  { title: text(''), text: richText([paragraph('Zonder naam.')]) },
  { title: text('Ophalen'), text: richText([paragraph('Zonder afspraak.')]), anchor: 'ophalen' },
  { title: text('Kosten'), text: richText([paragraph('€ 86,85')]) },
];

afterEach(() => {
  window.history.replaceState(null, '', '#');
});

const chosen = () => screen.getByRole('tab', { selected: true }).textContent;
const openPanels = () =>
  screen
    .getAllByRole('tabpanel')
    .filter((panel) => panel.hasAttribute('data-chosen'))
    .map((panel) => panel.textContent);

test('the server draws links to headed parts, all of them readable', async () => {
  await loadBlockView('Tabs');
  const block = buildBlock(definition, { options: { tabs } });
  const container = document.createElement('div');
  container.innerHTML = renderToString(<BlockArea area="main" blocks={[block]} isFirst canManage={false} />);
  expect(container.querySelector('[role="tab"], [role="tabpanel"], [hidden]')).toBeNull();
  const targets = Array.from(container.querySelectorAll('a'), (link) =>
    container.querySelector(`[id="${link.getAttribute('href')?.slice(1)}"]`),
  );
  expect(targets.map((target) => target?.textContent)).toEqual([
    'AanvragenMet een afspraak.',
    'OphalenZonder afspraak.',
    'Kosten€ 86,85',
  ]);
});

test('arrow keys, Home and End go from tab to tab, round the ends, and only one tab is in the tab order', async () => {
  await drawBlock(definition, { options: { tabs } });
  expect(chosen()).toBe('Aanvragen');
  await userEvent.tab();
  for (const [key, name] of [
    ['{ArrowRight}', 'Ophalen'],
    ['{End}', 'Kosten'],
    ['{ArrowRight}', 'Aanvragen'],
    ['{ArrowLeft}', 'Kosten'],
    ['{Home}', 'Aanvragen'],
  ] as const) {
    await userEvent.keyboard(key);
    expect(chosen()).toBe(name);
    expect(document.activeElement?.textContent).toBe(name);
  }
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
});

test('a press opens one and closes the other, and the address leads back to it', async () => {
  await drawBlock(definition, { options: { tabs } });
  await userEvent.click(screen.getByRole('tab', { name: 'Ophalen' }));
  expect(openPanels()).toEqual(['OphalenZonder afspraak.']);
  expect(window.location.hash).toBe('#ophalen');
});

test('an address that points at a tab opens it, at the start and later', async () => {
  window.history.replaceState(null, '', '#ophalen');
  await drawBlock(definition, { options: { tabs } });
  expect(chosen()).toBe('Ophalen');
  await act(async () => {
    window.history.replaceState(null, '', '#aanvragen');
    window.dispatchEvent(new Event('hashchange'));
  });
  expect(chosen()).toBe('Aanvragen');
});

test.each(['#elders', '#'])('an address that points elsewhere (%s) changes nothing', async (hash) => {
  window.history.replaceState(null, '', hash);
  await drawBlock(definition, { options: { tabs } });
  expect(chosen()).toBe('Aanvragen');
});

test('a tab that was copied with its anchor opens by itself', async () => {
  const [first] = tabs;
  await drawBlock(definition, { options: { tabs: [first, { ...first, title: text('Kopie') }] } });
  await userEvent.click(screen.getByRole('tab', { name: 'Kopie' }));
  expect(screen.getAllByRole('tab', { selected: true }).map((tab) => tab.textContent)).toEqual(['Kopie']);
  expect(openPanels()).toEqual(['KopieMet een afspraak.']);
});
