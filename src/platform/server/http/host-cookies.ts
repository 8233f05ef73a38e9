import type { FastifyInstance } from 'fastify';

const prefix = '__Host-';
/** Cookies that only the server sets; the browser itself writes `plein.consent`. */
const isOurs = (cookie: string): boolean => cookie.startsWith('plein.') && !cookie.startsWith('plein.consent=');

/** As the rest of the server knows them. What came without the prefix may be another's: of a neighbour's site, or over http. */
export const cookiesFromHost = (header: string): string =>
  header
    .split(';')
    .map((one) => one.trim())
    .filter((one) => !isOurs(one))
    .map((one) => (isOurs(one.slice(prefix.length)) && one.startsWith(prefix) ? one.slice(prefix.length) : one))
    .join('; ');

/** As the browser keeps them: of this host alone, of every path, and never over http. */
export function cookieForHost(cookie: string): string {
  if (!isOurs(cookie)) return cookie;
  const [pair = '', ...attributes] = cookie.split(';').map((one) => one.trim());
  const kept = attributes.filter((one) => !/^(?:domain|path|secure)\b/i.test(one));
  return [`${prefix}${pair}`, ...kept, 'Path=/', 'Secure'].join('; ');
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
