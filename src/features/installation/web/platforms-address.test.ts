import { describe, expect, it } from 'vitest';
import type { InstallationPlatform } from '../contract/installation.ts';
import { foundPlatforms, isOfList, platformsQueryOf } from './platforms-address.ts';

const platform = (key: string, change: Partial<InstallationPlatform> = {}): InstallationPlatform => ({
  ...{ key, name: key, hosts: [], givenHosts: [], standing: 'working', removeAfter: null, isOwn: false },
  ...{ server: 'main', isAway: false, measuredAt: '2026-11-18T10:00:00.000Z', accounts: 0 },
  ...{ fileBytes: 0, allowedBytes: null, databaseBytes: 0, mailWaiting: 0, mailFailed: 0, lastBackupAt: null },
  ...change,
});
const all = [
  platform('zuid', { name: 'Wijkraad 10', accounts: 5, mailWaiting: 9 }),
  platform('boskant', { name: 'Wijkraad 9', hosts: ['WWW.Boskant.example'], fileBytes: 90, allowedBytes: 100 }),
  platform('oost', { accounts: 7, standing: 'suspended', mailFailed: 1, databaseBytes: 3 }),
  platform('ver', { accounts: 1, isAway: true, standing: 'leaving' }),
  platform('west', { isAway: true }),
];
const keysFor = (address: string) =>
  foundPlatforms(all, platformsQueryOf(new URLSearchParams(address)), 'nl')
    .map(({ key }) => key)
    .join();

describe('the platforms that an address asks for', () => {
  it.each([
    ['', 'zuid,boskant,oost,ver,west'],
    ['q=wijkraad', 'zuid,boskant'],
    ['q=+www.boskant+', 'boskant'],
    ['q=OOST', 'oost'],
    ['q=nowhere', ''],
    ['state=working', 'zuid,boskant'],
    ['state=full', 'boskant'],
    ['state=mail', 'oost'],
    ['state=suspended', 'oost'],
    ['state=leaving', 'ver'],
    ['state=away', 'ver,west'],
    ['state=none-such', 'zuid,boskant,oost,ver,west'],
    ['sort=made', 'zuid,boskant,oost,ver,west'],
    ['sort=name', 'oost,ver,west,boskant,zuid'],
    ['sort=accounts', 'oost,zuid,ver,west,boskant'],
    ['sort=files', 'boskant,oost,ver,west,zuid'],
    ['sort=database', 'oost,ver,west,boskant,zuid'],
    ['sort=mail', 'zuid,oost,ver,west,boskant'],
    ['sort=constructor', 'zuid,boskant,oost,ver,west'],
    ['state=working&q=wijk&sort=name', 'boskant,zuid'],
  ])('%s', (address, keys) => {
    expect(keysFor(address)).toBe(keys);
  });

  it.each([
    ['page=3', 3],
    ['page=-1', 1],
    ['page=two', 1],
    ['', 1],
  ])('%s is page %i', (address, page) => {
    expect(platformsQueryOf(new URLSearchParams(address)).page).toBe(page);
  });

  it.each(['q=a', 'state=full', 'sort=name', 'page=2'])('%s is about the list', (address) => {
    expect(isOfList(new URLSearchParams(address))).toBe(true);
    expect(isOfList(new URLSearchParams('as=someone'))).toBe(false);
  });
});
