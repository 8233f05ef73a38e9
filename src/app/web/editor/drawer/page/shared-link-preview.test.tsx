import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PageDocument } from '#features/pages/contract/page.ts';
import type { SharedLink } from '#features/pages/contract/sharing/shared-link.ts';
import type { Call } from '#platform/contract/calls/endpoint.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { CallContext } from '#platform/web/api/call-context.ts';
import { createLoadCache } from '#platform/web/api/load-cache.ts';
import { SharedLinkPreview } from './shared-link-preview.tsx';

const guid = '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e71';
const shared: SharedLink = {
  siteName: 'Vloedhaven',
  siteDescription: 'Stad aan het water',
  host: 'vloedhaven.example',
  isFrontPage: false,
  image: { guid, crop: { x: 0, y: 0, width: 500, height: 1000 }, from: 'header' },
  passed: [],
  isForEveryone: true,
};
const page = PageDocument.parse({ title: text('Park'), description: text('Groen aan het water') });

function open(answer: Partial<SharedLink>, document = page) {
  const call = (async () => ({ ...shared, ...answer })) as unknown as Call;
  const { container } = render(
    <CallContext value={call}>
      <QueryClientProvider client={createLoadCache()}>
        <SharedLinkPreview {...{ guid, document }} sequence={1} language="nl" />
      </QueryClientProvider>
    </CallContext>,
  );
  return () => container.querySelector('img')?.getAttribute('src');
}

test('shows the link as others get it: its picture as it is cut, its title with the name of the site', async () => {
  const picture = open({});
  expect(await screen.findByText('Park – Vloedhaven')).toBeTruthy();
  expect(screen.getByText('Groen aan het water')).toBeTruthy();
  expect(screen.getByText('vloedhaven.example')).toBeTruthy();
  expect(picture()).toContain(`/a/${guid}?width=640&height=336`);
  expect(picture()).toContain('crop=0%2C0%2C500%2C1000');
  expect(screen.getByRole('status').textContent).toBe('Dit is de kopafbeelding van de pagina.');
});

test('the front page has the title of the site, and a page without a description that of the site', async () => {
  open({ isFrontPage: true, image: null }, PageDocument.parse({ title: text('Welkom') }));
  expect(await screen.findByText('Vloedhaven')).toBeTruthy();
  expect(screen.queryByText(/Welkom/)).toBeNull();
  expect(screen.getByText('Stad aan het water')).toBeTruthy();
  expect(screen.getByText('Geen afbeelding')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toMatch(/^Er gaat geen afbeelding mee/);
});

test('says when a picture was passed over, and when the page is not for everyone', async () => {
  open({ passed: ['page', 'header'], isForEveryone: false });
  expect(await screen.findByText(/^De afbeelding die hier gekozen is gaat niet mee/)).toBeTruthy();
  expect(screen.getByText(/^De kopafbeelding gaat niet mee/)).toBeTruthy();
  expect(screen.getByText(/^Deze pagina is niet voor iedereen/)).toBeTruthy();
});
