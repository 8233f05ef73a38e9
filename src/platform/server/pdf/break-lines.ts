import { signsOf } from './text-runs.ts';

const nearlyFull = 0.85;

/** A paragraph as lines that fit. A word that is wider than the paper is cut between two signs. */
export function* breakLines(paragraph: string, width: number, measure: (text: string) => number): Generator<string> {
  let line = '';
  let used = 0;
  for (const part of paragraph.split(/(?<=\s)(?=\S)/u)) {
    const word = part.trimEnd();
    const wordWidth = measure(word);
    if (used + wordWidth > width && line.trim() !== '') {
      yield line.trimEnd();
      line = '';
      used = 0;
    }
    if (wordWidth <= width) {
      line += part;
      used += measure(part);
      continue;
    }
    for (const sign of signsOf(part)) {
      // Signs together can be wider than each alone, so a line that is nearly full is measured as a whole.
      used += measure(sign);
      if (line !== '' && used > width * nearlyFull && measure(line + sign) > width) {
        yield line;
        line = '';
        used = measure(sign);
      }
      line += sign;
    }
    used = measure(line);
  }
  yield line.trimEnd();
}
