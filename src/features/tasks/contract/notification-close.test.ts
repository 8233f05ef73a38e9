import { describe, expect, it } from 'vitest';
import { notificationCloseSeconds } from './notification-close.ts';

describe('notificationCloseSeconds', () => {
  it.each([
    ['nobody signed in', undefined, 10],
    ['nothing set', [], 10],
    ['another property', [{ key: 'alias', value: '3' }], 10],
    ['a text', [{ key: 'notificationClose', value: '30' }], 30],
    ['a number', [{ key: 'notificationClose', value: 4.5 }], 4.5],
    ['until closed', [{ key: 'notificationClose', value: '0' }], 0],
    ['an empty text', [{ key: 'notificationClose', value: '' }], 10],
    ['null', [{ key: 'notificationClose', value: null }], 10],
    ['no number', [{ key: 'notificationClose', value: 'lang' }], 10],
    ['less than nothing', [{ key: 'notificationClose', value: '-1' }], 10],
    ['for ever', [{ key: 'notificationClose', value: 'Infinity' }], 10],
  ])('%s', (_, properties, seconds) => {
    expect(notificationCloseSeconds(properties)).toBe(seconds);
  });
});
