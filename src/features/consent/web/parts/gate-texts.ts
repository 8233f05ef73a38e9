import type { ViewTexts } from '#platform/web/content/use-view-texts.ts';
import en from '../../messages/en.view.json';
import nl from '../../messages/nl.view.json';

/** The words of the gate; they come with the first block that has one. */
export const gateTexts: ViewTexts = { nl, en };
