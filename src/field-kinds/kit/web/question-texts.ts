import type { ViewTexts } from '#platform/web/content/use-view-texts.ts';
import { mergeBundles, type Texts } from '#platform/web/i18n/i18n.ts';

const dutch = import.meta.glob<Texts>('../../*/messages/nl.view.json', { eager: true, import: 'default' });
const english = import.meta.glob<Texts>('../../*/messages/en.view.json', { eager: true, import: 'default' });

/** The words of every kind of question and of what can be wrong with an answer; they come with the first form. */
export const questionTexts: ViewTexts = {
  nl: mergeBundles(Object.values(dutch)),
  en: mergeBundles(Object.values(english)),
};
