import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LogEntry } from '../contract/log-entry.ts';
import { postLogs } from './log-transport.ts';

const entries: LogEntry[] = [
  {
    short_message: 'k7q3 www.vloedhaven.nl x',
    level: 3,
    origin: 'https://www.vloedhaven.nl/',
    platform: 'www.vloedhaven.nl',
    user_agent: 'Mozilla/5.0',
    timestamp: 1,
    bot: false,
  },
];

const stubBrowser = (sendBeacon: unknown, fetch: unknown) => {
  vi.stubGlobal('navigator', { sendBeacon });
  vi.stubGlobal('fetch', fetch);
};

afterEach(() => vi.unstubAllGlobals());

describe('postLogs', () => {
  it('sends a beacon with JSON', async () => {
    const beacon = vi.fn((_address: string, _body: Blob) => true);
    const fetch = vi.fn();
    stubBrowser(beacon, fetch);
    expect(await postLogs('/api/logs', entries)).toBe(true);
    const [address, body] = beacon.mock.calls[0] ?? [];
    expect(address).toBe('/api/logs');
    expect(body?.type).toBe('application/json');
    expect(JSON.parse((await body?.text()) ?? '')).toEqual(entries);
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each([
    ['without beacons', undefined],
    ['when the beacon is refused', () => false],
  ])('falls back to a request that outlives the page %s', async (_, sendBeacon) => {
    const fetch = vi.fn(async () => new Response(null, { status: 204 }));
    stubBrowser(sendBeacon, fetch);
    expect(await postLogs('/api/logs', entries)).toBe(true);
    expect(fetch).toHaveBeenCalledWith('/api/logs', expect.objectContaining({ method: 'POST', keepalive: true }));
  });

  it.each([
    ['the address refuses', undefined, async () => new Response(null, { status: 429 })],
    ['the network is gone', undefined, () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'an extension broke beacons',
      () => {
        throw new Error('no');
      },
      () => Promise.reject(new TypeError('Failed to fetch')),
    ],
  ])('answers false and throws nothing when %s', async (_, sendBeacon, fetch) => {
    stubBrowser(sendBeacon, fetch);
    expect(await postLogs('/api/logs', entries)).toBe(false);
  });
});
