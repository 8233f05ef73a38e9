import { describe, expect, it } from 'vitest';
import { isNewTopic, newSince } from './unread.ts';

const now = new Date('2026-11-18T12:00:00Z');
const at = (day: string) => new Date(`2026-11-${day}T12:00:00Z`);

describe('from where on a thread is new', () => {
  it.each([
    [
      'never looked: thirty days',
      undefined,
      undefined,
      { seq: undefined, at: new Date('2026-10-19T12:00:00Z'), isKnown: false },
    ],
    ['looked at the thread', { seq: 5, at: at('10') }, undefined, { seq: 5, at: at('10'), isKnown: true }],
    ['said that the whole list is read', undefined, { seq: 7, at: at('11') }, { seq: 7, at: at('11'), isKnown: false }],
    ['the thread last', { seq: 9, at: at('12') }, { seq: 7, at: at('11') }, { seq: 9, at: at('12'), isKnown: true }],
    ['the list last', { seq: 5, at: at('10') }, { seq: 7, at: at('11') }, { seq: 7, at: at('11'), isKnown: true }],
  ])('%s', (_, own, ofList, since) => {
    expect(newSince(own, ofList, now)).toEqual(since);
  });
});

describe('a topic is new', () => {
  const since = newSince(undefined, { seq: 7, at: at('11') }, now);
  it.each([
    ['after one looked at its list', { publishedOn: at('12'), isOwn: false }, since, true],
    ['not before that', { publishedOn: at('10'), isOwn: false }, since, false],
    ['not to who made it', { publishedOn: at('12'), isOwn: true }, since, false],
    ['not once one looked at it', { publishedOn: at('12'), isOwn: false }, { ...since, isKnown: true }, false],
  ])('%s', (_, topic, from, isNew) => {
    expect(isNewTopic(topic, from)).toBe(isNew);
  });
});
