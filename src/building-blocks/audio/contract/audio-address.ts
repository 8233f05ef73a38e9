import { httpsHost } from '#features/consent/contract/embed-host.ts';
import type { BlockVendorKey } from '#features/consent/contract/vendor.ts';

export type Audio =
  /** In a frame of the one who offers it. */
  | { kind: 'frame'; vendor: 'spotify' | 'soundcloud'; frame: string; original: string }
  /** A file that the browser plays itself; without a vendor it is our own. */
  | { kind: 'file'; vendor?: BlockVendorKey; src: string };

const filePattern = /\.(mp3|m4a|aac|ogg|oga|opus|wav|flac)$/i;
const spotifyPath = /^\/(?:intl-[a-z-]+\/)?(?:embed\/)?(episode|show|track|album|playlist)\/([A-Za-z0-9]{10,40})\/?$/;
/** A track or a set; the last part opens one that is not listed. */
const soundcloudPath = /^\/([\w-]+\/(?:sets\/)?[\w-]+)(?:\/(s-[\w-]+))?\/?$/;

/** What an address of Spotify or SoundCloud, or of a sound file here or elsewhere, means. */
export function audioOf(address: string): Audio | undefined {
  const text = address.trim();
  if (/^\/(?![/\\])\S+$/.test(text)) return { kind: 'file', src: text };
  const host = httpsHost(text);
  if (host === undefined) return undefined;
  const { pathname, href } = new URL(text);
  if (host === 'open.spotify.com') return spotify(pathname);
  if (['soundcloud.com', 'www.soundcloud.com', 'm.soundcloud.com'].includes(host)) return soundcloud(pathname);
  return filePattern.test(pathname) ? { kind: 'file', vendor: `media:${host}`, src: href } : undefined;
}

function spotify(path: string): Audio | undefined {
  const [, kind, id] = spotifyPath.exec(path) ?? [];
  if (kind === undefined || id === undefined) return undefined;
  const place = `${kind}/${id}`;
  return {
    kind: 'frame',
    vendor: 'spotify',
    frame: `https://open.spotify.com/embed/${place}`,
    original: `https://open.spotify.com/${place}`,
  };
}

function soundcloud(path: string): Audio | undefined {
  const [, place, secret] = soundcloudPath.exec(path) ?? [];
  if (place === undefined) return undefined;
  const original = `https://soundcloud.com/${place}${secret === undefined ? '' : `/${secret}`}`;
  const query = new URLSearchParams({ url: original, auto_play: 'false', visual: 'false' });
  return { kind: 'frame', vendor: 'soundcloud', frame: `https://w.soundcloud.com/player/?${query}`, original };
}
