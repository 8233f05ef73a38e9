import { type Field, tellDone } from '#platform/web/content/use-done-before.ts';
import { drawnAnew, type SameControl } from '../boot/early-press.ts';

const controls = 'a, button, input, select, textarea, [tabindex]';

export interface BegunBefore {
  /** What a control was known by, and its place among those that are known by the same. */
  places: ReadonlyMap<Element, { known: string; at: number }>;
  focused: Element | null;
}

/** Words and not ids, which are others when a screen is drawn anew. */
const knownBy = (control: Element): string =>
  [
    control.tagName,
    ...['type', 'name', 'aria-label', 'role'].map((name) => control.getAttribute(name)),
    control instanceof HTMLSelectElement ? '' : control.textContent,
  ].join(' ');

function placesIn(root: Element): Map<Element, { known: string; at: number }> {
  const counts = new Map<string, number>();
  return new Map(
    [...root.querySelectorAll(controls)].map((control) => {
      const known = knownBy(control);
      const at = counts.get(known) ?? 0;
      counts.set(known, at + 1);
      return [control, { known, at }];
    }),
  );
}

/** What somebody did with a screen that is about to be drawn anew. */
export const begunIn = (drawn: Element): BegunBefore => ({
  places: placesIn(drawn),
  focused: document.activeElement,
});

/** Goes on with it on the same screen, drawn anew. */
export function goOnWith({ places, focused }: BegunBefore, anew: Element): void {
  const now = new Map([...placesIn(anew)].map(([control, { known, at }]) => [`${at} ${known}`, control]));
  // A control that is known by other words is another one: better nothing than the wrong button.
  const sameAs = <Control extends Element>(former: Control): Control | null => {
    const place = places.get(former);
    return place === undefined ? null : ((now.get(`${place.at} ${place.known}`) ?? null) as Control | null);
  };
  for (const former of places.keys()) {
    const field = isField(former) ? sameAs(former) : null;
    if (isField(former) && field !== null) tellDone(former, field);
  }
  if (focused instanceof HTMLElement && places.has(focused)) sameAs(focused)?.focus();
  const detail: SameControl = (former) => (places.has(former) ? sameAs(former) : former);
  document.dispatchEvent(new CustomEvent(drawnAnew, { detail }));
}

const isField = (control: Element): control is Field =>
  control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement;
