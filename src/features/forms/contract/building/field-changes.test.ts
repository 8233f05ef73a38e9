import { expect, test } from 'vitest';
import { text } from '#platform/contract/texts/localized.ts';
import { FormDocument, type InnerField } from '../form-document.ts';
import { fieldChanges } from './field-changes.ts';

const field = (given: object): InnerField =>
  FormDocument.parse({ title: text('x'), fields: [{ id: 'vraag', kind: 'text', ...given }] }).fields[0] as InnerField;
const option = (value: string, label = value) => ({ value, label: text(label) });
const matrix = (...rows: object[]) => field({ kind: 'matrix', options: [option('ja')], settings: { rows } });
const ranking = (...options: object[]) => field({ kind: 'ranking', options });

test.each<[string, InnerField, InnerField, string[]]>([
  ['nothing', field({}), field({}), []],
  ['another kind, whatever else', field({}), field({ kind: 'longText', isRequired: true }), ['kind']],
  ['that it must be answered', field({}), field({ isRequired: true }), ['required']],
  ['that it need not', field({ isRequired: true }), field({}), ['optional']],
  ['another explanation', field({}), field({ help: text('Kort') }), ['help']],
  ['what is personal', field({}), field({ personalData: 'special' }), ['privacy']],
  [
    'answers that came and went',
    ranking(option('een'), option('twee')),
    ranking(option('een'), option('drie')),
    ['options.added ‘drie’', 'options.removed ‘twee’'],
  ],
  ['another order', ranking(option('een'), option('twee')), ranking(option('twee'), option('een')), ['options.moved']],
  [
    'one more is no other order',
    ranking(option('een'), option('twee')),
    ranking(option('nul'), option('een'), option('twee')),
    ['options.added ‘nul’'],
  ],
  ['other words', ranking(option('een')), ranking(option('een', 'Eén')), ['options.renamed een Eén']],
  [
    'words in another language',
    ranking({ value: 'een', label: text('Eén') }),
    ranking({ value: 'een', label: text('Eén', 'One') }),
    ['options.translated Eén'],
  ],
  [
    'lines of a matrix',
    matrix(option('groen'), option('licht')),
    matrix(option('licht', 'Verlichting'), option('afval')),
    ['rows.added ‘afval’', 'rows.removed ‘groen’', 'rows.renamed licht Verlichting'],
  ],
  [
    'the ends of a scale',
    field({ kind: 'scale', settings: { from: 1, to: 5 } }),
    field({ kind: 'scale', settings: { from: 1, to: 10 } }),
    ['scale 1 10 1 5'],
  ],
  [
    'the words at its ends',
    field({ kind: 'scale', settings: { from: 1, to: 5 } }),
    field({ kind: 'scale', settings: { from: 1, to: 5, lowWords: text('Slecht') } }),
    ['settings'],
  ],
])('tells %s', (_name, before, after, told) => {
  const changes = fieldChanges(before, after, 'nl');
  expect(changes.map(({ code, values }) => [code, ...Object.values(values)].join(' '))).toEqual(told);
});
