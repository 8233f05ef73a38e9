/**
 * Text that comes in pieces: UTF-8 or, from the first byte that cannot be that, the letters that Windows had before, as
 * Excel still writes them. Until that byte both read the same, or the file was mixed to begin with.
 */
export function createTextReader() {
  const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const older = new TextDecoder('windows-1252');
  let isOlder = false;
  let tail = Buffer.alloc(0);

  function decode(bytes: Uint8Array): string {
    if (!isOlder) {
      try {
        return utf8.decode(bytes);
      } catch {
        isOlder = true;
      }
    }
    return older.decode(bytes);
  }

  return {
    write(chunk: Uint8Array): string {
      const all = Buffer.concat([tail, chunk]);
      const whole = isOlder ? all.length : all.length - unfinished(all);
      tail = all.subarray(whole);
      return decode(all.subarray(0, whole));
    },
    close: (): string => decode(tail),
    isOlder: (): boolean => isOlder,
  };
}

/** How many bytes at the end are the beginning of a letter of which the rest is still to come. */
function unfinished(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) {
      const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
      return length > back ? back : 0;
    }
  }
  return 0;
}
