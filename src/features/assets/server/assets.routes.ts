import { lookerOf } from '#features/statistics/server/counted-readers.service.ts';
import type { StatisticsService } from '#features/statistics/server/statistics.service.ts';
import { type Answer, type Asked, type Route, route } from '#platform/server/http/route.ts';
import { type AssetQuery, readAsset } from '../contract/assets.endpoints.ts';
import { byteRange } from '../contract/byte-range.ts';
import type { AssetRequest, AssetsService, FoundAsset } from './assets.service.ts';
import { bodyHeaders, isUnchanged, keepingHeaders } from './files/asset-headers.ts';

export const assetsRoutes: Route<{ assets: AssetsService; statistics: Pick<StatisticsService, 'downloaded'> }>[] = [
  route(readAsset, async ({ viewer, services, client, asked, answer }, { params, query }) => {
    const asset = await services.assets.read(viewer, params.guid, {
      ...assetRequest(query, asked),
      client: client.ip,
      left: asked.left,
    });
    if (isUnchanged(header(asked, 'if-none-match'), asset.etag)) {
      answer.status(304);
      setHeaders(answer, keepingHeaders(asset));
      return undefined;
    }
    const range = rangeOf(asked, asset);
    if (range === 'none') {
      answer.status(416);
      answer.header('content-range', `bytes */${asset.wholeSize}`);
      return undefined;
    }
    const body = await asset.open(range);
    // A film or a long document is asked for in parts: its beginning is the one that counts.
    if (!body.mediaType.startsWith('image/') && (range?.start ?? 0) === 0)
      services.statistics.downloaded(lookerOf({ viewer, client, asked }), params.guid);
    setHeaders(answer, { ...keepingHeaders(asset), ...bodyHeaders(body) });
    if (asset.wholeSize !== undefined) answer.header('accept-ranges', 'bytes');
    if (range !== undefined) {
      answer.status(206);
      answer.header('content-range', `bytes ${range.start}-${range.end}/${asset.wholeSize}`);
    }
    return body.content;
  }),
];

function setHeaders(answer: Answer, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) answer.header(name, value);
}

function header({ headers }: Asked, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
}

/** A part only of what is still the same file as the reader began with. */
function rangeOf(asked: Asked, { wholeSize, etag }: FoundAsset) {
  const begunWith = header(asked, 'if-range');
  if (asked.method !== 'GET' || wholeSize === undefined || (begunWith !== undefined && begunWith !== etag)) {
    return undefined;
  }
  return byteRange(header(asked, 'range'), wholeSize);
}

function assetRequest(query: AssetQuery, asked: Asked): AssetRequest {
  const { width, height, format, quality, fit, crop, name, auth } = query;
  return {
    transform: { width, height, format, quality, fit, crop },
    accept: header(asked, 'accept'),
    acceptEncoding: header(asked, 'accept-encoding'),
    name,
    isForSignedIn: auth,
  };
}
