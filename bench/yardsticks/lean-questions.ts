import type { Json, LeanPage } from './lean-data.ts';

export interface Question {
  title: string;
  text: { type: 'doc'; content: Json[] };
}

type Fields = { [key: string]: Json };

const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A title with a text of its own. */
export const isQuestion = (value: Json): value is Json & Question =>
  isFields(value) &&
  typeof value.title === 'string' &&
  value.title !== '' &&
  isFields(value.text) &&
  value.text.type === 'doc';

function questionsIn(value: Json): Question[] {
  if (Array.isArray(value)) return value.flatMap(questionsIn);
  if (isQuestion(value)) return [value];
  return isFields(value) ? Object.values(value).flatMap(questionsIn) : [];
}

const wordsOf = (nodes: readonly Json[]): string =>
  nodes
    .filter(isFields)
    .map((node) => (typeof node.text === 'string' ? node.text : wordsOf((node.content ?? []) as Json[])))
    .join(' ');

/** As JSON-LD: which page it is, and the questions that it answers. */
export function toldToSearchEngines({ document: { title, buildingBlockInstances } }: LeanPage): string {
  const questions = buildingBlockInstances.flatMap(({ options }) => questionsIn(options));
  const page = { '@type': 'WebPage', name: title };
  const answers = questions.map((question) => ({
    '@type': 'Question',
    name: question.title,
    acceptedAnswer: { '@type': 'Answer', text: wordsOf(question.text.content) },
  }));
  const graph = answers.length === 0 ? [page] : [page, { '@type': 'FAQPage', mainEntity: answers }];
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}
