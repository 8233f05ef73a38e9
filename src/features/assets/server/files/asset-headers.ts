import { isImageMediaType } from '#platform/contract/files/image-type.ts';
import { dispositionOf } from '#platform/server/http/content-disposition.ts';
import { kindOf } from '../../contract/asset-kind.ts';
import type { AssetBody, FoundAsset } from '../assets.service.ts';

/**
 * For everyone: an hour, because a file can be replaced at its address, and a day more while a newer one is fetched. For
 * some: kept by the browser alone, which asks each time whether one may still see it. For everyone as long as what holds
 * it is: caches ask each time too.
 */
export function cacheControl({ isPrivate, isHeld }: Pick<FoundAsset, 'isPrivate' | 'isHeld'>): string {
  if (isPrivate) return 'private, no-cache';
  return isHeld ? 'public, no-cache' : 'public, max-age=3600, stale-while-revalidate=86400';
}

/** Also when someone opens the drawing itself, nothing in it runs or reaches out. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
/** Nothing in a document becomes part of the site. A browser's own reader of PDF does not work in a sandbox. */
const documentPolicy = "default-src 'none'; sandbox";
const pdfPolicy = "default-src 'none'; object-src 'self'";

function policyOf(mediaType: string): string | undefined {
  if (mediaType === 'image/svg+xml') return drawingPolicy;
  if (mediaType === 'application/pdf') return pdfPolicy;
  return kindOf(mediaType) === 'document' ? documentPolicy : undefined;
}

/** Pictures are shown; a PDF, sound and film too, unless they were asked for by name; other documents are saved. */
export function contentDisposition({
  name,
  mediaType,
  isNamed,
}: Pick<AssetBody, 'name' | 'mediaType' | 'isNamed'>): string {
  const isOpened = mediaType === 'application/pdf' || kindOf(mediaType) !== 'document';
  const kind = isImageMediaType(mediaType) || (isOpened && !isNamed) ? 'inline' : 'attachment';
  return dispositionOf(kind, name);
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
  const policy = policyOf(body.mediaType);
  return {
    'content-type': body.mediaType,
    'content-length': String(body.size),
    'content-disposition': contentDisposition(body),
    'x-content-type-options': 'nosniff',
    ...(body.encoding === undefined ? {} : { 'content-encoding': body.encoding }),
    ...(policy === undefined ? {} : { 'content-security-policy': policy }),
  };
}

export const isUnchanged = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch === '*' || (ifNoneMatch?.split(',') ?? []).some((one) => one.trim().replace(/^W\//, '') === etag);
