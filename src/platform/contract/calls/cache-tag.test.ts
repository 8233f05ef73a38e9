import { describe, expect, it } from 'vitest';
import { cacheTag, cacheTagOf, isAmongTags, nameOfTag } from './cache-tag.ts';

const menuTag = cacheTag('menu');
const pageTag = cacheTagOf('page');

describe('isAmongTags', () => {
  it.each([
    ['the tag itself', menuTag, [menuTag], true],
    ['one of a declared family', pageTag('1'), [menuTag, pageTag], true],
    ['another tag', menuTag, [pageTag], false],
    ['a family that begins alike', cacheTag('pages'), [pageTag], false],
    ['one of a family, where only another of it was declared', pageTag('1'), [pageTag('2')], false],
    ['nothing declared', menuTag, [], false],
  ])('%s', (_, tag, declared, expected) => {
    expect(isAmongTags(tag, declared)).toBe(expected);
  });
});

it('names a tag by itself and a family by all of it', () => {
  expect([nameOfTag(menuTag), nameOfTag(pageTag), nameOfTag(pageTag('1'))]).toEqual(['menu', 'page:*', 'page:1']);
});
