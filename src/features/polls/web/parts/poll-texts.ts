import en from '../../messages/en.view.json';
import nl from '../../messages/nl.view.json';

/** They come with the first poll, and no other reader fetches them. */
export const pollTexts = { nl, en };
