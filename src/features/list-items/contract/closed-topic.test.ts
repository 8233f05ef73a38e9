import { describe, expect, it } from 'vitest';
import { conversationFieldOf, withClosedTopic } from './closed-topic.ts';

const option = (value: string) => ({ value });

describe('the field Gesprek', () => {
  it.each([
    [
      'reads as closed once the thread is',
      { conversation: ['open'], place: 'x' },
      { conversation: ['closed'], place: 'x' },
    ],
    ['is not there where nobody filled it', { place: 'x' }, { place: 'x' }],
  ])('%s', (_, fields, shown) => {
    expect(withClosedTopic(fields as Record<string, unknown>)).toEqual(shown);
  });

  it.each([
    ['by its key and its choice', [{ id: 'a', key: 'conversation', options: [option('open'), option('closed')] }], 'a'],
    ['not when it cannot say closed', [{ id: 'a', key: 'conversation', options: [option('open')] }], undefined],
    ['not by another key', [{ id: 'a', key: 'state', options: [option('closed')] }], undefined],
    ['not without fields', [], undefined],
  ])('is found %s', (_, fields, id) => {
    expect(conversationFieldOf(fields)).toBe(id);
  });
});
