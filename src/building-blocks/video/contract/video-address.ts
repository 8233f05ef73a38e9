import { secondsOf } from '../../kit/contract/play-time.ts';

export interface Video {
  vendor: 'youtube' | 'vimeo';
  id: string;
  /** What opens a video of Vimeo that is not listed. */
  hash?: string;
  /** Where it begins, in seconds. */
  start?: number;
}

const youtubeHosts = ['youtube.com', 'm.youtube.com', 'music.youtube.com', 'youtube-nocookie.com', 'youtu.be'];
const vimeoPath = /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(\d{5,12})(?:\/(\w{6,20}))?\/?$/;

/** The video that an address of YouTube or Vimeo means, in whatever form it was copied. */
export function videoOf(address: string): Video | undefined {
  const text = address.trim();
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const host = url.hostname.replace(/^www\./, '');
  if (youtubeHosts.includes(host)) return youtubeVideo(url, host);
  if (host === 'vimeo.com' || host === 'player.vimeo.com') return vimeoVideo(url);
  return undefined;
}

const queryOf = ({ search }: URL): URLSearchParams => new URLSearchParams(search);

function youtubeVideo(url: URL, host: string): Video | undefined {
  const id = youtubeId(url, host) ?? '';
  return /^[\w-]{11}$/.test(id) ? { vendor: 'youtube', id, ...startOf(url) } : undefined;
}

function youtubeId(url: URL, host: string): string | null | undefined {
  const [first = '', second] = url.pathname.split('/').slice(1);
  if (host === 'youtu.be') return first;
  if (['shorts', 'embed', 'live', 'v'].includes(first)) return second;
  return first === 'watch' ? queryOf(url).get('v') : undefined;
}

function vimeoVideo(url: URL): Video | undefined {
  const [, id, hash] = vimeoPath.exec(url.pathname) ?? [];
  if (id === undefined) return undefined;
  const secret = hash ?? queryOf(url).get('h') ?? '';
  return { vendor: 'vimeo', id, ...(/^\w{6,20}$/.test(secret) ? { hash: secret } : {}), ...startOf(url) };
}

function startOf(url: URL): Pick<Video, 'start'> {
  const query = queryOf(url);
  const time = query.get('t') ?? query.get('start') ?? /^#t=(.+)$/.exec(url.hash)?.[1] ?? '';
  const start = secondsOf(time);
  return start === undefined || start === 0 ? {} : { start };
}

/** In a frame: of YouTube without cookies until it plays, of Vimeo asked not to follow anyone. */
export function frameAddress({ vendor, id, hash, start }: Video, language: string): string {
  if (vendor === 'youtube') {
    const query = new URLSearchParams({ rel: '0', hl: language });
    if (start !== undefined) query.set('start', String(start));
    return `https://www.youtube-nocookie.com/embed/${id}?${query}`;
  }
  const query = new URLSearchParams({ dnt: '1' });
  if (hash !== undefined) query.set('h', hash);
  return `https://player.vimeo.com/video/${id}?${query}${start === undefined ? '' : `#t=${start}s`}`;
}

/** On the vendor's own site. */
export const originalAddress = ({ vendor, id, hash, start }: Video): string =>
  vendor === 'youtube'
    ? `https://www.youtube.com/watch?v=${id}${start === undefined ? '' : `&t=${start}s`}`
    : `https://vimeo.com/${id}${hash === undefined ? '' : `/${hash}`}${start === undefined ? '' : `#t=${start}s`}`;
