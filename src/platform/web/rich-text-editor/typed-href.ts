import { isHref } from '#platform/contract/addresses/href-pattern.ts';

/** What somebody typed as an address, as a link can have it; nothing when it cannot be one. */
export function typedHref(typed: string): string | undefined {
  const text = typed.trim();
  if (isHref(text)) return text;
  if (/^[^\s@/:]+@[^\s@/:.]+(?:\.[^\s@/:.]+)+$/.test(text)) return `mailto:${text}`;
  // A scheme that is not allowed must not become the name of a host.
  return /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#]\S*)?$/u.test(text) ? `https://${text}` : undefined;
}
