import { isPageParameter } from '#platform/contract/addresses/page-parameter.ts';

/** Where everything lies that is no page: no page can have such a first segment. */
export const filesFolder = '_files';

export type SealedAddress =
  | { kind: 'page'; path: string; hash: string }
  | { kind: 'file'; path: string }
  | { kind: 'outside' };

/**
 * What an address within a page of then leads to. Of what is asked of a page only which part of a long list it shows is
 * followed: every choice of filters would be another page without end.
 */
export function sealedAddress(address: string, origin: string): SealedAddress {
  const own = address === origin || address.startsWith(`${origin}/`) ? address.slice(origin.length) || '/' : address;
  if (!own.startsWith('/') || own.startsWith('//')) return { kind: 'outside' };
  if (own.startsWith('/a/') || own.startsWith('/assets/')) return { kind: 'file', path: own.split('#')[0] ?? own };
  const [rest = '', hash] = own.split('#');
  const [path = '/', query = ''] = rest.split('?');
  const [[name, value] = ['', ''], ...more] = [...new URLSearchParams(query)];
  const isPart = more.length === 0 && isPageParameter(name) && /^\d{1,4}$/.test(value);
  const bare = path === '/' ? path : path.replace(/\/$/, '');
  return {
    kind: 'page',
    path: isPart ? `${bare}?${name}=${value}` : bare,
    hash: hash === undefined ? '' : `#${hash}`,
  };
}

/** What a disk cannot have in a name, or would take for something else. */
const safeSegment = (segment: string): string => {
  const plain = decodeSegment(segment).replace(/[^\p{L}\p{N}_-]/gu, (sign) => `~${sign.codePointAt(0)?.toString(16)}`);
  return plain.slice(0, 100);
};

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The file that a page lies in: a folder for each segment, so that a page can have others below it. */
export function fileOfPage(path: string): string {
  const [way = '/', query] = path.split('?');
  const folders = way.split('/').filter((segment) => segment !== '');
  const name = query === undefined ? 'index' : `index-${safeSegment(query.replace('=', '-'))}`;
  return [...folders.map(safeSegment), `${name}.html`].join('/');
}

/** From one file to another, as an address that a browser follows without a server. */
export function relativeAddress(from: string, to: string): string {
  const [folders, target] = [from.split('/').slice(0, -1), to.split('/')];
  let same = 0;
  while (same < folders.length && same < target.length - 1 && folders[same] === target[same]) same += 1;
  const up = folders.slice(same).map(() => '..');
  return [...up, ...target.slice(same).map(encodeURIComponent)].join('/');
}
