/** One key for each thing a moderator does all day. */
export const moderatorKeys = {
  j: 'next',
  k: 'previous',
  a: 'keep',
  d: 'remove',
  b: 'block',
} as const;
export type ModeratorKey = (typeof moderatorKeys)[keyof typeof moderatorKeys];

interface PressedKey {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** They work on a reaction alone (WCAG 2.1.4). */
export function moderatorKeyOf({ key, ctrlKey, metaKey, altKey }: PressedKey): ModeratorKey | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const pressed = key.toLowerCase();
  return Object.hasOwn(moderatorKeys, pressed) ? moderatorKeys[pressed as keyof typeof moderatorKeys] : undefined;
}
