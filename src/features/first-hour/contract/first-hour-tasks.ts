/** What is left to do before a site is opened, in the order in which it is offered. Another is a word here and a fact below. */
export const taskKeys = ['heading', 'hours', 'news', 'colleague', 'privacy', 'open'] as const;
export type TaskKey = (typeof taskKeys)[number];

/** Those that are done once something on a ready page is another than it was made. */
export const watchedTasks = ['heading', 'hours'] as const satisfies readonly TaskKey[];
export type WatchedTask = (typeof watchedTasks)[number];

/** Whether the work is there; undefined where there is nothing to do it on, as when the page was left out. */
export type TaskFacts = Readonly<Record<TaskKey, boolean | undefined>>;

export interface Task {
  key: TaskKey;
  isDone: boolean;
}

/** A task is done when the work is there, and never because someone pressed something. */
export const tasksOf = (facts: TaskFacts): Task[] =>
  taskKeys.flatMap((key) => {
    const isDone = facts[key];
    return isDone === undefined ? [] : [{ key, isDone }];
  });

export const nextTask = (tasks: readonly Task[]): TaskKey | undefined => tasks.find(({ isDone }) => !isDone)?.key;
