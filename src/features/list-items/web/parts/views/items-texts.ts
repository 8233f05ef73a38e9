import type { ViewTexts } from '#platform/web/content/use-view-texts.ts';
import en from './messages/en.view.json';
import nl from './messages/nl.view.json';

/** The words of items, however they are shown, for whatever shows some. */
export const itemsTexts: ViewTexts = { nl, en };
