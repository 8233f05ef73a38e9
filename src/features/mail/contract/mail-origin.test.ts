import { describe, expect, it } from 'vitest';
import { mailDomain, mailOrigin } from './mail-origin.ts';

const isOwnHost = (host: string) => ['www.vloedhaven.example', 'leden.example', 'plein.example'].includes(host);
const publicUrl = 'https://plein.example';
const known = { isOwnHost, publicUrl, primaryDomain: '', trustsNearbyHosts: false };

it.each([
  ['a host of the platform', 'https://www.vloedhaven.example', '', 'https://www.vloedhaven.example'],
  ['a host of the platform at another port', 'https://www.vloedhaven.example:8443', '', publicUrl],
  ['the primary domain', 'http://leden.example:8080', 'leden.example:8080', 'http://leden.example:8080'],
  ['this machine', 'http://127.0.0.1:3000', '', 'http://127.0.0.1:3000'],
  ['this machine by name', 'http://localhost:3000', '', 'http://localhost:3000'],
  ['this machine over IPv6', 'http://[::1]:3000', '', 'http://[::1]:3000'],
  ['a machine in the building', 'http://192.168.1.7:3000', '', publicUrl],
  ['a machine in the building by name', 'http://server:3000', '', publicUrl],
  ['a name that a neighbour can take', 'http://evil.local', '', publicUrl],
  ['another host', 'https://elders.example', '', publicUrl],
  ['another host beside a primary domain', 'https://elders.example', 'leden.example', 'https://leden.example'],
  ['another host beside a primary domain of others', 'https://elders.example', 'elders.example', publicUrl],
  ['a public IP address', 'http://203.0.114.9', '', publicUrl],
  ['a name that begins as this machine', 'http://127.0.0.1.elders.example', '', publicUrl],
  ['no host at all', 'http://', '', publicUrl],
  ['a host that begins as ours', 'https://www.vloedhaven.example.elders.example', '', publicUrl],
])('asked over %s, links start with ours', (_, requested, primaryDomain, origin) => {
  expect(mailOrigin(requested, { ...known, primaryDomain })).toBe(origin);
});

it.each([
  ['http://192.168.1.7:3000', 'http://192.168.1.7:3000'],
  ['http://server:3000', 'http://server:3000'],
  ['http://laptop.local:3000', 'http://laptop.local:3000'],
  ['https://elders.example', publicUrl],
])('while developing, asked over %s, links start with %s', (requested, origin) => {
  expect(mailOrigin(requested, { ...known, trustsNearbyHosts: true })).toBe(origin);
});

describe('the domain that mails are from', () => {
  it.each([
    ['leden.example:8080', 'leden.example'],
    ['elders.example', 'plein.example'],
    ['', 'plein.example'],
  ])('with the primary domain %j is %s', (primaryDomain, domain) => {
    expect(mailDomain({ ...known, primaryDomain })).toBe(domain);
  });
});
