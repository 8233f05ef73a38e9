import type { EditorState } from './editor-session.ts';

/** Whether all of it is so already, also where the server said it anew. */
export function isPartOf(state: EditorState, changes: Partial<EditorState>): boolean {
  const names = Object.keys(changes) as (keyof EditorState)[];
  return names.every((name) => state[name] === changes[name] || isSame(state[name], changes[name]));
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
