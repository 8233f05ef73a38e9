import { transcode } from 'node:buffer';

/**
 * A text as UTF-8. V8 turns one letter after the other into bytes; going over UTF-16 is a copy and one quick pass, which
 * takes half the time for a page. It refuses half of a pair, which `Buffer.from` writes as the sign for "unreadable".
 */
export function textBytes(text: string): Buffer {
  try {
    return transcode(Buffer.from(text, 'utf16le'), 'utf16le', 'utf8');
  } catch {
    return Buffer.from(text);
  }
}
