import en from '../../messages/en.view.json';
import nl from '../../messages/nl.view.json';

/** They come with the item's page, and no other reader fetches them. */
export const supportTexts = { nl, en };
