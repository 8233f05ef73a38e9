/** One key for each thing a clerk does all day. */
export const triageKeys = {
  j: 'next',
  k: 'previous',
  x: 'choose',
  a: 'assign',
  r: 'reply',
  n: 'note',
  e: 'done',
} as const;
export type TriageAction = (typeof triageKeys)[keyof typeof triageKeys];

interface PressedKey {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** They work in the table alone (WCAG 2.1.4), never while somebody types. */
export function triageActionOf(
  { key, ctrlKey, metaKey, altKey }: PressedKey,
  isTyping: boolean,
): TriageAction | undefined {
  if (isTyping || ctrlKey || metaKey || altKey) return undefined;
  const pressed = key.toLowerCase();
  return Object.hasOwn(triageKeys, pressed) ? triageKeys[pressed as keyof typeof triageKeys] : undefined;
}

/** The row after or before this one; where one stands at the end, or nowhere, the nearest. */
export function rowBeside(ids: readonly string[], at: string | undefined, step: 1 | -1): string | undefined {
  const index = at === undefined ? -1 : ids.indexOf(at);
  if (index === -1) return step === 1 ? ids[0] : ids.at(-1);
  return ids[index + step];
}
