import { Worker } from 'node:worker_threads';
import type { Size } from '../../../contract/image.ts';
import { BrokenSvgError, type SanitisedSvg, sanitiseSvg } from './sanitise-svg.ts';

/** As it goes from one thread to the other: bytes, which are handed over and not copied. */
export interface CleanPieces {
  /** What stands before, between and after the pictures inside it. */
  pieces: Uint8Array[];
  size: Size;
  /** Pictures inside it, as data addresses; they have metadata and sizes of their own. */
  embedded: string[];
}

export type WorkerAnswer = { isBroken: false; clean: CleanPieces } | { isBroken: true; reason: string };

/** Reading a drawing of this size takes a few milliseconds, and starting a thread takes longer. */
const smallDrawing = 32 * 1024;
const mostMilliseconds = 30_000;
const mostMegabytes = 1024;

/** Beside this file, as source and as built (vite.server.config.ts). */
const workerFile = new URL(
  import.meta.url.endsWith('.ts') ? './sanitise-svg.worker.ts' : './sanitise-svg.worker.cjs',
  import.meta.url,
);

export function bytesOf({ pieces, size, embedded }: SanitisedSvg): CleanPieces {
  const encoder = new TextEncoder();
  return { pieces: pieces.map((piece) => encoder.encode(piece)), size, embedded };
}

/** A large drawing takes seconds to read, in which this thread could answer a thousand others. */
export async function sanitiseApart(drawing: Uint8Array): Promise<CleanPieces> {
  if (drawing.length <= smallDrawing) return bytesOf(sanitiseSvg(decoded(drawing)));
  const answer = await inWorker(drawing);
  if (answer.isBroken) throw new BrokenSvgError(answer.reason);
  return answer.clean;
}

export function decoded(drawing: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(drawing);
  } catch (error) {
    throw new BrokenSvgError('not in UTF-8', { cause: error });
  }
}

async function inWorker(drawing: Uint8Array): Promise<WorkerAnswer> {
  const worker = new Worker(workerFile, {
    workerData: drawing,
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    // What a stranger drew is not read beside our keys.
    env: {},
  });
  const { promise, resolve } = Promise.withResolvers<WorkerAnswer>();
  const broken = (reason: string) => resolve({ isBroken: true, reason });
  const timer = setTimeout(() => broken('took too long'), mostMilliseconds);
  worker.on('message', resolve);
  worker.on('error', (error) => broken(String(error)));
  worker.on('exit', () => broken('the thread ended'));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
