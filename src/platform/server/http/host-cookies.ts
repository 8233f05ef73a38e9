import type { FastifyInstance } from 'fastify';
import { isHostCookie, keptCookieName, readCookieName } from '#platform/contract/addresses/host-cookie.ts';

const nameOf = (pair: string): string => pair.split('=', 1)[0] ?? '';

/** As the rest of the server knows them. What came without the prefix may be another's: of a neighbour's site, or over http. */
export const cookiesFromHost = (header: string): string =>
  header
    .split(';')
    .map((one) => one.trim())
    .flatMap((one) => {
      const name = readCookieName(nameOf(one));
      return name === undefined ? [] : [name + one.slice(nameOf(one).length)];
    })
    .join('; ');

/** As the browser keeps them: of this host alone, of every path, and never over http. */
export function cookieForHost(cookie: string): string {
  const name = nameOf(cookie);
  if (!isHostCookie(name)) return cookie;
  const [pair = '', ...attributes] = cookie.split(';').map((one) => one.trim());
  const kept = attributes.filter((one) => !/^(?:domain|path|secure)\b/i.test(one));
  return [keptCookieName(name, true) + pair.slice(name.length), ...kept, 'Path=/', 'Secure'].join('; ');
}

/** Over https every cookie of ours is bound to its host; over http, at home, a browser would refuse such a cookie. */
export function bindCookiesToHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ protocol, raw }) => {
    if (protocol === 'https' && raw.headers.cookie !== undefined) {
      raw.headers.cookie = cookiesFromHost(raw.headers.cookie);
    }
  });
  app.addHook('onSend', async ({ protocol }, reply) => {
    const set = reply.getHeader('set-cookie');
    if (protocol !== 'https' || set === undefined) return;
    reply.removeHeader('set-cookie');
    reply.header(
      'set-cookie',
      [set].flat().map((one) => cookieForHost(String(one))),
    );
  });
}
