import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MenuItem } from '#features/menus/contract/menu.ts';
import { BlockArea } from '../kit/web/block-area.tsx';
import { loadBlockView } from '../kit/web/block-catalogue.ts';
import { PageContext } from '../kit/web/page-context.ts';
import { buildBlock } from '../kit/web/testing/build-block.ts';
import definition from './definition.ts';

const item = (name: string, children: MenuItem[] = [], more: Partial<MenuItem> = {}): MenuItem => ({
  guid: name,
  urlSegment: name,
  name,
  description: `Over ${name}`,
  pageGuid: name,
  pageIsPublished: true,
  pageName: null,
  externalUrl: null,
  relatedMenuItems: [],
  isVisible: true,
  path: `/${name}`,
  children,
  ...more,
});

const bins = item('bakken');
const waste = item('afval', [bins, item('verborgen', [], { isVisible: false })]);
const parking = item('parkeren');
const group = item('groep', [item('concept', [], { pageIsPublished: false }), item('rijbewijs')], {
  pageGuid: null,
  path: null,
});
const living = item('wonen', [waste, parking, group]);
const news = item('nieuws');
const menu = [living, news];

async function drawOn(trail: MenuItem[], options: object) {
  await loadBlockView('SubMenu');
  const block = buildBlock(definition, { options });
  const page = { title: 'Wonen', address: 'https://vloedhaven.example/', blocks: [block], menu, trail };
  return render(
    <PageContext value={page}>
      <BlockArea area="main" blocks={[block]} isFirst canManage={false} />
    </PageContext>,
  );
}

const links = () => screen.queryAllByRole('link').map((link) => link.textContent);

test.each([
  ['what lies below', [living], { show: 'auto' }, ['afval', 'parkeren']],
  ['nothing below: what lies beside', [living, parking], { show: 'auto' }, ['afval', 'parkeren']],
  ['nothing below on the highest level: nothing', [news], { show: 'auto' }, []],
  ['only what lies below', [living, parking], { show: 'children' }, []],
  ['what lies beside a highest page', [news], { show: 'siblings' }, ['wonen', 'nieuws']],
  [
    'the whole part, two deep',
    [living, waste, bins],
    { show: 'section', depth: 2 },
    ['afval', 'bakken', 'parkeren', 'rijbewijs'],
  ],
  ['a page beside the menu', [], { show: 'siblings' }, []],
])('%s; what is hidden or not published is not there', async (_, trail, options, names) => {
  await drawOn(trail, options);
  expect(links()).toEqual(names);
});

test('here is marked, and so is the way to it', async () => {
  await drawOn([living, waste, bins], { show: 'section', depth: 2 });
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('bakken');
  expect(screen.getByRole('link', { current: true }).textContent).toBe('afval');
});

test('descriptions come when asked for', async () => {
  await drawOn([living], { hasDescriptions: true });
  expect(screen.getByRole('link', { name: /afval/ }).textContent).toBe('afvalOver afval');
});
