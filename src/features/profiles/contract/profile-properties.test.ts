import { describe, expect, it } from 'vitest';
import { isGoodProperty, type Property, withDefaultProperties } from './profile-properties.ts';

const alias = { key: 'alias', value: 'Bo' };

describe('withDefaultProperties (§3)', () => {
  it.each([
    ['nothing set', [], [{ key: 'notificationClose', value: 10 }]],
    ['another key set', [alias], [alias, { key: 'notificationClose', value: 10 }]],
    ['their own choice', [{ key: 'notificationClose', value: '30' }], [{ key: 'notificationClose', value: '30' }]],
    ['until closed', [{ key: 'notificationClose', value: 0 }], [{ key: 'notificationClose', value: 0 }]],
  ])('%s', (_, stored, complete) => {
    expect(withDefaultProperties(stored)).toEqual(complete);
  });
});

describe('what the product’s own properties may be', () => {
  it.each<[Property, boolean]>([
    [{ key: 'notificationClose', value: 0 }, true],
    [{ key: 'notificationClose', value: '30' }, true],
    [{ key: 'notificationClose', value: -1 }, false],
    [{ key: 'notificationClose', value: 601 }, false],
    [{ key: 'notificationClose', value: 1.5 }, false],
    [{ key: 'alias', value: 'Bo' }, true],
    [{ key: 'alias', value: null }, true],
    [{ key: 'alias', value: ' ' }, false],
    [{ key: 'alias', value: 'x'.repeat(61) }, false],
    [{ key: 'alias', value: 5 }, false],
    [{ key: 'profielfoto', value: '8a8d8b4e-5f9b-4f5e-9d51-8a3f0a3f5a10' }, true],
    [{ key: 'profielfoto', value: 'https://elders.example/a.png' }, false],
    [{ key: 'language', value: 'en' }, true],
    [{ key: 'language', value: 'de' }, true],
    [{ key: 'language', value: 'Deutsch' }, false],
    [{ key: 'theme', value: 'dark' }, true],
    [{ key: 'theme', value: 'blue' }, false],
    [{ key: 'mailNews', value: true }, false],
    [{ key: 'isAdmin', value: true }, false],
  ])('%j: %s', (property, isGood) => {
    expect(isGoodProperty(property)).toBe(isGood);
  });
});
