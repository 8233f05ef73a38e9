import { CallError } from '#platform/web/api/call-error.ts';
import type { FormFile } from '../../contract/form-file.ts';

/** The calls that a file is sent by, and how long to wait after one that did not come through. */
interface PieceSender {
  begin(): Promise<FormFile>;
  send(file: FormFile, piece: Blob, onShare: (share: number) => void): Promise<FormFile>;
  read(guid: string): Promise<FormFile>;
  /** Until the connection may be back. */
  wait(failures: number): Promise<void>;
}

interface Sending {
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress(share: number): void;
  /** The connection is gone, or back. */
  onWaiting(isWaiting: boolean): void;
}

/** What another attempt may get through: no connection, a server that starts anew, too many calls. */
const isPassing = (error: unknown): boolean =>
  error instanceof CallError && [0, 408, 429, 500, 502, 503, 504].includes(error.status);

const isGone = (error: unknown): boolean => error instanceof CallError && error.status === 404;

/**
 * Sends a file piece by piece until all of it is there and was looked at. After a lost connection the server is asked how far
 * it came, so that at most one piece goes twice. Only a refusal, or who stops it, ends it.
 */
export async function sendInPieces(file: Blob, sender: PieceSender, { signal, onProgress, onWaiting }: Sending) {
  let known: FormFile | undefined;
  let failures = 0;
  for (;;) {
    signal.throwIfAborted();
    try {
      if (known === undefined) known = await sender.begin();
      else if (failures > 0) known = await sender.read(known.guid);
      if (failures > 0) onWaiting(false);
      if (known.mediaType !== null) return known;
      const { received, pieceBytes } = known;
      const piece = file.slice(received, received + pieceBytes);
      known = await sender.send(known, piece, (share) => onProgress((received + share * piece.size) / file.size));
      failures = 0;
    } catch (error) {
      signal.throwIfAborted();
      // What was sent so far has had its time: once more from the beginning.
      if (isGone(error) && known !== undefined && known.received > 0) known = undefined;
      else if (!isPassing(error)) throw error;
      if (failures === 0) onWaiting(true);
      failures += 1;
      await sender.wait(failures);
    }
  }
}
