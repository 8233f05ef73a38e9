import { notFound } from '#platform/contract/calls/errors.ts';
import { systemViewer, type Viewer } from '#platform/contract/rights/viewer.ts';
import { findReaction } from '../reactions.repository.ts';
import type { ReactionsParts } from '../reactions-parts.ts';
import { findPictures } from './pictures.repository.ts';

interface OfWhom {
  key: string | undefined;
  client: string;
  left: AbortSignal | undefined;
}

/** As wide as a reaction is drawn on a good screen. */
const width = 1280;

export type PictureReadingService = ReturnType<typeof createPictureReading>;

/** A picture that others do not see, for who wrote what it belongs to: signed in, or by the key of their browser or mail. */
export const createPictureReading = ({ platform: { db }, rights, pictures }: ReactionsParts) => ({
  async open(viewer: Viewer, { guid, picture }: { guid: string; picture: string }, { key, client, left }: OfWhom) {
    const row = await findReaction(db, guid);
    if (row === undefined || row.words === '' || !rights.isMine(viewer, row, key)) throw notFound();
    if (!(await findPictures(db, [guid])).some((one) => one.guid === picture)) throw notFound();
    // That it is theirs was seen above; whoever has no account has no rights on files.
    const found = await pictures
      .files()
      .read(systemViewer('own-picture'), picture, { transform: { width }, client, left });
    const body = await found.open();
    const headers = {
      'content-type': body.mediaType,
      'content-length': String(body.size),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    };
    return { content: body.content, headers };
  },
});
