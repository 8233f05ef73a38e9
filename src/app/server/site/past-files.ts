import type { FastifyReply } from 'fastify';
import { readAsset } from '#features/assets/contract/assets.endpoints.ts';
import { assetsRoutes } from '#features/assets/server/assets.routes.ts';
import type { Streamed } from '#platform/contract/calls/body-kinds.ts';
import { endpointKey } from '#platform/contract/calls/endpoint.ts';
import { AppError } from '#platform/contract/calls/errors.ts';
import { anonymousViewer } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import { CollectedAnswer } from '#platform/server/http/collected-answer.ts';
import { dispatch } from '#platform/server/http/dispatch.ts';
import { gatherErrorTexts } from '#platform/server/http/problem.ts';
import { sendStream } from '#platform/server/http/send-stream.ts';
import { foundErrorTexts } from '../found.generated.ts';
import type { Past } from '../installation.ts';
import type { PastLook } from './past-drawing.ts';

const assetRoute = assetsRoutes.find(({ endpoint }) => endpointKey(endpoint) === endpointKey(readAsset));
const errorTexts = gatherErrorTexts(foundErrorTexts);
const goneCode = 'file-of-then-gone';

/** Looking back is no download: what was is not counted. */
const uncounted = { downloaded: () => undefined };

/** A file as it was at its address, for a visitor; what is asked of it (a size, a part) is asked as of any file. */
export async function readPastFile(
  past: Past,
  { context, asked }: Pick<PastLook, 'context' | 'asked'>,
): Promise<{ answer: CollectedAnswer; content: Streamed }> {
  if (assetRoute === undefined) throw new Error('No route reads files.');
  const answer = new CollectedAnswer();
  const { pathname, searchParams } = new URL(asked.path, 'http://then');
  const input = { params: { guid: pathname.slice('/a/'.length) }, query: Object.fromEntries(searchParams) };
  const services = { assets: past.services.assets, statistics: uncounted };
  const content = await dispatch(
    assetRoute,
    { ...context, platform: past.platform, services, viewer: anonymousViewer, answer },
    input,
  );
  return { answer, content: content as Streamed };
}

export async function sendPastFile(
  reply: FastifyReply,
  past: Past,
  look: PastLook,
  headers: Record<string, string>,
): Promise<FastifyReply> {
  try {
    const { answer, content } = await past.at(look.asked.moment, look.reader, () => readPastFile(past, look));
    reply.code(answer.statusCode ?? 200).headers({ ...answer.headers, ...headers });
    return sendStream(reply, content, look.context.log);
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== 404) throw error;
    if (!isForPicture(reply)) throw new AppError(goneCode, 410);
    reply.code(410).headers({ ...headers, 'content-security-policy': "default-src 'none'" });
    return reply.type('image/svg+xml').send(goneDrawing(look.context.language));
  }
}

const isForPicture = ({ request: { headers } }: FastifyReply): boolean =>
  headers['sec-fetch-dest'] === 'image' || (headers.accept ?? '').startsWith('image/');

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** In the place of a picture that is kept no longer: it says so, and does not leave one guessing. */
export function goneDrawing(language: Language): string {
  const words = errorTexts(language)[goneCode]?.title ?? '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" role="img"><title>${escaped(words)}</title><rect width="640" height="360" fill="#e9ecef"/><text x="320" y="188" text-anchor="middle" font-family="sans-serif" font-size="24" fill="#343a40">${escaped(words)}</text></svg>`;
}
