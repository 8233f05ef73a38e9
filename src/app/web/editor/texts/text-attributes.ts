import { inLanguage } from '#platform/web/i18n/in-language.ts';
import type { OpenTextInput } from './open-text.ts';
import { placeName, textAttribute } from './text-elements.ts';

/** On the element that is typed in. */
export const textAttributes = ({ place, label }: OpenTextInput, isEmpty: boolean): Record<string, string> => ({
  ...inLanguage(place.language),
  [textAttribute]: placeName(place),
  role: 'textbox',
  'aria-multiline': String(place.format === 'rich'),
  'aria-label': label,
  ...(isEmpty && { 'data-empty': '' }),
});
