import { expect, test } from 'vitest';
import { text } from '#platform/contract/texts/localized.ts';
import { itemPartLabel } from './item-part-label.ts';

const fields = [{ id: 'f1', label: text('Auteur', 'Author') }];

test.each([
  ['a field of its type', ['item', 'fields', 'f1'], { words: 'Author' }],
  ['what is inside a field', ['item', 'fields', 'f1', 'href'], { words: 'Author' }],
  ['a field that is gone', ['item', 'fields', 'f2'], undefined],
  ['when it begins', ['item', 'period-start'], { key: 'listItems.manage.start' }],
  ['what it belongs to', ['item', 'parentGuids'], { key: 'listItems.manage.parents' }],
  ['something else', ['item', 'nothing'], undefined],
])('%s is called as in the drawer', (_, names, label) => {
  expect(itemPartLabel(fields, names, 'en')).toEqual(label);
});
