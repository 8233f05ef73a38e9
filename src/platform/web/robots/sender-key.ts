/** 192 random bits, as an address can hold them: by it what is sent twice is the same, and its sender is known again. */
export function newSenderKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
