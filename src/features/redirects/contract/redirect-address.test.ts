import { describe, expect, it } from 'vitest';
import { type RedirectSite, readFrom, readTo, redirectKey } from './redirect-address.ts';

const site: RedirectSite = { languages: ['nl', 'en'], isOwnHost: (host: string) => host === 'www.vloedhaven.example' };
const guid = '0f6e1c2a-3b4d-4e5f-8a9b-0c1d2e3f4a5b';

describe('the address that leads elsewhere', () => {
  it.each([
    ['/oud', '/oud'],
    ['  /oud  ', '/oud'],
    ['/Oud/Pad', '/oud/pad'],
    ['/oud/', '/oud'],
    ['/oud///', '/oud'],
    ['/oud#hier', '/oud'],
    ['/oud?', '/oud'],
    ['/caf%C3%A9', '/café'],
    ['/cafe\u0301', '/café'],
    ['/a%20b', '/a b'],
    ['/a/../b', '/b'],
    ['/en/old', '/en/old'],
    ['/energie', '/energie'],
    ['/index.php', '/index.php'],
    ['https://www.vloedhaven.example/oud', '/oud'],
    ['/nieuws/i/abcd2345/titel', '/nieuws/i/abcd2345/titel'],
  ])('reads %s as %s', (text, from) => {
    expect(readFrom(text, site)).toEqual({ from });
  });

  it.each([
    ['', 'redirect-from-wrong'],
    ['oud', 'redirect-from-wrong'],
    ['/', 'redirect-from-wrong'],
    ['/en', 'redirect-from-wrong'],
    ['/en/', 'redirect-from-wrong'],
    ['//elders.example/oud', 'redirect-from-wrong'],
    ['/\\elders.example', 'redirect-from-wrong'],
    ['/.//elders', 'redirect-from-wrong'],
    ['/a//b', 'redirect-from-wrong'],
    ['/%00', 'redirect-from-wrong'],
    ['/%E0%A4%A', 'redirect-from-wrong'],
    [`/${'a'.repeat(2000)}`, 'redirect-from-wrong'],
    ['/oud?id=12', 'redirect-from-query'],
    ['https://www.vloedhaven.example/oud?id=12', 'redirect-from-query'],
    ['https://elders.example/oud', 'redirect-from-elsewhere'],
    ['ftp://www.vloedhaven.example/oud', 'redirect-from-wrong'],
    ['/api/pages', 'redirect-from-reserved'],
    ['/Admin', 'redirect-from-reserved'],
    ['/a/0f6e', 'redirect-from-reserved'],
    ['/en/admin/users', 'redirect-from-reserved'],
    ['/wonen/edit', 'redirect-from-reserved'],
  ])('refuses %s: %s', (text, code) => {
    expect(readFrom(text, site)).toMatchObject({ code });
  });
});

describe('where it leads', () => {
  it.each([
    [`page:${guid}`, { kind: 'page', guid, language: null, suffix: '' }],
    [`page:${guid.toUpperCase()}#tarieven`, { kind: 'page', guid, language: null, suffix: '#tarieven' }],
    ['/nieuw', { kind: 'path', path: '/nieuw' }],
    ['/', { kind: 'path', path: '/' }],
    ['/nieuw?x=1#a', { kind: 'path', path: '/nieuw?x=1#a' }],
    ['/café', { kind: 'path', path: '/caf%C3%A9' }],
    ['https://www.vloedhaven.example/nieuw', { kind: 'path', path: '/nieuw' }],
    ['https://elders.example/x?y=1', { kind: 'url', url: 'https://elders.example/x?y=1' }],
    ['http://elders.example', { kind: 'url', url: 'http://elders.example/' }],
  ])('reads %s', (text, target) => {
    expect(readTo(text, site)).toEqual(target);
  });

  it.each([
    ['', 'redirect-to-wrong'],
    ['nieuw', 'redirect-to-wrong'],
    ['//elders.example', 'redirect-to-wrong'],
    ['/\\elders.example', 'redirect-to-wrong'],
    ['/%00', 'redirect-to-wrong'],
    ['javascript:alert(1)', 'redirect-to-wrong'],
    ['mailto:post@vloedhaven.example', 'redirect-to-wrong'],
    ['ftp://elders.example', 'redirect-to-wrong'],
    ['https://', 'redirect-to-wrong'],
    ['https://wie:geheim@elders.example', 'redirect-to-wrong'],
    ['http://localhost/x', 'redirect-to-private'],
    ['http://10.0.0.8/x', 'redirect-to-private'],
    ['http://[::1]/', 'redirect-to-private'],
    [`https://elders.example/${'a'.repeat(2000)}`, 'redirect-to-wrong'],
  ])('refuses %s: %s', (text, code) => {
    expect(readTo(text, site)).toMatchObject({ code });
  });
});

it.each([
  ['/Oud/', '/oud'],
  ['/', '/'],
  ['///', '/'],
  ['/%', undefined],
  ['/a%0Ab', undefined],
])('finds %s by %s', (path, key) => {
  expect(redirectKey(path)).toBe(key);
});
