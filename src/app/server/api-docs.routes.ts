import { openApiDocument } from '#platform/server/http/openapi.ts';
import { type Route, route } from '#platform/server/http/route.ts';
import { contentSecurityPolicy } from '#platform/server/http/security-headers.ts';
import { readApiDocs, readApiDocsStyle, readOpenApi } from '../contract/api-docs.endpoints.ts';
import { apiDocsCss, apiDocsPage } from './api-docs-page.ts';

const info = { title: 'Plein', version: '0.1.0', description: 'Every call of a Plein platform.' };

/** The calls, for programs at /api/openapi.json and for people at /api/docs: those given, and these themselves. */
export function apiDocsRoutes(calls: readonly Route<never>[]): Route<unknown>[] {
  let document: Record<string, unknown> | undefined;
  const endpoints = () => [...calls, ...own].map(({ endpoint }) => endpoint);
  const own: Route<unknown>[] = [
    route(readOpenApi, async () => {
      document ??= openApiDocument(endpoints(), info);
      return document;
    }),
    route(readApiDocs, async ({ language, answer }) => {
      answer.header('content-security-policy', contentSecurityPolicy());
      return apiDocsPage(endpoints(), language === 'en' ? 'en' : 'nl');
    }),
    route(readApiDocsStyle, async () => apiDocsCss),
  ];
  return own;
}
