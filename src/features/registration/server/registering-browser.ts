import type { Client } from '#platform/server/http/route.ts';

const name = 'plein.registering';
const pattern = /(?:^|;\s*)plein\.registering=([\w-]{43})(?:;|$)/;
const day = 24 * 60 * 60;

/**
 * Remembers which browser registered. Without it, someone could register another's address with a password of their
 * own and wait for the owner to open the link.
 */
export const registeringCookie = (key: string, { origin }: Client): string =>
  `${name}=${key}; Max-Age=${day}; Path=/; HttpOnly; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`;

export const registeringKeyOf = ({ cookie }: Client): string => pattern.exec(cookie ?? '')?.[1] ?? '';
