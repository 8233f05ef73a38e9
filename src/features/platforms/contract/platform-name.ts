/** The name of its schema and its folders, for as long as it is there. */
export const platformKeyPattern = /^[a-z][a-z0-9_]{0,40}$/;

const hostPattern =
  /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$|^\[[0-9a-f:.]+\]$/;

/** Without port and in small letters, as it is looked up. */
export const bareHost = (host: string): string => host.trim().replace(/:\d+$/, '').toLowerCase();

export const isHostName = (host: string): boolean => hostPattern.test(bareHost(host));
