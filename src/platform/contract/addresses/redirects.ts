import { splitLanguagePrefix, withLanguagePrefix } from '../texts/language.ts';

/** §2. */
const redirects = new Map([
  ['/home', '/'],
  ['/admin', '/admin/pages'],
  ['/account', '/account/profile'],
]);

/** Where this path (with its query and hash, if any) leads instead; the language and what follows the path stay. */
export function redirectFor(path: string): string | undefined {
  const bare = splitLanguagePrefix(path);
  const [, place = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(bare.path) ?? [];
  const target = redirects.get(place.replace(/\/$/, ''));
  return target === undefined ? undefined : withLanguagePrefix(target + rest, bare.language);
}
