import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { text } from '#platform/contract/texts/localized.ts';
import type { MenuSource, MenuSourceItem } from '../contract/menu-source.ts';
import { MenuTree } from './menu-tree.tsx';
import { useMenuDraft } from './use-menu-draft.ts';

const item = (guid: string, parentGuid: string | null = null): MenuSourceItem => ({
  guid,
  parentGuid,
  name: text(guid),
  description: text(''),
  urlSegment: text(guid.toLowerCase()),
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
  items: [item('Wonen'), item('Haven', 'Wonen'), item('Nieuws')],
};

function Arranged() {
  const draft = useMenuDraft(source);
  const [edited, setEdited] = useState('');
  return (
    <>
      <MenuTree source={source} draft={draft} onEdit={setEdited} />
      <output>{JSON.stringify({ edited, changes: draft.changes })}</output>
    </>
  );
}

const told = () => JSON.parse(screen.getByRole('status').textContent ?? '');
const row = (name: string) => screen.getByRole('row', { name });

async function press(name: string, key: string, more: object = {}): Promise<void> {
  await act(async () => row(name).focus());
  await act(async () => {
    fireEvent.keyDown(row(name), { key, ...more });
    fireEvent.keyUp(row(name), { key, ...more });
  });
}

test('the keys of a row move it, edit it and take it out', async () => {
  render(<Arranged />);
  await press('Haven', 'ArrowLeft', { altKey: true });
  expect(told().changes).toEqual([{ kind: 'move', guid: 'Haven', parentGuid: null, position: 1 }]);
  expect(within(row('Haven')).getByText('Verplaatst')).toBeTruthy();
  expect(row('Haven').textContent).toContain('/wonen /haven');
  await press('Haven', 'ArrowDown', { altKey: true });
  // Two steps of one item are one change.
  expect(told().changes).toEqual([{ kind: 'move', guid: 'Haven', parentGuid: null, position: 2 }]);
  await press('Nieuws', 'F2');
  expect(told().edited).toBe('Nieuws');
  await press('Nieuws', 'Delete');
  expect(told().changes.at(-1)).toEqual({ kind: 'remove', guid: 'Nieuws' });
  expect(screen.queryByRole('row', { name: 'Nieuws' })).toBeNull();
});

test('what cannot be moved further stays where it is', async () => {
  render(<Arranged />);
  await press('Wonen', 'ArrowUp', { altKey: true });
  await press('Wonen', 'ArrowRight', { altKey: true });
  expect(told().changes).toEqual([]);
});
