import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { type Check, findingOf } from './check.ts';

const found = findingOf('alternative-texts');

/** "IMG_2044", "schermafbeelding 12.png", "foto-haven.jpg": what a camera or a folder calls it. */
const isFileName = (words: string): boolean =>
  /\.(?:jpe?g|png|gif|webp|avif|svg|heic|tiff?|bmp)$/i.test(words) ||
  /^(?:img|dsc[fn]?|pict?|photo|foto|image|afbeelding|screenshot|schermafbeelding|whatsapp image)[\s_-]*\d[\d\s_.-]*$/i.test(
    words,
  );

/** WCAG 1.1.1: a picture says what is to be seen, or someone said that nothing needs saying. */
export const alternativeTexts: Check = {
  name: 'alternative-texts',
  ofSaid: ({ guid: block, language, pictures }) =>
    pictures.flatMap(({ path, guid, alternative, isDecorative }) => {
      const place = { block, path: [...path, 'alt'], language };
      if (isDecorative) return [];
      if (isFileName(alternative)) return [found('alt-file-name', place, { words: alternative })];
      return alternative === '' && language === defaultLanguage ? [found('alt-missing', place, { guid })] : [];
    }),
};
