import type { MediaUse } from './media.ts';

/** Something that shows files, as the library tells of it. */
export type NamedUse = Omit<MediaUse, 'kind'>;

/**
 * A kind of thing that shows files. A trigger on its table keeps in `asset_use` which (docs/decisions/0021); the feature
 * that owns the table says what they are called, and the app hands it to the media library.
 */
export interface FileUser {
  /** As its trigger writes it. */
  kind: MediaUse['kind'];
  /** With the way there; what lies in the trash counts, since it may come back. */
  named(ids: readonly string[]): Promise<NamedUse[]>;
}
