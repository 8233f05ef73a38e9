import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { describe, expect, test } from 'vitest';
import type { Call } from '#platform/contract/calls/endpoint.ts';
import { CallContext } from '#platform/web/api/call-context.ts';
import { createLoadCache } from '#platform/web/api/load-cache.ts';
import { useViewTexts } from '#platform/web/content/use-view-texts.ts';
import { MentionArea } from './mention-area.tsx';
import { threadTexts } from './thread-texts.ts';

const people = [
  { guid: '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e11', name: 'Noor van Dijk' },
  { guid: '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e12', name: 'Noortje' },
];
const target = { kind: 'item', guid: '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e01' } as const;

function Area({ canMention, onNamed }: { canMention: boolean; onNamed(guid: string): void }) {
  useViewTexts(threadTexts);
  const area = useRef<HTMLTextAreaElement>(null);
  return <MentionArea {...{ target, area, canMention, onNamed }} id="it" name="text" label="Uw reactie" />;
}

function draw(canMention = true, found = people) {
  const asked: string[] = [];
  const named: string[] = [];
  const cache = createLoadCache();
  const call = (async (_: unknown, input: { query: { words: string } }) => {
    asked.push(input.query.words);
    return found;
  }) as unknown as Call;
  const area = (mayName: boolean) => (
    <QueryClientProvider client={cache}>
      <CallContext value={call}>
        <Area canMention={mayName} onNamed={(guid) => named.push(guid)} />
      </CallContext>
    </QueryClientProvider>
  );
  const { rerender } = render(area(canMention));
  const allow = () => rerender(area(true));
  return { user: userEvent.setup(), field: screen.getByRole<HTMLTextAreaElement>('textbox'), asked, named, allow };
}

describe('names behind an @', () => {
  test('are offered, gone through by arrows and put in by Enter', async () => {
    const { user, field, named } = draw();
    await user.type(field, 'Dag @no');
    expect(await screen.findAllByRole('option')).toHaveLength(2);
    expect(field.getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[0]?.id);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(field.value).toBe('Dag @Noortje ');
    expect(named).toEqual([people[1]?.guid]);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Noortje genoemd');
    await user.keyboard('komt u?{Enter}');
    expect(field.value).toBe('Dag @Noortje komt u?\n');
  });

  test('go by Escape, which closes nothing else, and are pressed by a pointer', async () => {
    const { user, field } = draw();
    await user.type(field, '@');
    await screen.findByRole('listbox');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.type(field, 'n');
    await user.click(await screen.findByRole('option', { name: 'Noor van Dijk' }));
    expect(field.value).toBe('@Noor van Dijk ');
    expect(document.activeElement).toBe(field);
  });

  test('are asked of nobody who may not, nor in an address of mail', async () => {
    const visitor = draw(false);
    await visitor.user.type(visitor.field, 'Dag @no');
    expect(visitor.asked).toEqual([]);
    expect(visitor.field.hasAttribute('aria-autocomplete')).toBe(false);
  });

  test('are offered to who typed before it was known that they may, while they are still there', async () => {
    const { user, field, asked, allow } = draw(false);
    await user.type(field, 'Dag @no');
    allow();
    expect(await screen.findAllByRole('option')).toHaveLength(2);
    expect(asked).toEqual(['no']);
  });

  test('are not offered to who has gone elsewhere by then', async () => {
    const { user, field, asked, allow } = draw(false);
    await user.type(field, 'Dag @no');
    await user.tab();
    allow();
    expect(asked).toEqual([]);
  });

  test('say so when there is nobody', async () => {
    const { user, field } = draw(true, []);
    await user.type(field, '@xyz');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Niemand gevonden'));
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});
