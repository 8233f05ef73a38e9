import type { ViewTexts } from '#platform/web/content/use-view-texts.ts';
import { mergeBundles } from '#platform/web/i18n/i18n.ts';
import { itemsTexts } from '../views/items-texts.ts';
import en from './messages/en.view.json';
import nl from './messages/nl.view.json';

/** The words of a list with all that one can ask of it, its items' among them. */
export const listTexts: ViewTexts = { nl: mergeBundles([itemsTexts.nl, nl]), en: mergeBundles([itemsTexts.en, en]) };
