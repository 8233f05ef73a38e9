import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createZstdDecompress } from 'node:zlib';
import { BackupError, explained } from '../backup-error.ts';
import { type ArchiveEnd, ArchiveSum, endName } from './archive-writer.ts';
import { isSealed, unseal } from './sealed.ts';
import { readTar, type TarEntry, TarError } from './tar.ts';

/** How zstd begins. */
const zstdMark = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);

async function startOf(file: string): Promise<Buffer> {
  try {
    const handle = await open(file, 'r');
    const { buffer, bytesRead } = await handle
      .read({ buffer: Buffer.alloc(64), length: 64, position: 0 })
      .finally(() => handle.close());
    return buffer.subarray(0, bytesRead);
  } catch (error) {
    throw explained(error, file);
  }
}

const cutOff = (cause?: unknown) =>
  new BackupError('The backup is cut off or damaged: it does not have all that was put in.', {
    cause,
    code: 'damaged',
  });

function inWords(error: unknown): unknown {
  if (error instanceof BackupError) return error;
  if (error instanceof TarError) return cutOff(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code.startsWith('ZSTD_') || code.startsWith('Z_') ? cutOff(error) : error;
}

export const contentOf = (entry: TarEntry): Promise<string> => text(Readable.from(entry.pieces));

/**
 * The entries of a backup in their order. At its end it is whole and unchanged, or this throws; what was read before
 * that is not to be believed yet.
 */
export async function* readArchive(file: string, password?: string): AsyncGenerator<TarEntry> {
  const start = await startOf(file);
  if (!isSealed(start) && !start.subarray(0, 4).equals(zstdMark))
    throw new BackupError(`${file} is no backup of Plein.`, { code: 'no-backup', values: { file } });
  if (isSealed(start) && password === undefined)
    throw new BackupError('This backup is encrypted. Give its password with --password-file, or as BACKUP_PASSWORD.', {
      code: 'password-needed',
    });
  const bytes = createReadStream(file, { highWaterMark: 256 * 1024 });
  const opened = password !== undefined && isSealed(start) ? Readable.from(unseal(bytes, password)) : bytes;
  const plain = createZstdDecompress();
  const reading = pipeline(opened, plain, () => undefined);
  const sum = new ArchiveSum();
  let end: ArchiveEnd | undefined;
  try {
    for await (const entry of readTar(reading as AsyncIterable<Buffer>)) {
      if (entry.name === endName) {
        end = JSON.parse(await contentOf(entry)) as ArchiveEnd;
        continue;
      }
      sum.begin(entry.name, entry.size);
      const { pieces } = entry;
      const summed = (async function* () {
        try {
          for await (const piece of pieces) {
            sum.add(piece);
            yield piece;
          }
        } catch (error) {
          throw inWords(error);
        }
      })();
      yield { ...entry, pieces: summed };
    }
  } catch (error) {
    throw inWords(error);
  } finally {
    bytes.destroy();
    plain.destroy();
  }
  const found = sum.end();
  if (end?.sha256 !== found.sha256 || end.entries !== found.entries || end.bytes !== found.bytes) throw cutOff();
}
