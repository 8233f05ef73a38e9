/** What is wrong with captions, and on which line: an editor has to find it. */
export type CaptionFault = 'captions-header' | 'captions-time' | 'captions-order' | 'captions-empty';

export class BrokenCaptions extends Error {
  readonly code: CaptionFault;
  readonly line: number;

  constructor(code: CaptionFault, line: number) {
    super(`${code} at line ${line}`);
    this.code = code;
    this.line = line;
  }
}

/** Many hours of speech; more is no captions. */
export const maxCaptionBytes = 1024 * 1024;

interface Line {
  text: string;
  number: number;
}

/** Lines between empty ones. */
function blocksOf(text: string): Line[][] {
  const blocks: Line[][] = [[]];
  text.split(/\r\n|\n|\r/).forEach((line, place) => {
    if (line.trim() === '') blocks.push([]);
    else blocks.at(-1)?.push({ text: line, number: place + 1 });
  });
  return blocks.filter((block) => block.length > 0);
}

const time = /^(?:\d{2,4}:)?[0-5]\d:[0-5]\d[.,]\d{3}$/;
/** Where a cue stands on the picture; what else a line may say is passed over. */
const setting = /^(?:vertical:(?:rl|lr)|(?:line|position|size):[\d.,%a-z-]+|align:(?:start|center|end|left|right))$/;
/** Who speaks, emphasis, another language. Any other tag is taken off; its words stay. */
const knownTag = /^\/?(?:[biuc]|v|lang|ruby|rt)(?:[.\s][^<>&]*)?$/;

const secondsOf = (time: string): number =>
  time
    .replace(',', '.')
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0);

const cleanWords = (words: string): string =>
  words
    .replaceAll('-->', '→')
    .replace(/<([^<>]*)>/g, (whole, tag: string) => (knownTag.test(tag) || time.test(tag) ? whole : ''));

/** A cue as it is written again; undefined for a block that is none. */
function cueOf(block: readonly Line[], before: number): { text: string; start: number } | undefined {
  const place = block.findIndex(({ text }) => text.includes('-->'));
  const line = block[place];
  if (line === undefined) return undefined;
  const [from = '', after = '', more] = line.text.split('-->').map((part) => part.trim());
  const [to = '', ...settings] = after.split(/\s+/);
  const isTimed = time.test(from) && time.test(to) && more === undefined;
  if (!isTimed || place > 1) throw new BrokenCaptions('captions-time', line.number);
  const start = secondsOf(from);
  if (secondsOf(to) <= start || start < before) throw new BrokenCaptions('captions-order', line.number);
  const kept = settings.filter((one) => setting.test(one));
  const words = block.slice(place + 1).map(({ text }) => cleanWords(text));
  const times = `${from.replace(',', '.')} --> ${to.replace(',', '.')}`;
  return { text: [[times, ...kept].join(' '), ...words].join('\n'), start };
}

function written(blocks: readonly Line[][]): string {
  const cues: string[] = [];
  let before = 0;
  for (const block of blocks) {
    const cue = cueOf(block, before);
    if (cue === undefined) continue;
    before = cue.start;
    cues.push(cue.text);
  }
  if (cues.length === 0) throw new BrokenCaptions('captions-empty', 1);
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}

const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '');

/**
 * WebVTT, checked and written anew with no more than its cues: notes, styles and regions are left out, and so is every
 * tag that is not for captions. What a browser would pass over without a word is refused.
 */
export function cleanWebVtt(text: string): string {
  const [head, ...blocks] = blocksOf(withoutMark(text));
  if (head === undefined || !/^WEBVTT(?:[ \t]|$)/.test(head[0]?.text ?? ''))
    throw new BrokenCaptions('captions-header', 1);
  // Cues that follow the first line without an empty one would be read as part of it.
  if (head.some(({ text: line }) => line.includes('-->'))) throw new BrokenCaptions('captions-header', 2);
  return written(blocks);
}

/** SubRip: the same cues, numbered, with a comma in their times. */
export const webVttOfSubRip = (text: string): string => written(blocksOf(withoutMark(text)));
