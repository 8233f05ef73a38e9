import { type Check, findingOf } from './check.ts';
import type { BlockParts, CheckedPage, Line, SaidParts, TextPart } from './checked-page.ts';
import type { Finding } from './finding.ts';

const found = findingOf('headings');

/** Longer than this it is a paragraph that someone wants to be noticed. */
const longestFake = 60;

/** WCAG 1.3.1, 2.4.6: headings say what is below them, and no level is passed over. */
export const headings: Check = {
  name: 'headings',
  ofPage: (page) => [...pageTitle(page), ...inOrder(page), ...inTexts(page)],
};

function pageTitle({ title, isDefault, language }: CheckedPage): Finding[] {
  const place = { block: null, path: ['title'], language };
  return isDefault && title.trim() === '' ? [found('title-missing', place)] : [];
}

function inOrder({ blocks, isDefault }: CheckedPage): Finding[] {
  const findings: Finding[] = [];
  let before = 1;
  for (const parts of blocks) {
    const { block, language } = parts;
    const level = hasHeading(parts) ? block.headingLevel : undefined;
    if (isDefault && level !== undefined && level > before + 1) {
      const place = { block: block.guid, path: ['headingLevel'], language };
      findings.push(found('heading-skips', place, { level, before, right: before + 1 }));
    }
    before = lastInside(parts, level) ?? level ?? before;
  }
  return findings;
}

const hasHeading = ({ block }: BlockParts): boolean =>
  Object.values(block.heading.$lang).some((words) => words.trim() !== '');

/** Headings in a block follow on from its own by themselves, or stand in its place; so do the titles of its entries. */
function lastInside({ block, texts }: BlockParts, own: number | undefined): number | undefined {
  const first = own === undefined ? block.headingLevel : own + 1;
  const levels = texts.flatMap(({ path, lines }) => {
    const chosen = lines.flatMap(({ level }) => level ?? []);
    const inOrder = [...new Set(chosen)].sort();
    const last = chosen.at(-1);
    if (last !== undefined) return [first + inOrder.indexOf(last)];
    return path.at(-1) === 'title' && lines.some(({ words }) => words.trim() !== '') ? [first] : [];
  });
  return levels.at(-1);
}

const inTexts = ({ said }: CheckedPage): Finding[] =>
  said.flatMap((parts) => parts.texts.flatMap((text) => inText(text, parts)));

function inText({ path, lines }: TextPart, { guid: block, language }: SaidParts): Finding[] {
  return lines.flatMap((line, place) => {
    const at = { block, path, language, spot: { at: line.at, length: line.words.length } };
    if (line.kind === 'heading' && line.words.trim() === '') return [found('heading-empty', at)];
    return isFake(line, lines[place + 1]) ? [found('heading-fake', at, { words: line.words.trim() })] : [];
  });
}

/** A short line that is bold from end to end, with a text below it. */
const isFake = (line: Line, next: Line | undefined): boolean =>
  line.kind === 'paragraph' &&
  line.isBold &&
  line.words.trim() !== '' &&
  line.words.length <= longestFake &&
  !/[.,;:!]\s*$/.test(line.words) &&
  next?.kind === 'paragraph' &&
  !next.isBold &&
  next.words.trim() !== '';
