import { AppError } from '#platform/contract/calls/errors.ts';
import { BrokenCaptions, cleanWebVtt, maxCaptionBytes, webVttOfSubRip } from '../../contract/captions/web-vtt.ts';

/** By the ending of its name; everything else is no captions. */
const readers: Readonly<Record<string, (bytes: Uint8Array) => string>> = {
  vtt: (bytes) => cleanWebVtt(textOf(bytes) ?? refuseEncoding()),
  // Older programs write it in the alphabet of Western Europe.
  srt: (bytes) => webVttOfSubRip(textOf(bytes) ?? new TextDecoder('windows-1252').decode(bytes)),
};

export const isCaptions = (ending: string): boolean => Object.hasOwn(readers, ending);

/** Captions as a player reads them, from what someone sent; refused in words that say where it is wrong. */
export function cleanCaptions(ending: string, bytes: Uint8Array): Uint8Array {
  if (bytes.length > maxCaptionBytes) {
    throw new AppError('captions-too-large', 413, { values: { megabytes: maxCaptionBytes / 1024 / 1024 } });
  }
  try {
    return new TextEncoder().encode(readers[ending]?.(bytes));
  } catch (error) {
    if (error instanceof BrokenCaptions) throw new AppError(error.code, 400, { values: { line: error.line } });
    throw error;
  }
}

function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function refuseEncoding(): never {
  throw new AppError('captions-encoding', 400);
}
