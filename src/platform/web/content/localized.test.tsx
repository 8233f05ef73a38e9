import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Localized } from '#platform/contract/texts/pick-language.ts';
import type { RichTextDocument } from '#platform/contract/texts/rich-text.ts';
import type { TextPlace } from '#platform/contract/texts/text-place.ts';
import { paragraph } from '#platform/contract/texts/write-rich-text.ts';
import { isEmpty, RichText } from '#platform/web/rich-text/rich-text.tsx';
import { isFilled, Text } from './localized.tsx';
import { type TextEditing, TextEditingContext } from './text-editing-context.ts';

const place: TextPlace = { block: 'b', path: ['options', 'lead'], language: 'nl', format: 'plain' };
const rich: RichTextDocument = { type: 'doc', content: [paragraph('Haven')] };
const editing: TextEditing = {
  Text: (props) => <i>{`${props.of.value} in ${props.place.path.join('.')}`}</i>,
  RichText: (props) => <i>{`${props.place.format} of level ${props.headingLevel}`}</i>,
};
const html = (of: Localized<string>, context?: TextEditing) =>
  render(
    <TextEditingContext value={context}>
      <Text of={of} />
    </TextEditingContext>,
  ).container.innerHTML;
const richHtml = (of: Localized<RichTextDocument>, context?: TextEditing) =>
  render(
    <TextEditingContext value={context}>
      <RichText of={of} headingLevel={3} />
    </TextEditingContext>,
  ).container.innerHTML;

test.each<[string, string, string]>([
  ['words for a reader', html({ value: 'Dijk' }), 'Dijk'],
  ['a stand-in says its language', html({ value: 'Dijk', lang: 'nl' }), '<span lang="nl" dir="ltr">Dijk</span>'],
  ['words that know their place, but nobody edits', html({ value: 'Dijk', place }), 'Dijk'],
  ['words that do not, on a page that is edited', html({ value: 'Dijk' }, editing), 'Dijk'],
  ['words that can be typed in', html({ value: 'Dijk', place }, editing), '<i>Dijk in options.lead</i>'],
  ['a rich text that can be typed in', richHtml({ value: rich, place }, editing), '<i>rich of level 3</i>'],
])('%s', (_, drawn, expected) => {
  expect(drawn).toBe(expected);
});

test.each<[string, Localized<''>, boolean]>([
  ['for readers', { value: '' }, false],
  ['of a block that is not chosen', { value: '', place }, false],
  ['of a chosen block', { value: '', place, isOpen: true }, true],
])('an empty text %s', (_, of, hasRoom) => {
  expect(isFilled(of)).toBe(hasRoom);
  expect(isEmpty(of)).toBe(!hasRoom);
});
