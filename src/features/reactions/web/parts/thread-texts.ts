import en from '../../messages/en.view.json';
import nl from '../../messages/nl.view.json';

/** They come with the first thread, and no other reader fetches them. */
export const threadTexts = { nl, en };
