import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { originOf } from './request-context.ts';

it.each([
  ['https', 'https://www.vloedhaven.example'],
  ['http', 'http://www.vloedhaven.example'],
  ['x', 'http://www.vloedhaven.example'],
  ['', 'http://www.vloedhaven.example'],
])('an address that was asked for by “%s” begins with %s', (protocol, origin) => {
  const asked = { protocol: protocol as FastifyRequest['protocol'], host: 'www.vloedhaven.example' };
  expect(originOf(asked)).toBe(origin);
});
