/** What a standard text can have filled in. Names of the product, written as [kenmerk]: no mark-up to learn. */
export const templateFields = ['reference', 'name', 'form', 'date', 'me'] as const;
export type TemplateField = (typeof templateFields)[number];

/** The words by which each stands in a text, in either language. */
const words: Record<string, TemplateField> = {
  kenmerk: 'reference',
  reference: 'reference',
  naam: 'name',
  name: 'name',
  formulier: 'form',
  form: 'form',
  datum: 'date',
  date: 'date',
  medewerker: 'me',
  clerk: 'me',
};

/** What it does not know stays as it was typed, for who reads it over before it is sent. */
export const fillTemplate = (text: string, values: Record<TemplateField, string>): string =>
  text.replace(/\[(\p{L}+)\]/gu, (typed, word: string) => {
    const field = words[word.toLowerCase()];
    return field === undefined ? typed : values[field];
  });
