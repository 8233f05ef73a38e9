import { call, type SentHeaders, type Told } from '../faults/site.ts';

const words = ['haven', 'vergunning', 'afval', 'raad', 'zwembad'];

/** Of every public page. */
export async function pathsOf(port: number): Promise<string[]> {
  const map = await call(port, '/sitemap.xml');
  return [...map.body.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
}

/** One page after another, and every seventh time they search. */
export function reader(port: number, pages: readonly string[], who: number, headers: SentHeaders = {}) {
  let turn = who;
  return (): Promise<Told> => {
    turn += 1;
    const isSearch = turn % 7 === 0;
    const path = isSearch ? `/search?q=${words[turn % words.length]}` : (pages[(turn * 31) % pages.length] ?? '/');
    return call(port, path, { headers });
  };
}
