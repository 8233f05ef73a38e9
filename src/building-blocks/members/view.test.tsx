import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Call, endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { CallContext } from '#platform/web/api/call-context.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import { createLoadCache } from '#platform/web/api/load-cache.ts';
import { IsSignedInContext } from '#platform/web/content/is-signed-in-context.ts';
import { BlockArea } from '../kit/web/block-area.tsx';
import { loadBlockView } from '../kit/web/block-catalogue.ts';
import { buildBlock } from '../kit/web/testing/build-block.ts';
import definition from './definition.ts';
import { needs } from './view.tsx';

const noCall: Call = () => Promise.reject(new Error('everything was loaded with the page'));
const field = (key: string, label: string, value: string) => ({ key, label, section: '', value });
const members = [
  {
    guid: '0b0c1d2e-0000-4000-8000-000000000001',
    name: 'Noor de Wit',
    photo: null,
    isMett: false,
    fields: [field('team', 'Team', 'Haven'), field('motto', 'Motto', 'Vaart houden')],
  },
];

async function drawMembers(options: object) {
  const block = buildBlock(definition, { options });
  const asked = needs(block, {
    language: 'nl',
    search: new URLSearchParams(),
    now: new Date(),
    timeZone: 'Europe/Amsterdam',
    isSignedIn: true,
  });
  const loaded = asked.map(({ endpoint, input }) => [
    endpointUrl(endpoint, input),
    { totalNumberOfMembers: 30, members },
  ]);
  await loadBlockView(definition.name);
  return render(
    <QueryClientProvider client={createLoadCache(Object.fromEntries(loaded))}>
      <CallContext value={noCall}>
        <BlockArea area="main" blocks={[block]} isFirst canManage={false} />
      </CallContext>
    </QueryClientProvider>,
  );
}

test('a member with what they share, and the way to the rest', async () => {
  await drawMembers({});
  expect(screen.getByRole('heading', { name: 'Noor de Wit' })).toBeDefined();
  expect(screen.getByText('Haven')).toBeDefined();
  expect(screen.getByText('Vaart houden')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Pagina 2' }).getAttribute('href')).toBe('?p-7e3f1c=2#list-7e3f1c');
});

test('only the fields that the block names', async () => {
  await drawMembers({ fieldKeys: ['team'] });
  expect(screen.queryByText('Vaart houden')).toBeNull();
});

test('a visitor’s page asks nothing that only members get', async () => {
  const block = buildBlock(definition, { options: {} });
  const visitor = {
    language: 'nl',
    search: new URLSearchParams(),
    now: new Date(),
    timeZone: 'Europe/Amsterdam',
    isSignedIn: false,
  } as const;
  expect(needs(block, visitor)).toEqual([]);
  const asked: string[] = [];
  const call: Call = ({ path }) => {
    asked.push(path);
    return Promise.reject(new CallError(401, undefined));
  };
  await loadBlockView(definition.name);
  render(
    <QueryClientProvider client={createLoadCache()}>
      <CallContext value={call}>
        <IsSignedInContext value={false}>
          <BlockArea area="main" blocks={[block]} isFirst canManage={false} />
        </IsSignedInContext>
      </CallContext>
    </QueryClientProvider>,
  );
  expect(screen.getByRole('link', { name: 'Inloggen' })).toBeDefined();
  expect(asked).toEqual([]);
});

test('a visitor is told that it is for members, with the way to sign in', async () => {
  const block = buildBlock(definition, { options: {} });
  const refused: Call = () => Promise.reject(new CallError(401, undefined));
  await loadBlockView(definition.name);
  render(
    <QueryClientProvider client={createLoadCache()}>
      <CallContext value={refused}>
        <BlockArea area="main" blocks={[block]} isFirst canManage={false} />
      </CallContext>
    </QueryClientProvider>,
  );
  const link = await screen.findByRole('link', { name: 'Inloggen' });
  expect(link.getAttribute('href')).toBe('/login?returnTo=%2F');
  expect(screen.queryByRole('button')).toBeNull();
});
