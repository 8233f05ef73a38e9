import type { FastifyInstance } from 'fastify';
import { collectAnswer } from '#platform/server/http/collect-answer.ts';
import { sendCompressed } from '#platform/server/http/compression.ts';
import { openApiDocument } from '#platform/server/http/openapi.ts';
import type { MakeContext } from '#platform/server/http/register-routes.ts';
import type { Route } from '#platform/server/http/route.ts';
import { contentSecurityPolicy } from '#platform/server/http/security-headers.ts';
import { apiDocsCss, apiDocsPage } from './api-docs-page.ts';
import type { Services } from './services.ts';

/** The calls, for programs at /api/openapi.json and for people at /api/docs. */
export function registerApiDocs(
  app: FastifyInstance,
  routes: readonly Route<Services>[],
  makeContext: MakeContext<Services>,
): void {
  let document: string | undefined;
  const describe = () => {
    document ??= JSON.stringify(
      openApiDocument(
        routes.map(({ endpoint }) => endpoint),
        { title: 'Plein', version: '0.1.0', description: 'Every call of a Plein platform.' },
      ),
    );
    return document;
  };

  app.get('/api/openapi.json', async (_, reply) =>
    sendCompressed(reply, 'application/json; charset=utf-8', describe()),
  );

  app.get('/api/docs', async (request, reply) => {
    const { language } = await makeContext(request, collectAnswer());
    reply.header('content-security-policy', contentSecurityPolicy());
    const endpoints = routes.map(({ endpoint }) => endpoint);
    return sendCompressed(reply, 'text/html; charset=utf-8', apiDocsPage(endpoints, language));
  });

  app.get('/api/docs.css', async (_, reply) => reply.type('text/css; charset=utf-8').send(apiDocsCss));
}
