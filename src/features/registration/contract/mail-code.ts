/** Six digits, however they were typed: with a space or a dash between, or copied with what stood around them. */
export function readMailCode(typed: string): string | undefined {
  const digits = typed.replace(/[\s\u00a0.-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : undefined;
}

/** Two groups of three are easier to keep in mind. */
export const writtenMailCode = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;
