import { isImageMediaType } from '../contract/image.ts';
import type { AssetBody, FoundAsset } from './assets.service.ts';

/**
 * For everyone: kept for ever, because another picture has another guid. For some: kept by the browser alone, which
 * asks each time whether one may still see it. For everyone as long as what holds it is: caches ask each time too.
 */
export function cacheControl({ isPrivate, isHeld }: Pick<FoundAsset, 'isPrivate' | 'isHeld'>): string {
  if (isPrivate) return 'private, no-cache';
  return isHeld ? 'public, no-cache' : 'public, max-age=31536000, immutable';
}

/** Also when someone opens the drawing itself, nothing in it runs or reaches out. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** RFC 6266, with a plain name for who does not know the encoded one. What a browser shows is shown. */
export function contentDisposition({
  name,
  mediaType,
  isNamed,
}: Pick<AssetBody, 'name' | 'mediaType' | 'isNamed'>): string {
  const kind = isNamed && !isImageMediaType(mediaType) ? 'attachment' : 'inline';
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return plain === name ? `${kind}; filename="${plain}"` : `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

export function keepingHeaders({ etag, isPrivate, isHeld, varies }: FoundAsset): Record<string, string> {
  return {
    etag,
    'cache-control': cacheControl({ isPrivate, isHeld }),
    ...(varies.length === 0 ? {} : { vary: varies.join(', ') }),
    // A mail or another site may show what is for everyone.
    'cross-origin-resource-policy': isPrivate ? 'same-origin' : 'cross-origin',
  };
}

export function bodyHeaders(body: AssetBody): Record<string, string> {
  return {
    'content-type': body.mediaType,
    'content-length': String(body.size),
    'content-disposition': contentDisposition(body),
    'x-content-type-options': 'nosniff',
    ...(body.encoding === undefined ? {} : { 'content-encoding': body.encoding }),
    ...(body.mediaType === 'image/svg+xml' ? { 'content-security-policy': drawingPolicy } : {}),
  };
}

export const isUnchanged = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch === '*' || (ifNoneMatch?.split(',') ?? []).some((one) => one.trim().replace(/^W\//, '') === etag);
