import { describe, expect, it } from 'vitest';
import { withDefaultProperties } from './profile-properties.ts';

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
