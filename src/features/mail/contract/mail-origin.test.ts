import { expect, it } from 'vitest';
import { mailOrigin } from './mail-origin.ts';

const isKnownHost = (host: string) => host === 'www.vloedhaven.example';
const publicUrl = 'https://plein.example';

it.each([
  ['a host of the platform', 'https://www.vloedhaven.example', '', 'https://www.vloedhaven.example'],
  ['the primary domain', 'http://leden.example:8080', 'leden.example:8080', 'http://leden.example:8080'],
  ['this machine', 'http://127.0.0.1:3000', '', 'http://127.0.0.1:3000'],
  ['this machine by name', 'http://localhost:3000', '', 'http://localhost:3000'],
  ['this machine over IPv6', 'http://[::1]:3000', '', 'http://[::1]:3000'],
  ['a machine in the building', 'http://192.168.1.7:3000', '', 'http://192.168.1.7:3000'],
  ['a machine in the building by name', 'http://server:3000', '', 'http://server:3000'],
  ['another host', 'https://elders.example', '', publicUrl],
  ['another host beside a primary domain', 'https://elders.example', 'leden.example', 'https://leden.example'],
  ['a public IP address', 'http://203.0.114.9', '', publicUrl],
  ['no host at all', 'http://', '', publicUrl],
  ['a host that begins as ours', 'https://www.vloedhaven.example.elders.example', '', publicUrl],
])('asked over %s, links start with ours', (_, requested, primaryDomain, origin) => {
  expect(mailOrigin({ requested, isKnownHost, primaryDomain, publicUrl })).toBe(origin);
});
