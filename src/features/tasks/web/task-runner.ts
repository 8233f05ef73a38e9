import type { NewError } from '#platform/web/error-store/error-store.ts';
import type { NotificationAction, NotificationOptions } from '#platform/web/notifications/notification.ts';
import type { NotificationHandle } from '#platform/web/notifications/notification-store.ts';
import type { Task, TaskState } from '../contract/task.ts';
import { type Translate, taskMessage } from '../contract/task-message.ts';
import { isRefusal, sentForm } from './sent-form.ts';
import { type TaskFailure, taskFailureOf } from './task-failure.ts';
import { createTaskNotice, noNotice, type TaskNotice } from './task-notice.ts';

const processingDelay = 1000; // §9

export interface TaskRequest<T> extends Omit<Task, 'state'> {
  /** The work, with all that must follow when it succeeds: a retry runs it again. */
  run(): Promise<T>;
  undo?: ((value: T) => Promise<unknown>) | undefined;
  /** Where what came of it says whether there is a way back. */
  canUndo?: ((value: T) => boolean) | undefined;
  /** How many it became, where some of those that were asked for may be left out. */
  countOf?: ((value: T) => number) | undefined;
  /** What is said of it instead, where the words of §8 do not say what happens: "Pagina gepubliceerd". */
  words?: Partial<Record<TaskState, string>> | undefined;
  /** What Retry does, when that is not simply `run` again. */
  retry?: (() => Promise<T>) | undefined;
  /**
   * The id of the form that was sent. While it stands on the screen it tells itself what was refused, and Retry sends
   * it again as it is by then.
   */
  form?: string | undefined;
  /** What it is about: once something else is done with the same, the way back of this leads nowhere and goes. */
  about?: string | undefined;
}

export type TaskOutcome<T> = { state: 'done'; value: T } | { state: 'failed'; error: unknown; code: string };

/** Never rejects: whoever waits for it reads the outcome. */
export type RunTask = <T>(request: TaskRequest<T>) => Promise<TaskOutcome<T>>;

export interface TaskRunnerParts {
  notifications: { create(options: NotificationOptions): NotificationHandle };
  errorStore: { addError(error: NewError): { code: string } };
  /** Whoever is signed in at the moment of asking. */
  viewer(): { isContentManager: boolean; notificationCloseSeconds: number };
  translate: Translate;
  describeFailure?: (error: unknown) => TaskFailure;
}

/** Runs what people start, and tells them how it went (§4). */
export function createTaskRunner(parts: TaskRunnerParts): RunTask {
  const { notifications, errorStore, viewer, translate, describeFailure = taskFailureOf } = parts;

  /** That a form could not be sent is of no use once it is sent again. */
  const failuresOfForms = new Map<string, TaskNotice>();
  const undoable = new Map<string, TaskNotice>();

  const runTask: RunTask = async (request) => {
    const words = (state: TaskState) => request.words?.[state] ?? taskMessage({ ...request, state }, translate);
    const notice = request.silent ? noNotice : createTaskNotice(notifications);
    if (request.form !== undefined) failuresOfForms.get(request.form)?.dismiss();
    notice.showLater(processingDelay, { message: words('processing'), type: 'ongoing', timeout: 0 });

    const outcome = await attempt(request.run);
    if (outcome.isDone) {
      const timeout = viewer().notificationCloseSeconds * 1000;
      const done = { ...request, bulk: request.countOf?.(outcome.value) ?? request.bulk };
      const message = request.words?.done ?? taskMessage({ ...done, state: 'done' }, translate);
      const actions = undoActions(done, outcome.value);
      if (request.about !== undefined) {
        undoable.get(request.about)?.dismiss();
        undoable.delete(request.about);
        if (actions.length > 0) undoable.set(request.about, notice);
      }
      notice.show({ message, type: 'positive', timeout, actions });
      return { state: 'done', value: outcome.value };
    }

    const { error } = outcome;
    const message = words('failed');
    const { code } = errorStore.addError({ title: message, ...describeFailure(error), error });
    // Only content managers see failures (§6); others are told by the screen that started the task. What the server
    // refused would be refused again, so Retry is no answer to it: the form says what to change.
    const isTold = isRefusal(error) && sentForm(request.form) !== undefined;
    if (isTold || !viewer().isContentManager) notice.dismiss();
    else {
      const caption = translate('tasks.errorCode', { code });
      notice.show({ message, caption, type: 'negative', timeout: 0, actions: retryActions(request) });
      if (request.form !== undefined) failuresOfForms.set(request.form, notice);
    }
    return { state: 'failed', error, code };
  };

  function undoActions<T>({ entity, bulk, about, undo, canUndo }: TaskRequest<T>, value: T): NotificationAction[] {
    // Nothing came of it: there is nothing to undo.
    if (undo === undefined || bulk === 0 || canUndo?.(value) === false) return [];
    const revert = { type: 'revert', entity, bulk, about, run: () => undo(value) } as const;
    return [{ label: translate('tasks.undo'), onPress: () => void runTask(revert) }];
  }

  function retryActions<T>(request: TaskRequest<T>): NotificationAction[] {
    const again = { ...request, run: request.retry ?? request.run };
    const retry = () => {
      const form = sentForm(request.form);
      if (form === undefined) void runTask(again);
      else form.requestSubmit();
    };
    return [{ label: translate('tasks.retry'), onPress: retry }];
  }

  return runTask;
}

type Attempt<T> = { isDone: true; value: T } | { isDone: false; error: unknown };

async function attempt<T>(run: () => Promise<T>): Promise<Attempt<T>> {
  try {
    return { isDone: true, value: await run() };
  } catch (error) {
    return { isDone: false, error };
  }
}
