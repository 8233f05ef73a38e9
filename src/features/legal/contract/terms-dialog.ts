interface Asked {
  /** Without the language's prefix. */
  path: string;
  /** product.md §2: a number is the accepted version, null means declined, undefined never asked. */
  accepted: number | null | undefined;
  current: number;
}

const skipped = /^\/(legal\/terms-of-use|account\/security|invitation)(\/|$)/;

/** §2: shown when the accepted version differs from the current one; `new-version` if an older one was accepted. */
export function termsDialog({ path, accepted, current }: Asked): 'none' | 'first' | 'new-version' {
  if (accepted === current || skipped.test(path)) return 'none';
  return typeof accepted === 'number' && accepted < current ? 'new-version' : 'first';
}
