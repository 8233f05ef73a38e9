import { randomUUID } from 'node:crypto';
import type { AssetsService } from '#features/assets/server/assets.service.ts';
import { AppError } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import { imageTypeOf } from '#platform/server/files/image-type.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import {
  type KeptPicture,
  mostPictureBytes,
  mostPictures,
  pictureTypes,
  type ReactionPicture,
} from '../../contract/reaction-pictures.ts';
import {
  deletePictures,
  findLoose,
  findOfReaction,
  findPictures,
  insertPicture,
  keepPictures,
  setSize,
} from './pictures.repository.ts';

/** A picture that came with what somebody says. */
export interface SentPicture {
  name: string;
  byteSize: number;
  alt: string;
  read(): Promise<Uint8Array>;
}

/** The kind by which assets know what holds these. */
export const pictureHolderKind = 'reaction';

const hour = 60 * 60 * 1000;
const sweptAtOnce = 100;

export type PictureFiles = Pick<AssetsService, 'addHeld' | 'removeAssets' | 'read' | 'quota'>;

interface PicturesParts {
  platform: Platform;
  clock: Clock;
  /** Made after what people say. */
  files(): PictureFiles;
}

export type ReactionPicturesService = ReturnType<typeof createReactionPictures>;

/** Pictures of reactions: files whose rights follow the reaction that holds them. */
export function createReactionPictures({ platform, clock, files }: PicturesParts) {
  const { db } = platform;

  async function remove(guids: readonly string[]): Promise<void> {
    if (guids.length === 0) return;
    const removeFiles = await platform.transaction(async (trx, touch) => {
      const after = await files().removeAssets(trx, touch, guids);
      await deletePictures(trx, guids);
      return after;
    });
    await removeFiles();
  }

  const letGo = async (reactionGuid: string): Promise<void> => remove(await findOfReaction(db, reactionGuid));

  async function storeOne(viewer: Viewer, reactionGuid: string, { name, alt, read }: SentPicture, position: number) {
    const bytes = await read();
    const mediaType = imageTypeOf(bytes);
    if (!pictureTypes.some((one) => one === mediaType)) throw new AppError('image-type-refused', 415);
    const guid = randomUUID();
    await insertPicture(db, { guid, reactionGuid, alt, position, now: clock.now() });
    const holder = { kind: pictureHolderKind, id: reactionGuid };
    const { width = 0, height = 0 } = await files().addHeld(viewer, { id: guid, name, bytes, holder });
    await setSize(db, guid, { width, height });
  }

  return {
    files,
    letGo,

    /** Before the reaction itself: when it is there, so are its pictures. All of them, or none. */
    async store(viewer: Viewer, reactionGuid: string, sent: readonly SentPicture[]): Promise<void> {
      if (sent.length > mostPictures)
        throw new AppError('reaction-pictures-many', 400, { values: { count: mostPictures } });
      if (sent.some(({ byteSize }) => byteSize > mostPictureBytes))
        throw new AppError('reaction-picture-large', 413, { values: { megabytes: mostPictureBytes / 1024 ** 2 } });
      try {
        for (const [position, one] of sent.entries()) await storeOne(viewer, reactionGuid, one, position);
      } catch (error) {
        await letGo(reactionGuid);
        throw error;
      }
    },

    /** Of many reactions at once, each in its order. */
    async of(reactionGuids: readonly string[], from: PlatformDb = db): Promise<ReadonlyMap<string, ReactionPicture[]>> {
      const rows = await findPictures(from, reactionGuids);
      const ofEach = Map.groupBy(rows, ({ reactionGuid }) => reactionGuid);
      return new Map(
        Array.from(ofEach, ([guid, pictures]) => [guid, pictures.map(({ reactionGuid: _, ...picture }) => picture)]),
      );
    },

    keep: (trx: PlatformTransaction, reactionGuid: string, kept: readonly KeptPicture[]): Promise<void> =>
      keepPictures(trx, reactionGuid, kept, clock.now()),

    /** What nobody can see again; what a crash left half done is found here too. */
    async sweep(): Promise<void> {
      for (;;) {
        const loose = await findLoose(db, new Date(clock.now().getTime() - hour), sweptAtOnce);
        await remove(loose);
        if (loose.length < sweptAtOnce) return;
      }
    },
  };
}
