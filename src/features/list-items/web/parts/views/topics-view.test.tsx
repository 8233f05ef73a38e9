import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { lookAtList, type UnreadTopic } from '#features/reactions/contract/forum.endpoints.ts';
import type { AnyEndpoint, Call } from '#platform/contract/calls/endpoint.ts';
import { CallContext } from '#platform/web/api/call-context.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import { createLoadCache } from '#platform/web/api/load-cache.ts';
import { IsSignedInContext } from '#platform/web/content/is-signed-in-context.ts';
import { useViewTexts } from '#platform/web/content/use-view-texts.ts';
import type { ListItem } from '../../../contract/list-item.ts';
import { itemsTexts } from './items-texts.ts';
import { TopicsView } from './topics-view.tsx';

const list = '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e00';
const item = (place: number, title: string, more: Partial<ListItem> = {}): ListItem => ({
  guid: `5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e0${place}`,
  shortId: `t${place}`,
  title,
  listItemTypeName: 'Topic',
  parentGuids: [],
  metadata: { description: '', 'period-start': null, 'period-end': null, highlight: false },
  publishedOn: '2026-11-01T10:00:00.000Z',
  state: 'published',
  image: null,
  fields: {},
  choices: {},
  talk: { answers: 0, isClosed: false, isOver: false, last: null },
  path: `/forum/i/t${place}`,
  can: { edit: false, delete: false },
  ...more,
});
const last = { guid: '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e09', author: '', at: '2026-11-18T10:00:00.000Z' };
const items = [
  item(1, 'Huisregels', { isSticky: true, talk: { answers: 0, isClosed: true, isOver: true, last: null } }),
  item(2, 'Markt', { talk: { answers: 1200, isClosed: false, isOver: false, last } }),
];

function Forum() {
  useViewTexts(itemsTexts);
  const look = { showImage: false, showDescription: true, showDate: false };
  return <TopicsView {...{ items, look }} level={3} label="Forum" isFirst={false} types={[]} listGuid={list} />;
}

function draw(unread: UnreadTopic[], isSignedIn = true, isFailing = false) {
  const called: AnyEndpoint[] = [];
  const call = (async (endpoint: AnyEndpoint) => {
    called.push(endpoint);
    if (endpoint !== lookAtList) return unread;
    if (isFailing) throw new CallError(0, undefined);
    return undefined;
  }) as Call;
  render(
    <QueryClientProvider client={createLoadCache()}>
      <CallContext value={call}>
        <IsSignedInContext value={isSignedIn}>
          <Forum />
        </IsSignedInContext>
      </CallContext>
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), called };
}

const news = [
  { guid: items[0]?.guid ?? '', isNew: true, answers: 0 },
  { guid: items[1]?.guid ?? '', isNew: false, answers: 100 },
];

test('says of each topic how much was said, last by whom, what is on top and what is closed', () => {
  draw([], false);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first?.textContent).toContain('Bovenaan');
  expect(first?.textContent).toContain('Gesloten');
  expect(first?.textContent).toContain('Nog geen reacties');
  expect(second?.textContent).toContain('1.200 reacties');
  expect(second?.textContent).toContain('een inwoner');
  expect(screen.getByRole('link', { name: /18 november/ }).getAttribute('href')).toContain(`#reaction-${last.guid}`);
});

test('asks nothing for who is not signed in', () => {
  expect(draw(news, false).called).toEqual([]);
  expect(screen.queryByRole('button')).toBeNull();
});

test('shows a member what is new until all is read, and keeps the focus', async () => {
  const { user } = draw(news);
  expect(await screen.findByText('Nieuw')).toBeTruthy();
  expect(screen.getByText('Meer dan 99 nieuw')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Markeer alles als gelezen' }));
  expect(await screen.findByText('Alles is gelezen.')).toBeTruthy();
  expect(screen.queryByText('Nieuw')).toBeNull();
  expect(document.activeElement).not.toBe(document.body);
});

test('says so when that did not work, and leaves what is new', async () => {
  const { user } = draw(news, true, true);
  await user.click(await screen.findByRole('button', { name: 'Markeer alles als gelezen' }));
  expect((await screen.findByRole('status')).textContent).not.toBe('');
  expect(screen.getByText('Nieuw')).toBeTruthy();
});
