import { act, render, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ConsentContext } from '#features/consent/web/parts/consent-context.ts';
import { noConsentGiven } from '#features/consent/web/parts/use-block-consent.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { BlockArea } from '../kit/web/block-area.tsx';
import { loadBlockView } from '../kit/web/block-catalogue.ts';
import { buildBlock } from '../kit/web/testing/build-block.ts';
import definition from './definition.ts';

const url = 'https://kaart.example/haven?zoom=3';

interface Drawn {
  address?: string;
  hosts?: string[];
  canManage?: boolean;
}

async function draw({ address = url, hosts = ['kaart.example'], canManage = false }: Drawn) {
  await loadBlockView('Embed');
  const block = buildBlock(definition, { options: { url: address, title: text('De haven') } });
  const settings = { ...noConsentGiven.settings, embedAllowedHosts: hosts };
  const page = (
    <ConsentContext value={{ ...noConsentGiven, settings }}>
      <BlockArea area="main" blocks={[block]} isFirst canManage={canManage} />
    </ConsentContext>
  );
  // Beside the document, so that no frame is really fetched.
  return act(async () => render(page, { container: document.createElement('div') }));
}

test('of an allowed host: after the question, in a sandbox that cannot lead the page elsewhere', async () => {
  const { container } = await draw({});
  expect(container.querySelector('iframe')).toBeNull();
  await userEvent.click(within(container).getByRole('button', { name: 'Eén keer laden' }));
  const frame = container.querySelector('iframe');
  expect(frame?.getAttribute('src')).toBe(url);
  expect(frame?.title).toBe('De haven');
  expect(frame?.getAttribute('sandbox')).toContain('allow-scripts');
  expect(frame?.getAttribute('sandbox')).not.toMatch(/top-navigation|modals|downloads/);
});

test.each([
  ['a host that is not allowed', { hosts: ['.kaart.example'] }, 'kaart.example staat niet in de lijst'],
  ['http', { address: 'http://kaart.example/' }, 'https://'],
  ['a script', { address: 'javascript:alert(1)' }, 'https://'],
])('%s: nothing for visitors, the reason for managers', async (_, drawn, reason) => {
  const visitor = await draw(drawn);
  expect(visitor.container.textContent).toBe('');
  visitor.unmount();
  const manager = await draw({ ...drawn, canManage: true });
  expect(manager.container.textContent).toContain(reason);
  expect(manager.container.querySelector('iframe, a, button')).toBeNull();
});
