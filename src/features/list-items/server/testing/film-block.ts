import type { FastifyInstance } from 'fastify';

/** A block of an item with a film of others. */
export const filmBlock = {
  guid: crypto.randomUUID(),
  buildingBlockName: 'Video',
  content: { url: 'https://youtu.be/aqz-KE-bpKQ' },
};

/** Whose films are shown somewhere, as visitors are asked about them. */
export const shownVendors = async (app: FastifyInstance): Promise<string> =>
  (await app.inject({ url: '/api/consent:vendors' })).json<{ used: string[] }>().used.join();
