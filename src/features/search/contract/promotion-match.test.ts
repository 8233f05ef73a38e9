import { expect, test } from 'vitest';
import { isPromotedFor } from './promotion-match.ts';

test.each([
  [['paspoort'], ['paspoort'], true],
  [['paspoort'], ['paspoort', 'kwijt'], true],
  [['paspoort kwijt'], ['kwijt', 'paspoort'], true],
  [['paspoort kwijt'], ['paspoort'], false],
  [['paspoort'], ['paspoorten'], false],
  [['id kaart', 'paspoort'], ['paspoort'], true],
  [[''], ['paspoort'], false],
])('phrases %j for words %j: %s', (phrases, words, expected) => {
  expect(isPromotedFor(phrases, words)).toBe(expected);
});
