import { formatNumber, type Language } from '#platform/contract/texts/language.ts';

/** What a text is filled with. `count` chooses its plural, `context` another wording, `defaultValue` stands in for it. */
export type TextValues = Readonly<Record<string, unknown>>;

/** The words of a text, and at every second place the name of a value. */
export type TextTemplate = readonly string[];

/** What counts, and so is written with the separator of the language: 20.005 people, and 20,005 in English. */
const amounts = new Set(['count', 'total', 'done', 'sent']);

export const readTemplate = (text: string): TextTemplate =>
  text.split(/\{\{([^{}]+)\}\}/).map((part, index) => (index % 2 === 0 ? part : part.trim()));

export function fillTemplate(template: TextTemplate, values: TextValues, language: Language): string {
  if (template.length === 1) return template[0] ?? '';
  return template.map((part, index) => (index % 2 === 0 ? part : written(part, values, language))).join('');
}

/** What was forgotten stays to be seen; what is given as nothing is not. */
function written(name: string, values: TextValues, language: Language): string {
  if (!Object.hasOwn(values, name)) return `{{${name}}}`;
  const value = values[name];
  if (typeof value === 'number' && amounts.has(name)) return formatNumber(value, language);
  return value === undefined || value === null ? '' : String(value);
}
