import en from '../../messages/en.view.json';
import nl from '../../messages/nl.view.json';

/** They come with the first idea, and no other reader fetches them. */
export const ideaTexts = { nl, en };
