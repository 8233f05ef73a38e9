import type { Chance } from '../../scripts/seed/chance.ts';
import type { Call } from './call.ts';
import type { Knowledge } from './knowledge.ts';

/** What is asked of a site besides its calls: screens, and what machines ask for by themselves. */
const screens: readonly string[] = [
  '/',
  '/en',
  '/search?q=haven',
  '/en/search?q=harbour&pageNumber=2',
  '/login',
  '/register',
  '/reset-password',
  '/account',
  '/members',
  '/admin',
  '/admin/pages',
  '/admin/users',
  '/admin/menus',
  '/admin/assets',
  '/admin/settings',
  '/admin/audit',
  '/admin/roles',
  '/admin/outbox',
  '/legal/privacy',
  '/sitemap.xml',
  '/sitemap-1.xml',
  '/robots.txt',
  '/favicon.ico',
  '/healthz',
  '/readyz',
  '/api/docs',
  '/bestaat-niet',
];

const plainQueries = [
  '',
  '',
  '',
  '?x=1',
  '?pageNumber=2',
  '?searchFilter=haven',
  '?language=en',
  '?utm_source=a&utm_medium=b',
];
const pictureQueries = [
  '',
  '?width=320',
  '?width=640&format=webp',
  '?width=100&height=100&fit=cover',
  '?height=90&quality=60',
];

interface Sources {
  chance: Chance;
  knowledge: Knowledge;
  spared: ReadonlySet<string>;
  headers(byCookie: boolean): Record<string, string>;
}

/** A page, a screen or a file, at an address that was seen before or that every site has. */
export function siteCall({ chance, knowledge, spared, headers }: Sources): Call {
  const common = { method: 'GET', headers: { ...headers(!chance.isOne(3)), accept: 'text/html,*/*;q=0.8' } };
  const guid = knowledge.id(chance, 'assets', spared);
  if (guid !== undefined && chance.isOne(5)) {
    return { ...common, operation: 'a picture or file', url: `/a/${guid}${chance.pick(pictureQueries)}` };
  }
  const address = chance.isOne(3) ? chance.pick(screens) : withoutFragment(knowledge.address(chance));
  const isPlain = !address.includes('?') && address.startsWith('/') && !address.startsWith('/a/');
  return {
    ...common,
    operation: 'a page or screen',
    url: `${encodedAddress(address)}${isPlain ? chance.pick(plainQueries) : ''}`,
  };
}

const withoutFragment = (address: string): string =>
  address.includes('#') ? address.slice(0, address.indexOf('#')) || '/' : address;

/** Texts of answers can be addresses with signs that no request line has. */
const encodedAddress = (address: string): string =>
  address.replaceAll(/[^\u0021-\u00ff]/gu, (sign) => encodeURIComponent(sign));
