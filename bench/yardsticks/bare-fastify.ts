import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { announce } from './listen.ts';

/** What Plein answered, to be sent again by a server that does nothing else. */
export interface KeptAnswer {
  path: string;
  headers: Record<string, string>;
  bodyBase64: string;
}

/** Set by Node and Fastify themselves, as they are for Plein. */
const ownHeaders = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'];

const [file = ''] = process.argv.slice(2);
const app = Fastify();
for (const { path, headers, bodyBase64 } of JSON.parse(readFileSync(file, 'utf8')) as KeptAnswer[]) {
  const body = Buffer.from(bodyBase64, 'base64');
  const sent = Object.fromEntries(Object.entries(headers).filter(([name]) => !ownHeaders.includes(name)));
  app.get(path, (_, reply) => reply.headers(sent).send(body));
}
await app.listen({ host: '127.0.0.1', port: 0 });
announce(app.server);
