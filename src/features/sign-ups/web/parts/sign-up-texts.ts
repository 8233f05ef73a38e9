import en from '../../messages/en.view.json';
import nl from '../../messages/nl.view.json';

/** They come with an event that one can sign up for, and no other reader fetches them. */
export const signUpTexts = { nl, en };
