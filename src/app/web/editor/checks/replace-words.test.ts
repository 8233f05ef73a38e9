import { expect, test } from 'vitest';
import { createRunChecks } from '#features/pages/contract/checks/run-checks.ts';
import { applyOperation } from '#features/pages/contract/operations/apply-operation.ts';
import { PageDocument } from '#features/pages/contract/page.ts';
import { defaultColors } from '#platform/contract/colors/color-scheme.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { plainText } from '#platform/contract/texts/plain-text.ts';
import type { RichTextDocument } from '#platform/contract/texts/rich-text.ts';
import { heading, paragraph, richText, strong } from '#platform/contract/texts/write-rich-text.ts';
import { fixOf } from './finding-fixes.ts';

const run = createRunChecks({ colors: defaultColors, needsOneOf: () => ['text'] });
const block = {
  guid: '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e01',
  buildingBlockName: 'Text',
  layoutPosition: 'main',
  sortId: 0,
};
const pageOf = (frame: object) =>
  PageDocument.parse({ title: text('Verhuizen'), buildingBlockInstances: [{ ...block, ...frame }] });
const findingsIn = (document: PageDocument) => run(document, { dead: {}, translations: [] });

/** Mends the first that was found. */
function mended(document: PageDocument): PageDocument {
  const [finding] = findingsIn(document);
  const operations = (finding && fixOf(finding))?.operations(document) ?? [];
  return operations.reduce((changed, operation) => applyOperation(changed, operation).document, document);
}

interface Written {
  $lang: { nl: string | RichTextDocument };
}
const textIn = ({ buildingBlockInstances }: PageDocument) =>
  buildingBlockInstances.map(({ options }) => (options.text as Written).$lang.nl)[0];

test('a hard word becomes the common one, with the marks that it had', () => {
  const written = richText([heading(2, 'Betalen'), paragraph('U betaalt ', strong('indien'), ' u verhuist.')]);
  const changed = mended(pageOf({ options: { text: written } }));
  expect(findingsIn(changed)).toEqual([]);
  const { content } = textIn(changed) as RichTextDocument;
  expect(plainText(content)).toBe('Betalen\nU betaalt als u verhuist.');
  expect(content[1]?.content?.[1]).toEqual(strong('als'));
});

test('capitals become small letters, also in a text of one line', () => {
  const changed = mended(pageOf({ options: { text: text('BELANGRIJK BERICHT, dit jaar') } }));
  expect(textIn(changed)).toBe('Belangrijk bericht, dit jaar');
});

test('a level that was passed over, and a block that shows nothing', () => {
  const skipped = pageOf({ headingLevel: 4, heading: text('Kop'), options: { text: text('Iets') } });
  expect(mended(skipped).buildingBlockInstances[0]?.headingLevel).toBe(2);
  expect(mended(pageOf({ options: {} })).buildingBlockInstances).toEqual([]);
});

test('words that are no longer there are left alone', () => {
  const [finding] = findingsIn(pageOf({ options: { text: text('Indien u verhuist') } }));
  const changed = pageOf({ options: { text: text('Zodra u verhuist') } });
  expect((finding && fixOf(finding))?.operations(changed)).toEqual([]);
});
