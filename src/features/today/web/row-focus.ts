/** Of a row in the document; it takes the focus itself, so that a second press of the same key does nothing. */
export const rowElementId = (id: string): string => `attention-${id}`;

/** One frame for React to draw, one for the browser to notice what has gone. */
function afterDrawing(work: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(work));
}

/** To a row that came back. */
export const focusRow = (id: string): void => afterDrawing(() => document.getElementById(rowElementId(id))?.focus());

/** Only when the row has gone: what failed stays where it is, with the focus on its button. */
export function moveOn(from: string, to: string | undefined): void {
  afterDrawing(() => {
    if (document.getElementById(rowElementId(from)) !== null) return;
    const { activeElement: at } = document;
    // Who went elsewhere meanwhile is left there.
    if (at !== null && at !== document.body && at.id !== rowElementId(from)) return;
    const target = to === undefined ? null : document.getElementById(rowElementId(to));
    (target ?? document.querySelector<HTMLElement>('main h1'))?.focus();
  });
}
