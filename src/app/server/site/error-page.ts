import type { Problem } from '#platform/contract/calls/errors.ts';
import {
  directionOf,
  isProductLanguage,
  type Language,
  type ProductLanguage,
} from '#platform/contract/texts/language.ts';

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const home: Record<ProductLanguage, string> = { nl: 'Naar de voorpagina', en: 'To the front page' };

/** In Dutch where the product has no words for it, and marked. */
const linkHome = (language: Language): string =>
  isProductLanguage(language) ? `<a href="/">${home[language]}</a>` : `<a href="/" lang="nl" dir="ltr">${home.nl}</a>`;

/** For a person whose page could not be drawn at all. Needs nothing that could have failed with it, not even a style. */
export function errorPage(problem: Problem, language: Language): string {
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${escapeHtml(problem.title)}</title></head>
<body><main><h1>${escapeHtml(problem.title)}</h1><p>${escapeHtml(problem.detail)}</p><p><code>${problem.correlationId}</code></p>
<p>${linkHome(language)}</p></main></body></html>`;
}
