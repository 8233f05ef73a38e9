import type { ViewTexts } from '#platform/web/content/use-view-texts.ts';
import en from './messages/en.view.json';
import nl from './messages/nl.view.json';

/** The words of every list, for the views that draw one. */
export const listTexts: ViewTexts = { nl, en };
