import { isDeepStrictEqual } from 'node:util';
import { editPath, editPathAt, editPathOfOptions } from '#features/pages/contract/edit-path.ts';
import type { WorkingCopy } from '#features/pages/contract/working-copy.ts';
import { AppError } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { FirstHour } from '../contract/first-hour.ts';
import { type TaskKey, tasksOf, type WatchedTask } from '../contract/first-hour-tasks.ts';
import { type FirstHourRow, hasItems } from './first-hour.repository.ts';
import type { FirstHourParts } from './first-hour-parts.ts';

/** Whether the work of each task is there, looked at anew each time. */
export function createTaskFacts({ platform, pages, menus, settings, users, invitations, legal }: FirstHourParts) {
  /** Nothing of a page that was thrown away: there is nothing left to do on it. */
  const copyOf = async (viewer: Viewer, guid: string): Promise<WorkingCopy | undefined> => {
    try {
      return await pages.workingCopy(viewer, guid);
    } catch (error) {
      if (error instanceof AppError && error.status === 404) return undefined;
      throw error;
    }
  };

  async function watched(viewer: Viewer, { made }: FirstHourRow, task: WatchedTask): Promise<boolean | undefined> {
    for (const page of made) {
      const one = page.watched.find((found) => found.task === task);
      if (one === undefined) continue;
      const copy = await copyOf(viewer, page.guid);
      if (copy === undefined) return undefined;
      const block = copy.document.buildingBlockInstances.find(({ guid }) => guid === one.block);
      return block === undefined || !isDeepStrictEqual(block.options[one.option], one.was);
    }
    return undefined;
  }

  async function news({ made }: FirstHourRow): Promise<boolean | undefined> {
    const list = made.find(({ newsList }) => newsList !== undefined)?.newsList;
    return list === undefined ? undefined : hasItems(platform.db, list);
  }

  async function colleague(viewer: Viewer): Promise<boolean> {
    if ((await users.countUsers(viewer)) > 1) return true;
    return (await invitations.list(viewer, { search: '', pageNumber: 1, itemCount: 1 })).totalNumberOfItems > 0;
  }

  const privacy = async (): Promise<boolean> =>
    (await legal.list()).some(({ kind, version }) => kind === 'privacy' && version > 1);

  const pathsOf = async ({ made }: FirstHourRow, language: Language): Promise<Record<TaskKey, string | null>> => {
    const editing = async (
      found: FirstHourRow['made'][number] | undefined,
      blockOf: (page: FirstHourRow['made'][number]) => string | undefined,
      toBlock = editPathAt,
    ): Promise<string | null> => {
      const path = found && (await menus.pathOfPage(found.guid, language));
      const block = found && blockOf(found);
      if (path === undefined) return null;
      return block === undefined ? editPath(path) : toBlock(path, block);
    };
    const watching = (task: WatchedTask, toBlock = editPathAt) => {
      const on = ({ watched: all }: FirstHourRow['made'][number]) => all.find((one) => one.task === task)?.block;
      return editing(
        made.find((page) => on(page) !== undefined),
        on,
        toBlock,
      );
    };
    return {
      heading: await watching('heading'),
      // Hours are filled in beside the page: its words are only their heading.
      hours: await watching('hours', editPathOfOptions),
      news: await editing(
        made.find(({ newsList }) => newsList !== undefined),
        ({ newsList }) => newsList,
      ),
      colleague: '/admin/invitations/new',
      privacy: '/admin/legal/privacy',
      open: null,
    };
  };

  return {
    async tasks(viewer: Viewer, row: FirstHourRow, language: Language): Promise<FirstHour['tasks']> {
      // Before there are pages there is nothing to tick: the questions come first.
      if (row.progress !== 'done') return [];
      const facts = {
        heading: await watched(viewer, row, 'heading'),
        hours: await watched(viewer, row, 'hours'),
        news: await news(row),
        colleague: await colleague(viewer),
        privacy: await privacy(),
        open: (await settings.all()).siteIsOpen,
      };
      const paths = await pathsOf(row, language);
      return tasksOf(facts).map((task) => ({ ...task, path: paths[task.key] }));
    },
  };
}
