import { decodeEntities } from './entities.ts';

export type MarkupToken =
  | { kind: 'text'; text: string }
  | { kind: 'open'; name: string; attributes: Map<string, string> }
  | { kind: 'close'; name: string };

/** Elements whose inside is no markup; it goes with them. */
const rawTags = [
  'script',
  'style',
  'textarea',
  'title',
  'xmp',
  'iframe',
  'noembed',
  'noframes',
  'noscript',
  'template',
];

const namePattern = /<(\/?)([a-z][a-z0-9:-]*)(?=[\s/>])/iy;
const attributePattern = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>=`]+)))?/g;
/** No tag that anyone writes is longer; what is, stays text. */
const longestTag = 5000;

/**
 * Reads markup from left to right. What it makes is drawn as elements and never parsed again, so a text that another
 * parser would read otherwise has nowhere to become something else; a `<` that starts nothing we know is a `<`.
 */
export function* markupTokens(source: string): Generator<MarkupToken> {
  let place = 0;
  while (place < source.length) {
    const next = source.indexOf('<', place);
    const textEnd = next === -1 ? source.length : next;
    if (textEnd > place) yield { kind: 'text', text: decodeEntities(source.slice(place, textEnd)) };
    if (next === -1) return;
    const noiseEnd = endOfNoise(source, next);
    const tag = noiseEnd === undefined ? tagAt(source, next) : undefined;
    if (tag === undefined) {
      if (noiseEnd === undefined) yield { kind: 'text', text: '<' };
      place = noiseEnd ?? next + 1;
      continue;
    }
    const { name, isEnd, inner, end } = tag;
    const isRaw = rawTags.includes(name);
    place = isRaw && !isEnd ? endOfRaw(source, end, name) : end;
    if (isRaw) continue;
    yield isEnd ? { kind: 'close', name } : { kind: 'open', name, attributes: attributesOf(inner) };
  }
}

function tagAt(source: string, place: number) {
  namePattern.lastIndex = place;
  const [start, slash, name = ''] = namePattern.exec(source) ?? [];
  const close = start === undefined ? undefined : closeOfTag(source, place + start.length);
  if (start === undefined || close === undefined) return undefined;
  const inner = source.slice(place + start.length, close);
  return { name: name.toLowerCase(), isEnd: slash === '/', inner, end: close + 1 };
}

/** Where its `>` stands, outside quotes. */
function closeOfTag(source: string, from: number): number | undefined {
  let quote = '';
  for (let place = from; place < source.length && place - from < longestTag; place += 1) {
    const character = source.charAt(place);
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return place;
    else if (character === '<') return undefined;
  }
  return undefined;
}

/** A comment, a doctype, a processing instruction: nothing to draw. */
function endOfNoise(source: string, place: number): number | undefined {
  const isComment = source.startsWith('<!--', place);
  if (!isComment && !source.startsWith('<!', place) && !source.startsWith('<?', place)) return undefined;
  const mark = isComment ? '-->' : '>';
  const end = source.indexOf(mark, place + (isComment ? 4 : 2));
  return end === -1 ? source.length : end + mark.length;
}

function endOfRaw(source: string, place: number, name: string): number {
  const close = new RegExp(`</${name}`, 'gi');
  close.lastIndex = place;
  const end = close.test(source) ? source.indexOf('>', close.lastIndex) : -1;
  return end === -1 ? source.length : end + 1;
}

/** The first of each name counts, as in a browser. */
function attributesOf(text: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single, bare] of text.matchAll(attributePattern)) {
    const lower = name.toLowerCase();
    if (!attributes.has(lower)) attributes.set(lower, decodeEntities(double ?? single ?? bare ?? ''));
  }
  return attributes;
}
