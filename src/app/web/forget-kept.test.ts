import { expect, test } from 'vitest';
import { cacheIndex } from '#platform/contract/calls/cache-index.ts';
import type { Call } from '#platform/contract/calls/endpoint.ts';
import { createForgetKept } from './forget-kept.ts';

const address = '/api/listitem/list/5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e77?itemCount=10';

test('a call is forgotten twice, for the public and the other variant (§7), and a refusal harms nothing', async () => {
  const sent: unknown[] = [];
  const call = (async ({ method, path }: { method: string; path: string }, input: object) => {
    sent.push([method, path, input]);
    throw new Error('refused');
  }) as unknown as Call;
  await createForgetKept(call, 'www.vloedhaven.example')([address]);
  const bodyFor = (isPublic: boolean) => ({
    body: { index: cacheIndex('www.vloedhaven.example', { call: `GET ${address}`, isPublic }) },
  });
  expect(sent).toEqual([
    ['DELETE', '/cache_invalidate', bodyFor(true)],
    ['DELETE', '/cache_invalidate', bodyFor(false)],
  ]);
});
