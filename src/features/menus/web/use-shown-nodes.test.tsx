import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { text } from '#platform/contract/texts/localized.ts';
import type { TreeNode } from '#platform/web/ui/tree/tree-node.ts';
import type { MenuSource, MenuSourceItem } from '../contract/menu-source.ts';
import { menuNodes } from './menu-nodes.ts';
import { useMenuDraft } from './use-menu-draft.ts';
import { useShownNodes } from './use-shown-nodes.tsx';

const item = (guid: string, parentGuid: string | null = null): MenuSourceItem => ({
  guid,
  parentGuid,
  name: text(guid),
  description: text(''),
  urlSegment: text(guid),
  pageGuid: `page-${guid}`,
  pageName: guid,
  pageIsPublished: true,
  pageIsInTrash: false,
  externalUrl: null,
  relatedMenuItems: [],
  isVisible: true,
  path: null,
});

const source: MenuSource = {
  guid: 'menu',
  name: 'Top level menu',
  version: '1',
  items: [item('wonen'), item('haven', 'wonen'), item('nieuws'), item('contact'), item('agenda')],
};

function useMenu() {
  const draft = useMenuDraft(source);
  return { draft, shown: useShownNodes(menuNodes(draft.items, 'nl'), source, draft, ['wonen']) };
}

test('after a move only the row that moved is another, and what is above it', () => {
  const { result } = renderHook(useMenu);
  const byId = () => new Map(result.current.shown.map((node) => [node.id, node]));
  const before = byId();
  act(() => result.current.draft.run({ kind: 'move', guid: 'contact', parentGuid: null, position: 1 }));
  expect(result.current.shown.map(({ id }) => id)).toEqual(['wonen', 'contact', 'nieuws', 'agenda']);
  const others = [...byId()].filter(([id, node]: [string, TreeNode]) => before.get(id) !== node).map(([id]) => id);
  expect(others).toEqual(['contact']);
});

test('an address that changes makes the rows below it other ones too', () => {
  const { result } = renderHook(useMenu);
  const below = () => result.current.shown[0]?.children?.[0];
  const before = below();
  act(() => result.current.draft.run({ kind: 'set', guid: 'wonen', changes: { urlSegment: text('huis') } }));
  expect(below()).not.toBe(before);
});
