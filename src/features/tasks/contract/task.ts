export const taskTypes = ['save', 'revert', 'add', 'edit', 'delete'] as const;
export type TaskType = (typeof taskTypes)[number];

export const taskStates = ['processing', 'done', 'failed'] as const;
export type TaskState = (typeof taskStates)[number];

/** What a task can be about. Each has its words in the messages, under `entity` and `theEntity`. */
export const taskEntities = [
  'profile',
  'item',
  'reaction',
  'submission',
  'file',
  'page',
  'version',
  'block',
  'menu',
  'menuItem',
  'itemType',
  'template',
  'user',
  'role',
  'invitation',
  'profileField',
  'form',
  'settings',
  'legalText',
  'mail',
  'promotion',
  'synonyms',
  'finding',
  'statement',
  'redirect',
  'connection',
  'platform',
  'backup',
  'job',
] as const;
export type TaskEntity = (typeof taskEntities)[number];

/** A piece of work that a person started and hears of (§3). */
export interface Task {
  type: TaskType;
  entity: TaskEntity;
  /** How many are handled at once; absent for a task about one. */
  bulk?: number | undefined;
  /** Shows nothing. A failure is recorded all the same. */
  silent?: boolean | undefined;
  state: TaskState;
}
