import { plainText } from '#platform/contract/texts/plain-text.ts';
import { type RichTextDocument, StoredRichText } from '#platform/contract/texts/rich-text.ts';
import { defineFieldKind } from '../kit/contract/field-kind.ts';
import { writtenTexts } from '../kit/contract/plain-words.ts';

const textsOf = ({ $lang }: StoredRichText): Record<string, string> =>
  writtenTexts(Object.fromEntries(Object.entries($lang).map(([lang, doc]) => [lang, plainText(doc?.content ?? [])])));

const written = (text: string): RichTextDocument => ({
  type: 'doc',
  content: text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line }] })),
});

/** Text with headings, lists and links, in each language. */
export default defineFieldKind<StoredRichText>({
  name: 'richText',
  uses: ['item'],
  order: 60,
  inputTypes: ['editor'],
  example: { value: { $lang: { nl: written('Een regel.\nEn nog een.'), en: written('A line.\nAnd another.') } } },
  isEmpty: (value) => Object.keys(textsOf(value)).length === 0,
  texts: textsOf,
  fromTexts: (texts) => ({
    $lang: Object.fromEntries(Object.entries(texts).map(([lang, text]) => [lang, written(text)])),
  }),
});

export const schema = () => StoredRichText;
