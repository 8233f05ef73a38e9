import { text } from '#platform/contract/texts/localized.ts';
import { type DrawingName, drawingGuid, drawings } from '../pictures/demo-pictures.ts';
import type { Drawing } from '../pictures/drawing.ts';

const pictureOf = (name: DrawingName) => {
  const { width, height } = drawings[name];
  return { imageGuid: drawingGuid(name, 'light'), darkImageGuid: drawingGuid(name, 'dark'), width, height };
};

/** For a picture beside words that say the same: screen readers pass it by. */
export const decoration = (name: DrawingName) => ({ ...pictureOf(name), isDecorative: true });

/** For a picture that says something by itself. */
export const illustration = (name: DrawingName) => {
  const [nl, en] = altOf(name);
  return { ...pictureOf(name), alt: text(nl, en) };
};

/** For the pages that are in every language of the site. */
export const translatedIllustration = (name: DrawingName) => ({ ...pictureOf(name), alt: text(...altOf(name)) });

const altOf = (name: DrawingName): Drawing['alt'] => drawings[name].alt;
