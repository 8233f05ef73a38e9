import type { Client } from '#platform/server/http/route.ts';

const name = 'plein.known_device';
const pattern = /(?:^|;\s*)plein\.known_device=([\w.-]{43,300})(?:;|$)/;
const token = /^[\w-]{43}$/;
/** People who share one browser. */
const mostTokens = 5;

export const knownDeviceSeconds = 180 * 24 * 60 * 60;

/** One for each account that signed in here, the latest first. */
export const deviceTokensOf = ({ cookie }: Pick<Client, 'cookie'>): string[] =>
  (pattern.exec(cookie ?? '')?.[1] ?? '')
    .split('.')
    .filter((one) => token.test(one))
    .slice(0, mostTokens);

export const knownDeviceCookie = (tokens: readonly string[], { origin }: Pick<Client, 'origin'>): string => {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  const value = tokens.slice(0, mostTokens).join('.');
  return `${name}=${value}; Max-Age=${knownDeviceSeconds}; Path=/; HttpOnly; SameSite=Lax${secure}`;
};
