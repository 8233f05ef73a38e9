import { createServer } from 'node:http';
import { hashPassword, verifyPassword } from '@better-auth/utils/password';
import { announce } from './listen.ts';

/** Reads a password, holds it against its hash with the library that Plein uses, and says yes. */
const [password = ''] = process.argv.slice(2);
const hash = await hashPassword(password);

const server = createServer(async (request, response) => {
  let body = '';
  for await (const piece of request) body += piece;
  const given = (JSON.parse(body) as { password: string }).password;
  const answer = JSON.stringify({ isRight: await verifyPassword(hash, given) });
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': String(answer.length) });
  response.end(answer);
});
server.listen(0, '127.0.0.1', () => announce(server));
