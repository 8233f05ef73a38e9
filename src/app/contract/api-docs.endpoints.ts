import { z } from 'zod';
import { stream } from '#platform/contract/calls/body-kinds.ts';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';

const feature = 'api-docs';

export const readOpenApi = defineEndpoint({
  method: 'GET',
  path: '/api/openapi.json',
  access: 'public',
  whileViewingAs: 'allowed',
  feature,
  summary: 'Every call, for programs (OpenAPI 3.1)',
  output: z.record(z.string(), z.unknown()),
});

export const readApiDocs = defineEndpoint({
  method: 'GET',
  path: '/api/docs',
  access: 'public',
  whileViewingAs: 'allowed',
  feature,
  summary: 'Every call, for people',
  output: stream('text/html; charset=utf-8'),
});

export const readApiDocsStyle = defineEndpoint({
  method: 'GET',
  path: '/api/docs.css',
  access: 'public',
  whileViewingAs: 'allowed',
  feature,
  summary: 'How the page with all calls looks',
  output: stream('text/css; charset=utf-8'),
});
