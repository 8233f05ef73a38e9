import type { ViewTexts } from '#platform/web/content/use-view-texts.ts';
import en from '../messages/en.view.json';
import nl from '../messages/nl.view.json';

/** The words of the parts that only some blocks have; they come with the first such block. */
export const kitTexts: ViewTexts = { nl, en };
