import type { DetachedWindowAPI } from 'happy-dom';
import { vi } from 'vitest';

/** Of an object that tests put their own properties on: its own properties, by name. */
type Properties = Map<string, PropertyDescriptor>;

const watched = { window: globalThis, document, navigator };
/** What libraries put there once and never take away, and where an editor scrolled to. */
const isOfLibrary = (name: string) =>
  name.startsWith('_react') || ['clipboard', 'scrollTop', 'visualViewport'].includes(name);

const propertiesOf = (owner: object): Properties =>
  new Map(
    Object.getOwnPropertyNames(owner).flatMap((name) => {
      const property = isOfLibrary(name) ? undefined : Object.getOwnPropertyDescriptor(owner, name);
      return property === undefined ? [] : [[name, property] as const];
    }),
  );

function stubs(before: Properties, owner: object): string[] {
  const after = propertiesOf(owner);
  const isSame = (name: string, { value, get }: PropertyDescriptor) => {
    const now = after.get(name);
    return now !== undefined && now.get === get && (now.value === value || typeof value === 'number');
  };
  return [
    ...[...before].filter(([name, property]) => !isSame(name, property)).map(([name]) => name),
    ...[...after.keys()].filter((name) => !before.has(name)),
  ];
}

/** A listener that is still there to stop what comes next takes it from whichever test comes next. */
function stoppedEvents(): string[] {
  const probe = document.createElement('p');
  document.body.append(probe);
  const stopped = ['click', 'submit', 'keydown'].filter((type) => {
    const event = new (type === 'click' ? MouseEvent : type === 'keydown' ? KeyboardEvent : Event)(type, {
      bubbles: true,
      cancelable: true,
    });
    let hasArrived = false;
    probe.addEventListener(type, () => {
      hasArrived = true;
    });
    probe.dispatchEvent(event);
    return !hasArrived || event.defaultPrevented;
  });
  probe.remove();
  return stopped;
}

const { happyDOM } = window as unknown as { happyDOM: DetachedWindowAPI };
const address = window.location.href;

/** What a file drew and kept is put away here, so that no test has to think of it. */
export function tidyWindow(): void {
  // React Aria keeps the place where it tells things for as long as the page lives.
  document.body.replaceChildren(...document.body.querySelectorAll(':scope > [data-live-announcer]'));
  document.head.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  window.localStorage.clear();
  window.sessionStorage.clear();
  happyDOM.setURL(address);
}

/**
 * Files share a window, so that what one leaves behind breaks another, far from its cause and in some orders only: a
 * listener for the next click, left by one file, kept a dialog of another from coming. What cannot be put away here
 * fails the file that left it.
 */
export function watchWindow(): () => string[] {
  const before = Object.entries(watched).map(([name, owner]) => ({ name, owner, properties: propertiesOf(owner) }));
  return () => [
    ...before.flatMap(({ name, owner, properties }) => stubs(properties, owner).map((one) => `${name}.${one}`)),
    ...stoppedEvents().map((type) => `a listener that stops the next ${type}`),
    ...(vi.isFakeTimers() ? ['fake timers'] : []),
  ];
}
