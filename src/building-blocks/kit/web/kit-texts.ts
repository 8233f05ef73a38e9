import en from '../messages/en.view.json';
import nl from '../messages/nl.view.json';
import type { ViewTexts } from './use-view-texts.ts';

/** The words of the parts that only some blocks have; they come with the first such block. */
export const kitTexts: ViewTexts = { nl, en };
