import type { ViewTexts } from '#platform/web/content/use-view-texts.ts';
import en from '../../messages/en.view.json';
import nl from '../../messages/nl.view.json';

/** The words of a map; they come with the first block that has one. */
export const mapTexts: ViewTexts = { nl, en };
