/** Without letters and figures that are mistaken for each other when somebody reads the code out over the phone. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Short enough to read out: "K7Q-3MF". */
export function createErrorCode(): string {
  const figures = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => alphabet[byte % alphabet.length]);
  return `${figures.slice(0, 3).join('')}-${figures.slice(3).join('')}`;
}
