import en from '../../messages/en.view.json';
import nl from '../../messages/nl.view.json';

/** They come with the first form that asks for files. */
export const formFileTexts = { nl, en };
