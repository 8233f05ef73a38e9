/**
 * Puts something of a kind of our own on the clipboard, as Ctrl C does: only a copy event may write such a kind, and a
 * button makes one. Answers whether the browser let it.
 */
export function writeClipboard(type: string, text: string): boolean {
  /** Without chosen words some browsers make the event only for who says that it is wanted. */
  const want = (event: Event) => event.preventDefault();
  let isWritten = false;
  const write = (event: ClipboardEvent) => {
    event.clipboardData?.setData(type, text);
    event.preventDefault();
    event.stopImmediatePropagation();
    isWritten = event.clipboardData !== null;
  };
  window.addEventListener('beforecopy', want, { capture: true });
  window.addEventListener('copy', write, { capture: true });
  try {
    return document.execCommand('copy') && isWritten;
  } finally {
    window.removeEventListener('beforecopy', want, { capture: true });
    window.removeEventListener('copy', write, { capture: true });
  }
}
