import { expect, test } from 'vitest';
import { mergeFault } from './mergeable.ts';

const idea = { guid: 'a', typeName: 'Idea', isMerged: false, hasOthers: false };
const other = { ...idea, guid: 'b' };

test.each([
  ['two ideas', idea, other, undefined],
  ['an idea with itself', idea, idea, 'same'],
  ['an idea with a project', idea, { ...other, typeName: 'Project' }, 'other-type'],
  ['one that went already', { ...idea, isMerged: true }, other, 'merged-already'],
  ['one with which others were merged', { ...idea, hasOthers: true }, other, 'has-others'],
  ['with one that has others', idea, { ...other, hasOthers: true }, undefined],
  ['with one that went', idea, { ...other, isMerged: true }, 'target-merged'],
])('%s', (_, from, into, fault) => {
  expect(mergeFault(from, into)).toBe(fault);
});
