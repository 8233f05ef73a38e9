interface ChangeSince {
  direction: 'up' | 'down' | 'same';
  /** In hundredths of what it was. */
  share: number;
}

/** How much more or less it is than it was; undefined when there is nothing to hold it against. */
export function changeSince(now: number, was: number | null | undefined): ChangeSince | undefined {
  if (was === null || was === undefined || was === 0) return undefined;
  const share = Math.round(((now - was) / was) * 100);
  return { direction: share === 0 ? 'same' : share > 0 ? 'up' : 'down', share: Math.abs(share) };
}
