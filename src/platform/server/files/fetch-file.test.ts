import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { AppError } from '#platform/contract/calls/errors.ts';
import { fetchFile } from './fetch-file.ts';

let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? '';
    if (path === '/ok') response.end('bytes');
    else if (path === '/on') response.writeHead(302, { location: '/ok' }).end();
    else if (path === '/round') response.writeHead(302, { location: '/round' }).end();
    else if (path === '/inside') response.writeHead(302, { location: 'http://10.0.0.1/secret' }).end();
    else if (path === '/metadata') response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
    else if (path === '/script') response.writeHead(302, { location: 'file:///etc/passwd' }).end();
    else if (path === '/broken') response.writeHead(200, { 'content-length': '100' }).end('half');
    else if (path === '/wrong') response.writeHead(500).end();
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => void server.close(resolve)));

const fetched = async (address: string, allowsLoopback = true, signal = new AbortController().signal) => {
  try {
    return Buffer.from(await fetchFile(address, { allowsLoopback, mostBytes: 10, signal })).toString();
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
};

test.each([
  ['/ok', 'bytes'],
  ['/on', 'bytes'],
  ['/nowhere', 'file-not-there'],
  ['/wrong', 'file-unreachable'],
  ['/broken', 'file-unreachable'],
  ['/round', 'file-unreachable'],
  ['/inside', 'file-address-private'],
  ['/metadata', 'file-address-private'],
  ['/script', 'file-unreachable'],
])('%s: %s', async (path, outcome) => {
  expect(await fetched(origin + path)).toBe(outcome);
});

test.each([
  ['http://10.0.0.8/a.png', 'file-address-private'],
  ['http://[::1]/a.png', 'file-address-private'],
  ['http://localhost/a.png', 'file-address-private'],
  ['http://intern.local/a.png', 'file-address-private'],
  ['https://wie:wat@example.nl/a.png', 'file-unreachable'],
  ['ftp://example.nl/a.png', 'file-unreachable'],
  ['wat dan ook', 'file-unreachable'],
])('never %s', async (address, outcome) => {
  expect(await fetched(address, false)).toBe(outcome);
});

it('does not fetch from this machine where that is not said', async () => {
  expect(await fetched(`${origin}/ok`, false)).toBe('file-address-private');
});

it('takes no more than it may', async () => {
  const signal = new AbortController().signal;
  await expect(fetchFile(`${origin}/ok`, { allowsLoopback: true, mostBytes: 3, signal })).rejects.toMatchObject({
    code: 'file-too-large',
  });
});

it('stops when it is told to, which is no fault of the file', async () => {
  const stopped = AbortSignal.abort(new Error('stopping'));
  await expect(fetched(`${origin}/ok`, true, stopped)).rejects.not.toBeInstanceOf(AppError);
});
