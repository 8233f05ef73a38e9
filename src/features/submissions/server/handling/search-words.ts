import type { FormDocument } from '#features/forms/contract/form-document.ts';
import { everyField } from '#features/forms/contract/form-questions.ts';
import type { SearchWord } from './inbox-filter.ts';

const mostWords = 8;

/** Answers keep the values of options, so a word of an option’s label is looked for by its value. */
export function searchWords(search: string, document: FormDocument | undefined): SearchWord[] {
  const options = document === undefined ? [] : Array.from(everyField(document)).flatMap((field) => field.options);
  return search
    .toLocaleLowerCase('nl')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, mostWords)
    .map((word) => ({
      word,
      optionValues: options
        .filter(({ label }) => Object.values(label.$lang).some((text) => text.toLocaleLowerCase('nl').includes(word)))
        .map(({ value }) => value)
        .slice(0, 50),
    }));
}
