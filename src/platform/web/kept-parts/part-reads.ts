/** What a part of a page read while it was drawn, beside what it was given. */
export type PartRead = `answer ${string}` | 'search' | 'page' | 'minute' | 'second' | 'vendors';

/** What is read now, in a form that two pages can compare; undefined when it is different every time. */
export type ReadValue = (read: PartRead) => string | undefined;

type Listener = (read: PartRead) => void;

let listener: Listener | undefined;

/**
 * Called by every hook that gives a block something of the moment or of the reader, as it gives it. In the browser
 * nobody listens.
 */
export const noteRead = (read: PartRead): void => listener?.(read);

/** While the server draws a page, which it does without a pause. */
export function listenToReads<T>(heard: Listener, draw: () => T): T {
  listener = heard;
  try {
    return draw();
  } finally {
    listener = undefined;
  }
}
