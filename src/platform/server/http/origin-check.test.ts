import type { FastifyContextConfig, FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { AppError } from '#platform/contract/calls/errors.ts';
import { checkOrigin } from './origin-check.ts';

const host = 'www.vloedhaven.example';
const own = `https://${host}`;

function outcome(method: string, headers: Record<string, string>, config: FastifyContextConfig = {}): string {
  try {
    checkOrigin({ method, headers, host, routeOptions: { config } } as unknown as FastifyRequest);
    return 'passes';
  } catch (error) {
    return error instanceof AppError ? `${error.status} ${error.code}` : String(error);
  }
}

describe('checkOrigin', () => {
  it.each([
    ['a program, which names no origin', {}],
    ['our own page', { origin: own, 'sec-fetch-site': 'same-origin' }],
    ['our own page in an older browser', { origin: own }],
    ['our own page over http behind a proxy', { origin: `http://${host}` }],
    ['the address bar', { 'sec-fetch-site': 'none' }],
    ['our own page that keeps its origin to itself', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
  ])('lets a write through from %s', (_, headers) => {
    expect(outcome('POST', headers)).toBe('passes');
  });

  it.each([
    ['another site', { origin: 'https://elders.example', 'sec-fetch-site': 'cross-site' }],
    ['another site in an older browser', { origin: 'https://elders.example' }],
    [
      'a neighbour under the same domain',
      { origin: 'https://elders.vloedhaven.example', 'sec-fetch-site': 'same-site' },
    ],
    ['another port', { origin: `${own}:8443` }],
    ['a name that only starts like ours', { origin: `${own}.elders.example` }],
    ['a sandbox', { origin: 'null' }],
    ['no address at all', { origin: 'www.vloedhaven.example' }],
    ['a browser that names no origin', { 'sec-fetch-site': 'cross-site' }],
  ])('refuses a write from %s', (_, headers) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      expect(outcome(method, headers)).toBe('403 wrong-origin');
    }
  });

  it('lets another site’s page send only what says that it may', () => {
    const headers = { origin: 'https://elders.example', 'sec-fetch-site': 'cross-site' };
    expect(outcome('POST', headers, { isOpenToOtherSites: true })).toBe('passes');
    expect(outcome('POST', headers, { isOpenToOtherSites: false })).toBe('403 wrong-origin');
  });

  it.each(['GET', 'HEAD', 'OPTIONS'])('lets everyone %s', (method) => {
    expect(outcome(method, { origin: 'https://elders.example', 'sec-fetch-site': 'cross-site' })).toBe('passes');
  });
});
