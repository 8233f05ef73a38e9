import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { Call } from '#platform/contract/calls/endpoint.ts';
import { CallContext } from '#platform/web/api/call-context.ts';
import { createLoadCache } from '#platform/web/api/load-cache.ts';
import { maxImageBytes } from '../../contract/image.ts';
import { useMediaUploads } from './use-media-uploads.ts';

const call = (() => Promise.reject(new Error('nothing is asked of the server'))) as unknown as Call;
const app = ({ children }: { children: ReactNode }) => (
  <CallContext value={call}>
    <QueryClientProvider client={createLoadCache()}>{children}</QueryClientProvider>
  </CallContext>
);

const sized = (name: string, size: number): File =>
  Object.defineProperty(new File([], name, { type: 'image/png' }), 'size', { value: size });

test('what is empty or too large is told at once, without sending it', async () => {
  const { result } = renderHook(() => useMediaUploads(), { wrapper: app });
  await act(() => result.current.add([sized('leeg.png', 0), sized('groot.png', maxImageBytes + 1)], null));
  expect(result.current.rows.map(({ status, message, canRetry }) => [status, message, canRetry])).toEqual([
    ['failed', 'leeg.png is leeg.', undefined],
    ['failed', 'groot.png is te groot. Een bestand mag hooguit 30 MB zijn.', undefined],
  ]);
  expect(result.current.isBusy).toBe(false);
});

test('whoever waits for a file hears that it will not come', async () => {
  const { result } = renderHook(() => useMediaUploads(), { wrapper: app });
  let leftOut = 0;
  const to = { owner: { public: 'true' }, onAdded: () => undefined, onLeftOut: () => (leftOut += 1) } as const;
  await act(() => result.current.add([sized('groot.png', maxImageBytes + 1)], null, to));
  expect(leftOut).toBe(1);
  // It is told once, also when what is said of it is taken away.
  act(() => result.current.cancel(result.current.rows[0]?.id ?? ''));
  expect([leftOut, result.current.rows]).toEqual([1, []]);
});
