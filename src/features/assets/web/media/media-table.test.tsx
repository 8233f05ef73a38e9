import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Call } from '#platform/contract/calls/endpoint.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { CallContext } from '#platform/web/api/call-context.ts';
import { createLoadCache } from '#platform/web/api/load-cache.ts';
import { mediaFile } from '../testing/media-file.ts';
import { MediaTable } from './media-table.tsx';

test('a picture that nobody described says so in the list', () => {
  render(
    <CallContext value={(() => new Promise(() => undefined)) as Call}>
      <QueryClientProvider client={createLoadCache()}>
        <MediaTable
          label="Beeldbank"
          files={[
            mediaFile('boot.png', { alt: text('Een boot') }),
            mediaFile('haven.png'),
            mediaFile('golf.png', { isDecorative: true }),
            mediaFile('plan.pdf', { kind: 'document' }),
          ]}
          sort="changed_desc"
          onSort={() => undefined}
          chosen={new Set()}
          onChoose={() => undefined}
          hrefOf={(guid) => `#${guid}`}
          openId={null}
          empty={null}
        />
      </QueryClientProvider>
    </CallContext>,
  );
  const told = screen
    .getAllByRole('rowheader')
    .map((cell) => [
      within(cell).getByRole('link').textContent,
      within(cell).queryByText('geen omschrijving') !== null,
    ]);
  expect(told).toEqual([
    ['boot.png', false],
    ['haven.png', true],
    ['golf.png', false],
    ['plan.pdf', false],
  ]);
});
