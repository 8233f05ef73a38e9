export const tellLockJob = 'tell-of-lock';
