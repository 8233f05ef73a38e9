import { type KnownMention, withNames } from '../contract/mentions.ts';
import type { Answer, OwnReaction, Reaction, ThreadTarget } from '../contract/reaction.ts';
import type { ReactionPicture } from '../contract/reaction-pictures.ts';
import { canStillEdit } from '../contract/reaction-rules.ts';
import type { ReactionRow } from './reactions.repository.ts';

/** As much of it as one needs to know which one it was. */
const quoteLength = 160;

export const targetOf = ({ targetKind, targetGuid }: ReactionRow): ThreadTarget => ({
  kind: targetKind,
  guid: targetGuid,
});

const parentGuidsOf = ({ targetGuid, rootGuid }: ReactionRow): string[] =>
  rootGuid === null ? [targetGuid] : [targetGuid, rootGuid];

export function quoteOf(words: string): string {
  const line = words.replace(/\s+/g, ' ');
  return line.length > quoteLength ? `${line.slice(0, quoteLength).trimEnd()}…` : line;
}

/** What is known beside them of the reactions that are shown, by guid. */
export interface AroundReactions {
  /** Those that somebody may have answered. */
  answered: ReadonlyMap<string, ReactionRow>;
  /** Whom each names. */
  mentions: ReadonlyMap<string, readonly KnownMention[]>;
  pictures: ReadonlyMap<string, ReactionPicture[]>;
}

export function presentAnswer(row: ReactionRow, around: AroundReactions): Answer {
  const isShown = row.status === 'shown';
  // The one that it stands below needs no quoting.
  const answered =
    row.answersGuid === null || row.answersGuid === row.rootGuid ? undefined : around.answered.get(row.answersGuid);
  const named = isShown ? (around.mentions.get(row.guid) ?? []) : [];
  const names = new Map(named.map(({ name, shownAs }) => [name, shownAs]));
  return {
    guid: row.guid,
    parentGuids: parentGuidsOf(row),
    author: isShown ? row.author : '',
    isStaff: isShown && row.isStaff,
    text: isShown ? withNames(row.words, names) : null,
    mentions: named.map(({ shownAs }) => shownAs),
    state: isShown ? 'shown' : row.status === 'removed' ? 'removed' : 'withdrawn',
    reason: row.status === 'removed' ? row.reason : null,
    pictures: isShown ? (around.pictures.get(row.guid) ?? []) : [],
    at: row.createdAt.toISOString(),
    isEdited: isShown && row.editedAt !== null,
    quoted: answered ? { guid: answered.guid, author: answered.author, text: quoteOf(answered.words) } : null,
  };
}

export const presentRoot = (row: ReactionRow, answers: readonly ReactionRow[], around: AroundReactions): Reaction => ({
  ...presentAnswer(row, around),
  answerCount: row.answerCount,
  answers: answers.map((answer) => presentAnswer(answer, around)),
});

export const presentOwn = (row: ReactionRow, pictures: ReactionPicture[], now: Date): OwnReaction => ({
  guid: row.guid,
  parentGuids: parentGuidsOf(row),
  author: row.author,
  text: row.words,
  state: row.status,
  reason: row.reason,
  pictures,
  at: row.createdAt.toISOString(),
  canEdit: canStillEdit(row.status, row.createdAt, now),
});
