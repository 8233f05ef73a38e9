import { httpsHost } from './embed-host.ts';

/** Two of the platform's settings. */
interface TileSettings {
  mapTileUrl: string;
  primaryDomain: string;
}

/** An address with the places of a tile in it: on this platform as a path, elsewhere over https. */
export const isTileUrl = (url: string): boolean =>
  ['{z}', '{x}', '{y}'].every((place) => url.includes(place)) &&
  (/^\/(?![/\\])/.test(url) || tileHost(url) !== undefined);

/** `{s}` is one of several hosts that serve the same tiles. */
export const tileHost = (url: string): string | undefined => httpsHost(url.replace('{s}', 's'));

/** Another host gets to know who looks at the map; our own knows that already. */
export const areTilesForeign = ({ mapTileUrl, primaryDomain }: TileSettings): boolean => {
  const host = tileHost(mapTileUrl);
  return host !== undefined && host !== primaryDomain;
};

/** As a policy names it; a star where the address lets a host be chosen. */
export const tileSource = (url: string): string[] => {
  const host = tileHost(url);
  if (host === undefined) return [];
  return [url.includes('//{s}.') ? `https://*.${host.slice(host.indexOf('.') + 1)}` : `https://${host}`];
};
