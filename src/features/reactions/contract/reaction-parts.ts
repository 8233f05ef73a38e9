/** A piece of what somebody wrote: plain words, an address of another site, or somebody's name. */
export interface ReactionPart {
  kind: 'words' | 'mention' | 'link';
  text: string;
}

/** Without what ends a sentence around an address. */
const address = /https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]}]/giu;
const wordAfter = /^[\p{L}\p{N}]/u;

/** Plain text stays plain text: no markup is read, only whole addresses lead somewhere and known names stand out. */
export function reactionParts(words: string, names: readonly string[]): ReactionPart[] {
  const parts: ReactionPart[] = [];
  let at = 0;
  for (const { 0: found, index } of words.matchAll(address)) {
    parts.push(...withMentions(words.slice(at, index), names), { kind: 'link', text: found });
    at = index + found.length;
  }
  return [...parts, ...withMentions(words.slice(at), names)];
}

function withMentions(words: string, names: readonly string[]): ReactionPart[] {
  const byLength = names.filter((name) => name !== '').toSorted((one, other) => other.length - one.length);
  const parts: ReactionPart[] = [];
  let plain = '';
  let at = 0;
  while (at < words.length) {
    const after = words.slice(at + 1);
    const name =
      words[at] === '@'
        ? byLength.find((one) => after.startsWith(one) && !wordAfter.test(after.slice(one.length)))
        : undefined;
    if (name === undefined) {
      plain += words[at];
      at += 1;
      continue;
    }
    if (plain !== '') parts.push({ kind: 'words', text: plain });
    plain = '';
    parts.push({ kind: 'mention', text: `@${name}` });
    at += 1 + name.length;
  }
  if (plain !== '') parts.push({ kind: 'words', text: plain });
  return parts;
}
