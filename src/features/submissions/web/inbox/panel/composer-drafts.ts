/** What somebody is writing about a submission. */
export interface ComposerDraft {
  kind: 'mail' | 'note';
  mail: string;
  note: string;
}

const drafts = new Map<string, ComposerDraft>();

/** Whoever looks at another submission for a moment finds their words again; a tab that closes forgets them. */
export const draftOf = (guid: string): ComposerDraft => drafts.get(guid) ?? { kind: 'mail', mail: '', note: '' };

export const keepDraft = (guid: string, draft: ComposerDraft): void => {
  drafts.set(guid, draft);
};
