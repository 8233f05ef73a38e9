import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import type { AnyEndpoint, Call } from '#platform/contract/calls/endpoint.ts';
import { CallContext } from '#platform/web/api/call-context.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import { createLoadCache } from '#platform/web/api/load-cache.ts';
import { lookAtThread } from '../../contract/forum.endpoints.ts';
import type { OwnThread, Reaction, Thread } from '../../contract/reaction.ts';
import { addReaction, readOwnThread, readThread } from '../../contract/reactions.endpoints.ts';
import { ReactionThread } from './reaction-thread.tsx';

const target = { kind: 'item', guid: '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e01' } as const;
const reaction: Reaction = {
  guid: '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e02',
  parentGuids: [target.guid],
  author: 'Noor',
  isStaff: false,
  text: 'Zie https://voorbeeld.nl @Noor <b>',
  state: 'shown',
  reason: null,
  at: '2026-11-18T10:00:00.000Z',
  isEdited: false,
  mentions: [],
  pictures: [],
  quoted: null,
  answerCount: 0,
  answers: [],
};
const thread: Thread = {
  total: 1,
  isClosed: false,
  isOver: false,
  isSticky: false,
  moderation: 'after',
  way: 'member',
  canAddPictures: true,
  reactions: [reaction],
  isLater: false,
  next: null,
};
const nobody: OwnThread = { name: 'Piet', isBlocked: false, canModerate: false, canMention: true, reactions: [] };

beforeEach(() => localStorage.clear());

function draw(shown: Partial<Thread> = {}, own: Partial<OwnThread> = {}, isFailing = false) {
  const sent: unknown[] = [];
  const call = (async (endpoint: AnyEndpoint, input: { body?: unknown }) => {
    if (endpoint === readThread) return { ...thread, ...shown };
    if (endpoint === readOwnThread) return { ...nobody, ...own };
    if (endpoint === lookAtThread) return undefined;
    if (isFailing) throw new CallError(0, undefined);
    sent.push(input.body);
    return endpoint === addReaction ? { guid: reaction.guid, state: 'shown' } : undefined;
  }) as Call;
  render(
    <QueryClientProvider client={createLoadCache()}>
      <CallContext value={call}>
        <ReactionThread target={target} search={new URLSearchParams()} headingLevel={2} isSignedIn pagePath="/ideeen" />
      </CallContext>
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), sent };
}

describe('how one joins in', () => {
  test.each<[Partial<Thread>, Partial<OwnThread>, string]>([
    [{ isClosed: true }, {}, 'Dit gesprek is gesloten. Reageren kan niet meer.'],
    [{}, { isBlocked: true }, 'Reageren is voor u uitgezet. Neem contact op als dat niet klopt.'],
    [{ way: 'none' }, {}, 'U kunt hier lezen, maar niet reageren.'],
    [{ way: 'sign-in' }, {}, 'Log in om te reageren'],
    [{ moderation: 'before' }, {}, 'Een medewerker leest een reactie voor ze op de site komt.'],
    [{}, {}, 'Anderen zien uw naam: Piet.'],
    [{ total: 0, reactions: [] }, {}, 'Nog geen reacties'],
  ])('%j %j: %s', async (shown, own, words) => {
    draw(shown, own);
    expect(await screen.findByText(words)).toBeTruthy();
  });
});

test('what somebody wrote stays plain, but for addresses and names', async () => {
  draw();
  const article = await screen.findByRole('article', { name: 'Reactie van Noor' });
  expect(within(article).getByRole('link', { name: 'https://voorbeeld.nl' }).getAttribute('rel')).toContain('nofollow');
  expect(within(article).getByText('@Noor').tagName).toBe('STRONG');
  expect(article.querySelector('b')).toBeNull();
});

test('a reaction is written once, and what is missing is told', async () => {
  const { user, sent } = draw();
  const place = await screen.findByRole('button', { name: 'Plaats reactie' });
  await user.click(place);
  expect(screen.getByText('Schrijf eerst een reactie.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Uw reactie/ }));
  await user.keyboard('Mooi plan');
  await user.click(place);
  expect(await screen.findByText('Uw reactie staat erbij.')).toBeTruthy();
  expect(sent).toMatchObject([{ text: 'Mooi plan', key: expect.stringMatching(/^[\w-]{32}$/) }]);
});

test('what was typed stays when the connection is gone', async () => {
  const { user } = draw({}, {}, true);
  const area = await screen.findByRole('textbox', { name: /Uw reactie/ });
  await user.type(area, 'Mooi plan');
  await user.click(screen.getByRole('button', { name: 'Plaats reactie' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(area).toHaveProperty('value', 'Mooi plan');
});

test('an answer opens below its reaction, and Annuleer leads back to where one was', async () => {
  const { user, sent } = draw();
  await user.click(await screen.findByRole('link', { name: 'Reageer op Noor' }));
  const area = screen.getByRole('textbox', { name: /Uw antwoord aan Noor/ });
  expect(document.activeElement).toBe(area);
  await user.click(screen.getByRole('button', { name: 'Annuleer' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Reageer op Noor' })));
  await user.click(screen.getByRole('link', { name: 'Reageer op Noor' }));
  await user.keyboard('Eens');
  await user.click(screen.getAllByRole('button', { name: 'Plaats reactie' })[0] as HTMLElement);
  await waitFor(() => expect(sent).toMatchObject([{ text: 'Eens', answersGuid: reaction.guid }]));
});

test('one’s own is taken away, with the way back; one that waits is shown to its maker', async () => {
  const mine = {
    guid: reaction.guid,
    parentGuids: [target.guid],
    author: 'Noor',
    text: 'x',
    state: 'shown' as const,
    reason: null,
    pictures: [],
    at: reaction.at,
    canEdit: true,
  };
  const waits = { ...mine, guid: target.guid, text: 'Nog niet te zien', state: 'waiting' as const };
  const { user, sent } = draw({}, { reactions: [mine, waits] });
  expect(await screen.findByRole('article', { name: 'Wacht op een medewerker' })).toBeTruthy();
  const article = screen.getByRole('article', { name: 'Reactie van Noor' });
  expect(within(article).queryByRole('button', { name: /Meld/ })).toBeNull();
  await user.click(within(article).getByRole('button', { name: 'Verwijder' }));
  expect(await screen.findByText('Uw reactie is verwijderd.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Maak ongedaan' }));
  expect(await screen.findByText('De reactie staat er weer.')).toBeTruthy();
  expect(sent).toEqual([{}, {}]);
});

test('a report needs a reason', async () => {
  const { user, sent } = draw();
  await user.click(await screen.findByRole('button', { name: 'Meld de reactie van Noor' }));
  await user.click(screen.getByRole('button', { name: 'Meld' }));
  expect(screen.getByText('Kies een reden.')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Reclame' }));
  await user.click(screen.getByRole('button', { name: 'Meld' }));
  expect(await screen.findByText(/Gemeld. Dank u wel/)).toBeTruthy();
  expect(sent).toMatchObject([{ reason: 'advertising' }]);
});
