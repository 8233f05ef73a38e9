import { expect, test } from 'vitest';
import { withoutStyles } from './without-styles.ts';

test.each([
  ['<tr class="a" style="--table-row-level:1" role="row">', '<tr class="a" role="row">'],
  ['<input style="display:none"/>', '<input data-drawn="none"/>'],
  ['<div role="gridcell" style="display:contents">', '<div role="gridcell" data-drawn="contents">'],
  ['<span style="border:0;clip-path:inset(50%);width:1px">', '<span data-drawn="unseen">'],
  ['<p>zo: style=&quot;color:red&quot;</p>', '<p>zo: style=&quot;color:red&quot;</p>'],
])('%s', (drawn, sent) => {
  expect(withoutStyles(drawn)).toBe(sent);
});
