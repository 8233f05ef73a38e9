import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { PageDocument } from '../contract/page.ts';
import type { PageState, WorkingCopy } from '../contract/working-copy.ts';
import { buildBlock, buildPage } from './pages.factory.ts';

type Headers = Record<string, string>;
const start = new Date();
let now = start;
const clock: Clock = { now: () => now };
const inMinutes = (minutes: number) => new Date(start.getTime() + minutes * 60_000).toISOString();
let test: TestApp;
let roleId: string;
let editor: Headers;
let manager: Headers;

beforeAll(async () => {
  test = await startTestApp({ clock });
  roleId = await test.makeRole('Redactie');
  editor = await test.signInAs('Standard', { roleIds: [roleId] });
  manager = await test.signInAs('ContentManager');
});
beforeEach(() => {
  now = start;
});
afterAll(() => test.close());

const send = (who: Headers, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  test.app.inject({ method, url: `/api${url}`, headers: who, ...(payload === undefined ? {} : { payload }) });
const workingCopy = async (id: string) => (await send(manager, 'GET', `/pages/${id}/working-copy`)).json<WorkingCopy>();
const save = async (who: Headers, id: string, changes: object) =>
  send(who, 'PUT', `/pages/${id}`, { sequence: (await workingCopy(id)).sequence ?? 0, changes });
const publish = (who: Headers, id: string) => send(who, 'POST', `/pages/${id}/publish`);
const withdraw = (who: Headers, id: string) => send(who, 'POST', `/pages/${id}/unpublish`);
const plan = (who: Headers, id: string, publishAt: string | null, unpublishAt: string | null) =>
  send(who, 'POST', `/pages/${id}/schedule`, { publishAt, unpublishAt });
const carryOut = () => test.installation.jobs.runRecurring('schedule-pages');
const isRead = async (id: string) => (await send({}, 'GET', `/pages/${id}`)).statusCode === 200;

interface Built {
  id: string;
  block: ReturnType<typeof buildBlock>;
}
async function build(): Promise<Built> {
  const block = buildBlock({ heading: text('Kop') });
  const roles = { editPermission: 'Roles' as const, editRoles: [roleId] };
  return { id: await buildPage(test.services, { ...roles, buildingBlockInstances: [block] }), block };
}
const blocksWith = (block: Built['block'], part: object) => ({ buildingBlockInstances: [{ ...block, ...part }] });

async function documents(id: string): Promise<PageDocument[]> {
  const page = await test.platform.db
    .selectFrom('page')
    .leftJoin('page_version', 'page_version.id', 'page.published_version_id')
    .select(['working_copy', 'document'])
    .where('page.id', '=', id)
    .executeTakeFirstOrThrow();
  return [page.working_copy, page.document].filter((one) => one !== null) as PageDocument[];
}
const audiencesOf = async ({ id, block }: Built) =>
  (await documents(id))
    .flatMap(({ buildingBlockInstances }) => buildingBlockInstances)
    .filter(({ guid }) => guid === block.guid);

interface ManagersDecision {
  make: (page: Built) => Promise<unknown>;
  holds: (page: Built) => Promise<boolean>;
}
const decisions: Record<string, ManagersDecision> = {
  'took it off': { make: ({ id }) => withdraw(manager, id), holds: async ({ id }) => !(await isRead(id)) },
  'threw it away': {
    make: ({ id }) => send(manager, 'DELETE', `/pages/${id}`),
    holds: async ({ id }) => (await workingCopy(id)).guid === undefined,
  },
  'planned its end': {
    make: ({ id }) => plan(manager, id, null, inMinutes(100)),
    // Until then it may be on or off; from then on it is off.
    holds: async ({ id }) => (now < new Date(inMinutes(100)) ? true : !(await isRead(id))),
  },
  'prepared it for members, without publishing it': {
    make: ({ id }) => save(manager, id, { visibility: 'Users' }),
    holds: async ({ id }) => (await documents(id)).every((one, place) => place === 0 || one.visibility === 'Public'),
  },
  'limited a block': {
    make: async ({ id, block }) => {
      await save(manager, id, blocksWith(block, { visibility: 'Users' }));
      await publish(manager, id);
    },
    holds: async (page) => (await audiencesOf(page)).every(({ visibility }) => visibility === 'Users'),
  },
  'gave a block its period': {
    make: async ({ id, block }) => {
      await save(manager, id, blocksWith(block, { period: { from: inMinutes(5000) } }));
      await publish(manager, id);
    },
    holds: async (page) => (await audiencesOf(page)).every(({ period }) => period.from === inMinutes(5000)),
  },
  'let members add to a block': {
    make: ({ block }) =>
      send(manager, 'POST', `/buildingblockinstance/${block.guid}/permissions`, {
        addPermission: 'Users',
        addRoles: [],
      }),
    holds: async (page) => (await audiencesOf(page)).every(({ addPermission }) => addPermission === 'Users'),
  },
};

/** Everything that who edits a page by role can do to it, whether they may or not. */
const ways: Record<string, (page: Built) => Promise<unknown>> = {
  'saves a word': ({ id }) => save(editor, id, { title: text('Anders') }),
  'saves the block as it was': ({ id, block }) => save(editor, id, blocksWith(block, {})),
  'takes the block away': ({ id }) => save(editor, id, { buildingBlockInstances: [] }),
  'limits who adds to the block': ({ block }) =>
    send(editor, 'POST', `/buildingblockinstance/${block.guid}/permissions`, { addPermission: 'Admin', addRoles: [] }),
  publishes: ({ id }) => publish(editor, id),
  'takes it off': ({ id }) => withdraw(editor, id),
  'plans to publish': ({ id }) => plan(editor, id, new Date(now.getTime() + 60_000).toISOString(), null),
  'plans nothing': ({ id }) => plan(editor, id, null, null),
  'waits for what was planned': async () => {
    now = new Date(now.getTime() + 10 * 60_000);
    await carryOut();
  },
  'brings the first version back': ({ id }) => send(editor, 'POST', `/pages/${id}/versions/1/restore`),
  'throws it away': ({ id }) => send(editor, 'DELETE', `/pages/${id}`),
  'takes it out of the trash': ({ id }) => send(editor, 'POST', `/pages/${id}/restore`),
};

/** The same every time, and other for each seed. */
function* chosen<T>(from: readonly T[], seed: number): Generator<T> {
  for (let state = seed + 1; ; ) {
    state = (state * 48271) % 2147483647;
    yield from[state % from.length] as T;
  }
}

describe('what a manager decided about a page', () => {
  it.each(Object.keys(decisions))('%s: who edits it by role does not undo it, by whatever ways', async (name) => {
    const decision = decisions[name] as ManagersDecision;
    const steps = chosen(Object.entries(ways), name.length);
    for (let round = 0; round < 2; round += 1) {
      now = start;
      const page = await build();
      await decision.make(page);
      expect(await decision.holds(page)).toBe(true);
      const done: string[] = [];
      for (let count = 0; count < 12; count += 1) {
        const [way, go] = steps.next().value as [string, (typeof ways)[string]];
        await go(page);
        done.push(way);
        expect(await decision.holds(page), done.join('\n')).toBe(true);
      }
    }
  });

  it.each([
    ['takes it off and publishes it', ['takes it off', 'publishes']],
    ['takes it off, plans it and waits', ['takes it off', 'plans to publish', 'waits for what was planned']],
    ['plans nothing, and publishes', ['plans nothing', 'publishes']],
    ['throws it away and takes it back', ['throws it away', 'takes it out of the trash', 'publishes']],
    [
      'takes a block away and puts it back',
      ['takes the block away', 'publishes', 'saves the block as it was', 'publishes'],
    ],
    ['takes a block away, and brings it back', ['takes the block away', 'publishes', 'brings the first version back']],
  ])('holds when who edits it %s', async (_, steps) => {
    for (const [name, decision] of Object.entries(decisions)) {
      now = start;
      const page = await build();
      await decision.make(page);
      for (const step of steps) await ways[step]?.(page);
      expect(await decision.holds(page), name).toBe(true);
      now = new Date(inMinutes(120));
      await carryOut();
      await publish(editor, page.id);
      expect(await decision.holds(page), `${name}, later`).toBe(true);
    }
  });

  it('is not undone by what was planned before it', async () => {
    const { id } = await build();
    expect((await plan(editor, id, inMinutes(1), null)).statusCode).toBe(200);
    await withdraw(manager, id);
    now = new Date(inMinutes(5));
    await carryOut();
    expect(await isRead(id)).toBe(false);
    const failed = test.platform.db
      .selectFrom('audit_entry')
      .select('details')
      .where('action', '=', 'page.schedule-failed');
    expect(await failed.where('subject_id', '=', id).execute()).toEqual([{ details: { code: 'decided-by-editors' } }]);
  });

  it('is for another manager to decide otherwise, and then open to who edits it', async () => {
    const { id } = await build();
    await withdraw(manager, id);
    expect((await publish(editor, id)).json()).toMatchObject({ status: 403, code: 'decided-by-editors' });
    expect((await publish(manager, id)).statusCode).toBe(200);
    expect((await withdraw(editor, id)).statusCode).toBe(200);
    expect((await publish(editor, id)).json<PageState>()).toMatchObject({ isPublished: true });
  });

  it('leaves to who edits it what they decided themselves', async () => {
    const { id, block } = await build();
    for (const part of [{ visibility: 'Users' }, { visibility: 'Public' }, { period: { from: inMinutes(9) } }, {}]) {
      expect((await save(editor, id, blocksWith(block, part))).statusCode, JSON.stringify(part)).toBe(200);
    }
    expect((await plan(editor, id, inMinutes(1), inMinutes(2))).statusCode).toBe(200);
    expect((await plan(editor, id, null, null)).statusCode).toBe(200);
    expect((await send(editor, 'DELETE', `/pages/${id}`)).statusCode).toBe(204);
    expect((await send(editor, 'POST', `/pages/${id}/restore`)).statusCode).toBe(200);
  });
});
