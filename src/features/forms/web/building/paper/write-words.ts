import type { LocalizedText, StoredText } from '#platform/contract/texts/localized.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { TextPlace } from '#platform/contract/texts/text-place.ts';
import { setField } from '../../../contract/building/change-form.ts';
import { setOption, withWords } from '../../../contract/building/change-options.ts';
import { findField } from '../../../contract/building/field-place.ts';
import type { FormDocument } from '../../../contract/form-document.ts';

/** Words at their place: of the form itself, of a field, or of something to choose. */
export function writeWords(document: FormDocument, { block, path, language }: TextPlace, words: string): FormDocument {
  const [part, value, optionPart] = path;
  if (block === 'form' && (part === 'title' || part === 'intro')) {
    return { ...document, [part]: withWords(document[part], language, words) };
  }
  const field = block === null ? undefined : findField(document, block)?.field;
  if (field === undefined) return document;
  if (part === 'options' && (optionPart === 'label' || optionPart === 'help')) {
    const option = field.options.find((one) => one.value === value);
    if (option === undefined) return document;
    const options = setOption(field.options, option.value, optionPart, withWords(option[optionPart], language, words));
    return setField(document, field.id, { options });
  }
  if (part !== 'label' && part !== 'help') return document;
  return setField(document, field.id, { [part]: withWords(field[part], language, words) });
}

/** Words that know their place, in the language that one writes in. */
export function placedText(
  text: StoredText,
  block: string,
  path: readonly (string | number)[],
  language: string,
): LocalizedText {
  const shown = pickLanguage(text, language, 'nl') ?? { value: '' };
  return { ...shown, place: { block, path, language, format: 'plain' }, isOpen: true };
}
