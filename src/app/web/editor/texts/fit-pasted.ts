import { Fragment, type Node, Slice } from '@tiptap/pm/model';

/** What a stored text may hold side by side (platform/contract/texts/rich-text.ts). */
const mostChildren = 2000;
/** In all: what is sent at once has an end too. */
const mostNodes = 8000;
const mostLetters = 200_000;
/** Without a line break: what one paragraph may hold, with room for what it has already and for typing on. */
const mostInLine = 50_000;

export interface Fitted<T> {
  pasted: T;
  isCut: boolean;
}

/** Each line becomes a paragraph. */
export function fitWords(words: string, most = mostLetters): Fitted<string> {
  const lines = words.slice(0, most).split('\n', mostChildren);
  const pasted = lines.map((line) => line.slice(0, mostInLine)).join('\n');
  return { pasted, isCut: pasted.length < words.length };
}

/** As much of what is pasted as fits in a text that has so many paragraphs already. */
export function fitSlice(slice: Slice, present: number): Fitted<Slice> {
  const fitted = fitChildren(slice.content, mostChildren - present, mostNodes);
  if (!fitted.isCut) return { pasted: slice, isCut: false };
  return { pasted: new Slice(fitted.pasted, Math.min(slice.openStart, fitted.pasted.childCount), 0), isCut: true };
}

function fitChildren(content: Fragment, most: number, nodes: number): Fitted<Fragment> {
  const kept: Node[] = [];
  let left = nodes;
  for (let place = 0; place < content.childCount; place += 1) {
    const child = content.child(place);
    const size = nodesIn(child);
    if (child.isTextblock && child.content.size > mostInLine) {
      return { pasted: Fragment.from([...kept, child.cut(0, mostInLine)]), isCut: true };
    }
    if (kept.length >= most || (size > left && !isLong(child))) return { pasted: Fragment.from(kept), isCut: true };
    if (size > left || child.childCount > mostChildren) {
      const part = fitChildren(child.content, mostChildren, left).pasted;
      return { pasted: Fragment.from(part.childCount === 0 ? kept : [...kept, child.copy(part)]), isCut: true };
    }
    left -= size;
    kept.push(child);
  }
  return { pasted: content, isCut: false };
}

/** A list or a table of which a part is still one. */
const isLong = (node: Node): boolean => ['table', 'bulletList', 'orderedList'].includes(node.type.name);

function nodesIn(node: Node): number {
  let count = 1;
  node.descendants(() => {
    count += 1;
    return true;
  });
  return count;
}
