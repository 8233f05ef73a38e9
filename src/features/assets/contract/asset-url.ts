import { type AssetTransform, placeholderTransform } from './asset-transform.ts';

export interface AssetUrlOptions extends AssetTransform {
  /** What the file is called when it is saved. */
  name?: string | undefined;
  /** The small, rough picture that stands in until the real one is there (§9). */
  placeholder?: boolean | undefined;
}

/** §7: the address of a picture. The same options give the same address, so that caches find it again. */
export function assetUrl(guid: string, options: AssetUrlOptions = {}): string {
  const { width, height, format, quality, fit } =
    options.placeholder === true ? { ...options, ...placeholderTransform } : options;
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries({ width, height, format, quality, fit, name: options.name })) {
    if (value !== undefined) query.set(key, String(value));
  }
  const path = `/a/${encodeURIComponent(guid)}`;
  return query.size === 0 ? path : `${path}?${query}`;
}
