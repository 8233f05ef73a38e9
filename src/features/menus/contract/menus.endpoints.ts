import { z } from 'zod';
import { defineEndpoint } from '#platform/contract/calls/endpoint.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { Menu } from './menu.ts';

export const readMenu = defineEndpoint({
  method: 'GET',
  path: '/api/menus:withName',
  access: 'public',
  feature: 'menus',
  summary: 'A menu as the caller may see it, as a tree with paths',
  query: z.object({ name: z.string().min(1).max(200), language: Language.default('nl') }),
  output: Menu,
  cached: true,
});
