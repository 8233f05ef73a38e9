import type { Endpoint } from '#platform/contract/calls/endpoint.ts';
import type { ProductLanguage } from '#platform/contract/texts/language.ts';
import type { OpenApiDocument } from '#platform/server/http/openapi/openapi.ts';

const texts = {
  nl: {
    title: 'De aanroepen van Plein',
    intro: 'Gemaakt uit dezelfde afspraken waarmee de server elke aanroep controleert. Voor programma’s:',
    access: 'Voor wie',
    input: 'Erin',
    output: 'Eruit',
    schemas: 'Wat erin staat',
    kept: 'Het antwoord wordt bewaard tot er iets verandert.',
    levels: {
      public: 'iedereen',
      user: 'wie is ingelogd',
      'content-manager': 'redacteuren',
      admin: 'beheerders',
      developer: 'ontwikkelaars en beheerders',
      staff: 'platformmedewerkers en ontwikkelaars',
    },
  },
  en: {
    title: 'The calls of Plein',
    intro: 'Made from the same declarations that the server checks every call with. For programs:',
    access: 'For whom',
    input: 'In',
    output: 'Out',
    schemas: 'What is in them',
    kept: 'The answer is kept until something changes.',
    levels: {
      public: 'everyone',
      user: 'who is signed in',
      'content-manager': 'content managers',
      admin: 'admins',
      developer: 'developers and admins',
      staff: 'platform staff and developers',
    },
  },
} as const;

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The calls for people: plain HTML, readable without a script. */
export function apiDocsPage(
  endpoints: readonly Endpoint[],
  document: OpenApiDocument,
  language: ProductLanguage,
): string {
  const text = texts[language];
  const byFeature = Map.groupBy(endpoints, (endpoint) => endpoint.feature);
  const names = [...byFeature.keys()].sort();
  const sections = names.map(
    (name) =>
      `<section id="${name}"><h2>${escapeHtml(name)}</h2>${(byFeature.get(name) ?? []).map((one) => callOf(one, document, language)).join('')}</section>`,
  );
  const schemas = Object.entries(document.components.schemas).map(
    ([name, schema]) => `<article id="schema-${name}"><h3><code>${name}</code></h3>${codeOf(schema)}</article>`,
  );
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text.title}</title><link rel="stylesheet" href="/api/docs.css"></head><body>
<header><h1>${text.title}</h1><p>${text.intro} <a href="/api/openapi.json">OpenAPI 3.1</a></p>
<nav><ul>${names.map((name) => `<li><a href="#${name}">${escapeHtml(name)}</a></li>`).join('')}<li><a href="#schemas">${text.schemas}</a></li></ul></nav></header>
<main>${sections.join('\n')}<section id="schemas"><h2>${text.schemas}</h2>${schemas.join('')}</section></main></body></html>`;
}

interface Operation {
  parameters?: unknown;
  requestBody?: { content: unknown };
  responses: Record<string, { content?: unknown }>;
}

function callOf(endpoint: Endpoint, { paths }: OpenApiDocument, language: ProductLanguage): string {
  const text = texts[language];
  const operation = paths[endpoint.path]?.[endpoint.method.toLowerCase()] as Operation | undefined;
  const input = [operation?.parameters, operation?.requestBody?.content].filter((one) => one !== undefined);
  const output = operation?.responses['200']?.content;
  return `<article><h3><code><b>${endpoint.method}</b> ${escapeHtml(endpoint.path)}</code></h3><p>${escapeHtml(endpoint.summary)}</p>
<p><strong>${text.access}:</strong> ${text.levels[endpoint.access]}. ${endpoint.cached ? text.kept : ''}</p>
${input.map((one) => detailsOf(text.input, one)).join('')}${output === undefined ? '' : detailsOf(text.output, output)}</article>`;
}

const detailsOf = (title: string, schema: unknown): string =>
  `<details><summary>${title}</summary>${codeOf(schema)}</details>`;

/** A reference leads to what it names. */
const codeOf = (schema: unknown): string =>
  `<pre tabindex="0">${escapeHtml(JSON.stringify(schema, null, 2)).replace(
    /"#\/components\/schemas\/(\w+)"/g,
    '<a href="#schema-$1">$1</a>',
  )}</pre>`;

export const apiDocsCss = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{max-inline-size:60rem;margin:0 auto;padding:2rem 1rem}
h2{font-size:1.375rem;border-block-start:2px solid;padding-block-start:.75rem;margin-block-start:2.5rem}
h1{font-size:2.125rem}
h3{font-size:1.125rem;overflow-wrap:anywhere}
article{margin-block:1.5rem;padding-inline-start:1rem;border-inline-start:4px solid light-dark(#07506e,#7cc0dd)}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;padding:0;list-style:none}
nav a,summary{display:inline-block;padding-block:.6rem}
pre{overflow:auto;max-block-size:24rem;padding:1rem;background:light-dark(#f2f1ec,#10232c);font-size:.875rem}
a{color:light-dark(#07506e,#9fd3ea)}`;
