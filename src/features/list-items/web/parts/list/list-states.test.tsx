import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SearchContext } from '#platform/web/content/search-context.ts';
import { NoItems, type NoItemsProps } from './list-states.tsx';

const coming = { data: undefined, isComing: true, isFailed: false, retry: () => undefined };
const states = (props: Partial<NoItemsProps> = {}) => (
  <SearchContext value="?q-7e3f1c=dijk">
    <NoItems answer={coming} view="rows" emptyText={{ value: '' }} {...props} />
  </SearchContext>
);

test('what the server could not get is no skeleton for ever: it says so, with a way to try again without a script', () => {
  const html = renderToString(states());
  expect(html).toContain('Deze lijst kon niet worden geladen.');
  expect(html).toContain('href="?q-7e3f1c=dijk"');
});

test('what comes when it is near is not lost yet', () => {
  expect(renderToString(states({ isLazy: true }))).not.toContain('kon niet worden geladen');
});

test('in the browser it is on its way, and can be asked again once it failed', () => {
  const { rerender } = render(states());
  expect(screen.queryByText('Deze lijst kon niet worden geladen.')).toBeNull();
  rerender(states({ answer: { ...coming, isComing: false, isFailed: true } }));
  expect(screen.getByRole('button', { name: 'Opnieuw proberen' })).toBeDefined();
});
