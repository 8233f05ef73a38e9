const lineBreaks = /\r\n|[\n\r\u0085\u2028\u2029]/;
// Format characters (Cf) among them: they turn the reading direction round or hide letters in a terminal.
const unprintable = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]+/gu;

/** What a stranger wrote, on one line and without terminal codes, so that nobody can forge a line of the log. */
export function plainLine(text: string): string {
  const lines = text.split(lineBreaks).map((line) => line.trim());
  return lines.join(' ↵ ').replace(unprintable, ' ').trim();
}
