/** Words that are chosen in a field, by letters; nothing where none are, or where all of them are: that is about the field. */
export interface WordsInField {
  /** How many letters of the field stand before them. */
  at: number;
  words: string;
}

/** As the browser has it: a line or lines keep their own selection, what is written with marks has that of the page. */
export function wordsInField(field: HTMLElement): WordsInField | undefined {
  for (const input of field.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('textarea, input[type="text"]')) {
    const { value, selectionStart: from, selectionEnd: to } = input;
    if (from !== null && to !== null) {
      const found = chosen(value, from, to);
      if (found !== undefined) return found;
    }
  }
  const selection = field.ownerDocument.getSelection();
  const written = field.querySelector('[contenteditable="true"]');
  if (written === null || selection === null || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  if (!written.contains(range.startContainer) || !written.contains(range.endContainer)) return undefined;
  const before = field.ownerDocument.createRange();
  before.selectNodeContents(written);
  before.setEnd(range.startContainer, range.startOffset);
  // As the nodes have them: what the browser puts between two paragraphs is no letter of the text.
  const from = before.cloneContents().textContent?.length ?? 0;
  const length = range.cloneContents().textContent?.length ?? 0;
  return chosen(written.textContent ?? '', from, from + length);
}

function chosen(text: string, from: number, to: number): WordsInField | undefined {
  const all = text.slice(from, to);
  const words = all.trim();
  if (words === '' || words === text.trim()) return undefined;
  return { at: from + all.indexOf(words), words };
}
