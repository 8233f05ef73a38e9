/** The message is one line that says what went wrong and what to do, for who runs the installation. */
export class BackupError extends Error {
  override name = 'BackupError';
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** What disks and folders do wrong, in words; all else stays as it is. */
export function explained(error: unknown, file: string): unknown {
  const reason = {
    ENOSPC: 'its disk is full. Make room, or choose another folder',
    EDQUOT: 'its disk is full for this user. Make room, or choose another folder',
    EACCES: 'this user may not. Give it the right, or choose another folder',
    EPERM: 'this user may not. Give it the right, or choose another folder',
    EROFS: 'its disk can only be read. Choose another folder',
    ENOENT: 'it is not there',
    ENOTDIR: 'its folder is a file',
    EISDIR: 'it is a folder',
    EIO: 'its disk fails',
  }[codeOf(error)];
  return reason === undefined ? error : new BackupError(`${file} cannot be used: ${reason}.`, { cause: error });
}
