import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { NowContext } from './now-context.ts';
import { useServerNow } from './use-server-now.ts';

afterEach(() => vi.useRealTimers());

test.each(['1999-01-01T00:00:00Z', '2051-06-01T00:00:00Z'])(
  'a browser whose clock says %s knows what time it is',
  (wrong) => {
    vi.useFakeTimers({ now: new Date(wrong), toFake: ['Date'] });
    const { result } = renderHook(() => useServerNow(), {
      wrapper: ({ children }) => <NowContext value="2026-11-17T12:00:00.000Z">{children}</NowContext>,
    });
    expect(result.current.toISOString()).toMatch(/^2026-11-17T12:/);
  },
);
