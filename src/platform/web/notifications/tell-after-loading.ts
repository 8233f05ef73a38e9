const place = 'told-after-loading';

/** For what ends with opening a page anew: what is to be told by then, as the key of its words. */
export function tellAfterLoading(key: string): void {
  try {
    window.sessionStorage.setItem(place, key);
  } catch {
    // Without storage nobody is told; what was done is done.
  }
}

/** Once: whoever loads the page again has read it. */
export function takeTold(): string | undefined {
  try {
    const key = window.sessionStorage.getItem(place) ?? undefined;
    window.sessionStorage.removeItem(place);
    return key;
  } catch {
    return undefined;
  }
}
