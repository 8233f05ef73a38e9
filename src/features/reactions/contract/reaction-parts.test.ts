import { expect, test } from 'vitest';
import { type ReactionPart, reactionParts } from './reaction-parts.ts';

const words = (text: string): ReactionPart => ({ kind: 'words', text });
const link = (text: string): ReactionPart => ({ kind: 'link', text });
const mention = (text: string): ReactionPart => ({ kind: 'mention', text });
const names = ['Jan', 'Jan van der Linde', 'Fatih Yılmaz', ''];

test.each<[string, ReactionPart[]]>([
  ['Goed plan.', [words('Goed plan.')]],
  ['', []],
  ['Zie https://voorbeeld.nl/a?b=1, daar.', [words('Zie '), link('https://voorbeeld.nl/a?b=1'), words(', daar.')]],
  ['(https://voorbeeld.nl)', [words('('), link('https://voorbeeld.nl'), words(')')]],
  ['javascript:alert(1) data:text/html,x', [words('javascript:alert(1) data:text/html,x')]],
  ['<a href="https://x.nl">x</a>', [words('<a href="'), link('https://x.nl'), words('">x</a>')]],
  ['@Jan van der Linde eens', [mention('@Jan van der Linde'), words(' eens')]],
  ['@Jan, eens', [mention('@Jan'), words(', eens')]],
  ['@Janneke eens', [words('@Janneke eens')]],
  ['mail a@b.nl @Fatih Yılmaz', [words('mail a@b.nl '), mention('@Fatih Yılmaz')]],
])('%j is %j', (text, parts) => {
  expect(reactionParts(text, names)).toEqual(parts);
});
