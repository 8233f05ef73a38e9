/** Where a tab keeps how an admin tries the site in it. */
export const keptLook = 'plein.tried-look';

/** What is kept there. Apart from who reads it: every page of an admin looks for it, and hardly any has it. */
export function keptLookText(): string | null {
  try {
    return window.sessionStorage.getItem(keptLook);
  } catch {
    // Where storage is blocked nothing is tried.
    return null;
  }
}
