import { describe, expect, test } from 'vitest';
import type { JsonValue } from '#platform/contract/calls/json-value.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { paragraph, richText } from '#platform/contract/texts/write-rich-text.ts';
import { PageDocument } from '../page.ts';
import type { Path } from './operation.ts';
import { applyAll } from './testing/apply-all.ts';
import { operationsOfField, withTypedText } from './written.ts';

const block = '7e3f1c52-4a53-4d0e-9f0a-6a2f6f3b1d00';
const page = (options: object) =>
  PageDocument.parse({
    title: text('Haven'),
    buildingBlockInstances: [{ guid: block, buildingBlockName: 'Cards', layoutPosition: 'main', sortId: 0, options }],
  });
const lead = ['options', 'lead', '$lang', 'nl'];
const rich = (...words: string[]) => richText(words.map((one) => paragraph(one))).$lang.nl as unknown as JsonValue;

function written(document: PageDocument, path: Path, was: JsonValue | undefined, is: JsonValue | undefined) {
  const operations = operationsOfField(document, { block, path, was, is });
  const after = applyAll(document, operations).document;
  return { kinds: operations.map(({ kind }) => kind), options: after.buildingBlockInstances[0]?.options };
}

describe('words in a field', () => {
  test.each<[string, string, string, string, string]>([
    ['are typed', 'De wijk', 'De wijk', 'De nieuwe wijk', 'De nieuwe wijk'],
    ['stay beside those that came meanwhile', 'De wijk en park', 'De wijk', 'De nieuwe wijk', 'De nieuwe wijk en park'],
    ['come where those were that someone took out', 'wijk', 'De oude wijk', 'De oude, mooie wijk', ', mooiewijk'],
    ['that were taken out leave what someone put among them', 'De oXude wijk', 'De oude wijk', 'De wijk', 'De Xwijk'],
  ])('%s', (_, now, was, is, expected) => {
    const { kinds, options } = written(page({ lead: text(now) }), lead, was, is);
    expect(options).toEqual({ lead: text(expected) });
    expect(kinds).toEqual(['text']);
  });

  test('that nobody wrote yet are typed too, so that two may begin at once', () => {
    const { kinds, options } = written(page({}), lead, undefined, 'Kort');
    expect([kinds, options]).toEqual([['text'], { lead: text('Kort') }]);
    expect(written(page({ lead: text('Lang') }), lead, undefined, 'Kort').options).toEqual({ lead: text('LangKort') });
  });

  test('in paragraphs keep those that someone added', () => {
    const path = ['options', 'text', '$lang', 'nl'];
    const now = page({ text: { $lang: { nl: rich('Een dijk', 'en water') } } });
    const { kinds, options } = written(now, path, rich('Een dijk'), rich('Een lange dijk'));
    expect([kinds, options]).toEqual([['text'], { text: { $lang: { nl: rich('Een lange dijk', 'en water') } } }]);
  });

  test('in several languages leave the language that another wrote', () => {
    const now = page({ lead: { $lang: { nl: 'Dijk', en: 'Dike' } } });
    const { kinds, options } = written(now, ['options', 'lead'], text('Dijk'), text('Dijken'));
    expect([kinds, options]).toEqual([['text'], { lead: { $lang: { nl: 'Dijken', en: 'Dike' } } }]);
    expect(written(now, ['options', 'lead'], text('Dijk'), undefined).options).toEqual({
      lead: { $lang: { en: 'Dike' } },
    });
  });

  test('in an entry that has no place for them yet come with it', () => {
    const { kinds, options } = written(page({}), ['options', 'more', 'label', '$lang', 'nl'], undefined, 'Lees');
    expect([kinds, options]).toEqual([['set'], { more: { label: text('Lees') } }]);
  });

  test('that are as they were are nothing to do', () => {
    expect(written(page({ lead: text('Dijk') }), lead, 'Dijk', 'Dijk').kinds).toEqual([]);
  });
});

test('what is no text is set as it is, in one piece', () => {
  const now = page({ period: { from: '1', until: '2' } });
  const { kinds, options } = written(now, ['options', 'period'], { from: '1', until: '2' }, { from: '3', until: '4' });
  expect([kinds, options]).toEqual([['set'], { period: { from: '3', until: '4' } }]);
});

test('whoever sets words as a whole types them', () => {
  const now = page({ lead: text('Een dijk') });
  const place = { block, path: ['options', 'lead'], language: 'nl', format: 'plain' };
  expect(withTypedText(now, { kind: 'set', block, path: lead, value: 'Een lange dijk' })).toMatchObject([
    { kind: 'text', place, steps: [{ from: 4, to: 4 }] },
  ]);
  expect(withTypedText(now, { kind: 'page', path: ['title', '$lang', 'nl'], value: 'Havens' })).toMatchObject([
    { kind: 'text', place: { block: null, path: ['title'] }, steps: [{ from: 5, to: 5 }] },
  ]);
  const columns = { kind: 'set', block, path: ['options', 'columns'], value: 2 } as const;
  expect(withTypedText(now, columns)).toEqual([columns]);
});
