import { cropText } from '#platform/contract/files/crop.ts';
import type { AssetTransform } from './asset-transform.ts';

export interface AssetUrlOptions extends AssetTransform {
  /** What the file is called when it is saved. */
  name?: string | undefined;
}

/** §7: the address of a picture. The same options give the same address, so that caches find it again. */
export function assetUrl(guid: string, options: AssetUrlOptions = {}): string {
  const { width, height, format, quality, fit, name } = options;
  const crop = options.crop && cropText(options.crop);
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries({ width, height, format, quality, fit, crop, name })) {
    if (value !== undefined) query.set(key, String(value));
  }
  const path = `/a/${encodeURIComponent(guid)}`;
  return query.size === 0 ? path : `${path}?${query}`;
}
