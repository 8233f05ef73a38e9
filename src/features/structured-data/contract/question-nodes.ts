import type { ItemType } from '#features/item-types/contract/item-type.ts';
import type { ListItem } from '#features/list-items/contract/list-item.ts';
import type { BlockInstance } from '#features/pages/contract/page.ts';
import type { LocalizedText } from '#platform/contract/texts/localized.ts';
import { addressOf, type SchemaNode, type SchemaSite, schemaNode } from './schema-node.ts';
import { wordsOfRichText } from './words-of-rich-text.ts';

/** Words with the language that they are in, where that is not the page's. */
interface Question {
  question: LocalizedText;
  answer: string;
}

/** Items of a type that search engines know as questions: the title asks, the first rich text answers. */
export const questionsInList = (items: readonly ListItem[], types: readonly ItemType[]): Question[] =>
  items.flatMap(({ title, titleLang, listItemTypeName, fields }) => {
    const type = types.find(({ name }) => name === listItemTypeName);
    if (type?.schemaType !== 'FAQPage') return [];
    const field = type.fields.find(({ kind }) => kind === 'richText');
    return [{ question: { value: title, lang: titleLang }, answer: wordsOfRichText(fields[field?.key ?? '']) }];
  });

const isQuestion = ({ value }: LocalizedText): boolean => /[?؟]\s*$/.test(value);

interface Titled {
  title: LocalizedText;
  text: unknown;
}

const isTitled = (item: unknown): item is Titled =>
  typeof item === 'object' && item !== null && 'title' in item && 'text' in item;

/**
 * A block of titles with texts, by its content: which block it is, is for blocks to say. It is a list of questions when
 * every title asks something.
 */
export function questionsInBlock({ options }: Pick<BlockInstance, 'options'>): Question[] {
  if (!Array.isArray(options.items) || !options.items.every(isTitled)) return [];
  const filled = options.items.filter(({ title }) => title.value !== '');
  if (!filled.every(({ title }) => isQuestion(title))) return [];
  return filled.map(({ title, text }) => ({ question: title, answer: wordsOfRichText(text) }));
}

/** All questions with an answer of one page together: search engines take one such list from it. */
export function questionsNode(questions: readonly Question[], path: string, site: SchemaSite): SchemaNode | undefined {
  const answered = questions.filter(({ question, answer }) => question.value !== '' && answer !== '');
  if (answered.length === 0) return undefined;
  const languages = new Set(answered.map(({ question }) => question.lang ?? site.language));
  return schemaNode('FAQPage', {
    url: addressOf(site, path),
    inLanguage: languages.size === 1 ? [...languages][0] : undefined,
    mainEntity: answered.map(({ question, answer }) =>
      schemaNode('Question', { name: question.value, acceptedAnswer: schemaNode('Answer', { text: answer }) }),
    ),
  });
}
