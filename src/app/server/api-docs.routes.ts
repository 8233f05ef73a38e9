import { atOrigin, type OpenApiDocument, openApiDocument } from '#platform/server/http/openapi/openapi.ts';
import { nameSchemas } from '#platform/server/http/openapi/schema-names.ts';
import { type Route, route } from '#platform/server/http/route.ts';
import { contentSecurityPolicy } from '#platform/server/http/security-headers.ts';
import { readApiDocs, readApiDocsStyle, readOpenApi } from '../contract/api-docs.endpoints.ts';
import { apiDocsCss, apiDocsPage } from './api-docs-page.ts';
import { apiExamples } from './api-examples.ts';
import { apiFeatures } from './api-features.ts';
import { foundSchemas } from './found-schemas.generated.ts';

const info = {
  title: 'Plein',
  version: '0.1.0',
  description: 'Every call of a Plein platform.',
  features: apiFeatures,
  examples: apiExamples,
};

/** The calls, for programs at /api/openapi.json and for people at /api/docs: those given, and these themselves. */
export function apiDocsRoutes(calls: readonly Route<never>[]): Route<unknown>[] {
  let made: OpenApiDocument | undefined;
  const endpoints = () => [...calls, ...own].map(({ endpoint }) => endpoint);
  const document = (): OpenApiDocument => {
    if (made === undefined) nameSchemas(foundSchemas);
    made ??= openApiDocument(endpoints(), info);
    return made;
  };
  const own: Route<unknown>[] = [
    route(readOpenApi, async ({ client }) => atOrigin(document(), client.origin)),
    route(readApiDocs, async ({ language, answer }) => {
      answer.header('content-security-policy', contentSecurityPolicy());
      return apiDocsPage(endpoints(), document(), language === 'en' ? 'en' : 'nl');
    }),
    route(readApiDocsStyle, async () => apiDocsCss),
  ];
  return own;
}
