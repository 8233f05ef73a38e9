/** A country by its code of two letters, in the reader's language; what is no such code stays as it is. */
export const countryName = (code: string, shownIn: string): string =>
  /^[A-Z]{2}$/.test(code) ? (new Intl.DisplayNames([shownIn], { type: 'region' }).of(code) ?? code) : code;
