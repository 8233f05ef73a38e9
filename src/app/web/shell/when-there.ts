/** Long enough for a screen that is fetched when it is entered; after that nobody waits for it any more. */
const patience = 10_000;

/** Calls back with the element as soon as it is there. Returns the way to stop waiting. */
export function whenThere(document: Document, id: string, found: (element: HTMLElement) => void): () => void {
  const present = document.getElementById(id);
  if (present !== null) {
    found(present);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    const element = document.getElementById(id);
    if (element === null) return;
    stop();
    found(element);
  });
  const timer = setTimeout(() => observer.disconnect(), patience);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}
