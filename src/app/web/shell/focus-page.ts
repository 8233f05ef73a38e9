/** Where someone who comes to a page goes on: its heading, which says what page it is. */
export function focusPage(document: Document): void {
  const main = document.getElementById('inhoud');
  const target = main?.querySelector('h1') ?? main;
  if (target === null) return;
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}
