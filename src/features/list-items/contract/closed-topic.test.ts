import { describe, expect, it } from 'vitest';
import { conversationFieldOf, isTopicClosed } from './closed-topic.ts';

const option = (value: string) => ({ value });

describe('the field Gesprek', () => {
  it.each([
    ['says closed', { conversation: ['closed'] }, true],
    ['says closed as a single value', { conversation: 'closed' }, true],
    ['says open', { conversation: ['open'] }, false],
    ['was not filled', {}, false],
    ['is empty', { conversation: [] }, false],
    ['is another field', { status: ['closed'] }, false],
  ])('%s', (_, fields, isClosed) => {
    expect(isTopicClosed(fields)).toBe(isClosed);
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
