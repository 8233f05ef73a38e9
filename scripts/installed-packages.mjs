/**
 * Whether what npm wrote down about node_modules is what package-lock.json asks for, so that someone who ran `npm ci`
 * need not wait for it twice. Packages for other systems are in the lock file alone.
 * @param {string} lockFile the text of package-lock.json
 * @param {string | undefined} hiddenLockFile the text of node_modules/.package-lock.json
 */
export function isInstalledAsLocked(lockFile, hiddenLockFile) {
  if (!hiddenLockFile) return false;
  try {
    const wanted = JSON.parse(lockFile).packages;
    const present = JSON.parse(hiddenLockFile).packages;
    return Object.entries(wanted).every(([path, { version, optional }]) => {
      if (path === '') return true;
      const found = present[path];
      return found ? found.version === version : optional === true;
    });
  } catch {
    return false;
  }
}
