import type { Node } from '@tiptap/pm/model';
import type { Choice } from '../../contract/operations/choices.ts';
import type { LoggedOperation, Operation, TextPlace, TextStep } from '../../contract/operations/operation.ts';
import type { Written } from '../../contract/operations/written.ts';
import type { PageDocument } from '../../contract/page.ts';
import type { PageState, WorkingCopy } from '../../contract/working-copy.ts';

/** Is it safe: what the bar says under the title. */
export type Saving =
  | { kind: 'saved'; at: string | null }
  | { kind: 'saving' }
  /** So many operations wait in this browser: there is no connection, or what was left here could not be taken up yet. */
  | { kind: 'kept-here'; waiting: number }
  /** It cannot go on as it is: signed out, no longer allowed, or the page is in the trash. */
  | { kind: 'stopped'; reason: 'signed-out' | 'not-allowed' | 'gone' };

/** What the editor shows at this moment; a new object whenever something changed, the parts that did not are the same. */
export interface EditorState {
  /** With what was not sent yet. */
  document: PageDocument;
  /** Published or not, planned or not, as far as the server told. */
  page: PageState;
  translations: WorkingCopy['translations'];
  can: WorkingCopy['can'];
  saving: Saving;
  /** What someone else set meanwhile as well: of which of the two it is to be, whoever sits here says. */
  choices: readonly Choice[];
  canUndo: boolean;
  canRedo: boolean;
  /** Goes up when someone else, or undoing, changed something: what is mounted takes it over. */
  revision: number;
}

/**
 * What an open text hears: steps that others, or undoing, made in it. Steps of one's own that were not sent yet are taken
 * back, the others' are made, and one's own are made again; a mirror is the pair of steps (by place) of which one takes the
 * other back, so that the caret stays where it was (`tr.mapping.setMirror`).
 */
export interface HeardSteps {
  steps: readonly TextStep[];
  mirrors: readonly (readonly [number, number])[];
}
export type HearSteps = (heard: HeardSteps) => void;

export interface OpenedText {
  /** As the page has it at this moment; what is drawn may be a moment behind. */
  written: Node;
  close(): void;
}

/** All that was done since a number. */
export interface DoneByServer {
  operations: readonly LoggedOperation[];
  page: PageState;
}

/** One page that is being edited in this tab. */
export interface EditorSession {
  /** Of what someone types in an open text one hears at a pause; `state` has it at once. */
  subscribe(listener: () => void): () => void;
  state(): EditorState;
  /** Done here at once, and sent within a second. Answers their group. */
  run(...operations: Operation[]): string;
  /** Which of two values it is to be; one's own is set as anything else is, and can be taken back. */
  choose(id: string, whose: 'mine' | 'theirs'): void;
  /** What someone wrote in a field; what was written without a long pause is taken back in one go. */
  write(written: Written): void;
  /**
   * Someone types in a field, and the page does not have it yet: `commit` writes it, and is asked for before the page
   * changes by what others did. Answers what to call once nothing waits there any more.
   */
  hold(commit: () => void): () => void;
  /** Writes what waits in fields, when there may be no time left. */
  commit(): void;
  /** What was typed; steps of one pause become one operation. */
  type(place: TextPlace, steps: readonly TextStep[]): void;
  /** While a text is open, its steps go round the document's own drawing. */
  openText(place: TextPlace, hear: HearSteps): OpenedText;
  undo(): void;
  redo(): void;
  /** Takes back what was done in one go, also when something else was done since; nothing when it is taken back already. */
  undoGroup(group: string): void;
  /** Resolves when all is on the server; what publishing waits for. */
  settled(): Promise<void>;
  /** What was done here and is not on the server. */
  waiting(): readonly Operation[];
  /**
   * Lets the server do something to it, when all is there, and takes over what that was and what others did since. Answers
   * the group of what it did last.
   */
  letServer(work: (base: number) => Promise<DoneByServer>): Promise<string | undefined>;
  /** After publishing, planning and the like. */
  pageIs(page: PageState): void;
  /** Tries the connection now. */
  retry(): void;
  close(): void;
}
