import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRunChecks } from '#features/pages/contract/checks/run-checks.ts';
import { asideKey, seenIn } from '#features/pages/contract/checks/set-aside.ts';
import { PageDocument } from '#features/pages/contract/page.ts';
import type { EditorState } from '#features/pages/web/editing/editor-session.ts';
import { defaultColors } from '#platform/contract/colors/color-scheme.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { createChecks, type KnownByServer } from './create-checks.ts';

const pageWith = (words: string, href?: string) =>
  PageDocument.parse({
    title: text('Verhuizen'),
    buildingBlockInstances: [
      {
        guid: '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e01',
        buildingBlockName: 'Text',
        layoutPosition: 'main',
        sortId: 0,
        options: { text: text(words), ...(href !== undefined && { link: { label: text('De tarieven'), href } }) },
      },
    ],
  });

/** A page that is being written, and how often it was looked at and asked about. */
function open(answer: Partial<KnownByServer> = {}, arrived = Promise.resolve()) {
  let state = { document: pageWith('Iets'), translations: [], saving: { kind: 'saved' } } as unknown as EditorState;
  const listeners = new Set<() => void>();
  const counts = { looked: 0, asked: 0 };
  const look = createRunChecks({ colors: defaultColors, needsOneOf: () => undefined });
  const checks = createChecks({
    session: {
      state: () => state,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    run: (...input) => {
      counts.looked++;
      return look(...input);
    },
    ask: async () => {
      counts.asked++;
      await arrived;
      return { settings: {}, dead: {}, asides: [], ...answer };
    },
  });
  const change = (facts: Partial<EditorState>) => {
    state = { ...state, ...facts };
    for (const listener of listeners) listener();
  };
  return { checks, counts, change };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());
const pause = () => vi.advanceTimersByTimeAsync(3000);

test('looks once after a pause, however many keys were pressed', async () => {
  const { checks, counts, change } = open();
  await pause();
  const before = counts.looked;
  for (const words of ['DIT', 'DIT IS', 'DIT IS BELANGRIJK']) change({ document: pageWith(words) });
  expect(counts.looked).toBe(before);
  await pause();
  expect(counts.looked).toBe(before + 1);
  expect(checks.state().findings.map(({ kind }) => kind)).toEqual(['capitals']);
  change({ saving: { kind: 'saving' } });
  await pause();
  expect(counts.looked).toBe(before + 1);
});

test('asks the server when the page leads to something else and is saved, and not before', async () => {
  const { checks, counts, change } = open({ settings: { 'dead-links': 'block' }, dead: { '/weg': 'gone' } });
  await pause();
  expect(counts.asked).toBe(1);
  expect(checks.state()).toMatchObject({ findings: [], knowsLinks: true });
  change({ document: pageWith('Iets anders') });
  await pause();
  expect(counts.asked).toBe(1);
  change({ document: pageWith('Iets', '/weg'), saving: { kind: 'saving' } });
  await pause();
  expect(counts.asked).toBe(1);
  change({ saving: { kind: 'saved', at: null } });
  await pause();
  expect(counts.asked).toBe(2);
  expect(checks.state().stopping.map(({ kind }) => kind)).toEqual(['link-gone']);
});

test('who is about to publish is told what the server knows, also when it was not asked yet', async () => {
  const { checks, change } = open({ settings: { capitals: 'block' }, dead: {} });
  change({ document: pageWith('DIT IS BELANGRIJK') });
  expect((await checks.settled()).stopping).toHaveLength(1);
});

test('who is about to publish waits for what the server was asked a moment before', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { checks, counts, change } = open({ settings: { capitals: 'block' }, dead: {} }, promise);
  change({ document: pageWith('DIT IS BELANGRIJK') });
  checks.hear();
  const settled = checks.settled();
  resolve();
  expect((await settled).stopping).toHaveLength(1);
  expect(counts.asked).toBe(1);
});

test('who is about to publish need not wait, and who has closed the page is left alone', async () => {
  const { checks, counts, change } = open();
  change({ document: pageWith('DIT IS BELANGRIJK') });
  expect(checks.now().findings).toHaveLength(1);
  checks.close();
  const before = counts.looked;
  change({ document: pageWith('Iets') });
  await pause();
  expect(counts.looked).toBe(before);
});

test('what was set aside is kept apart until its words change', async () => {
  const { checks, change } = open();
  change({ document: pageWith('DIT IS BELANGRIJK') });
  await pause();
  const [finding] = checks.state().findings;
  if (finding === undefined) throw new Error('Nothing was found');
  const seen = seenIn(finding, pageWith('DIT IS BELANGRIJK'));
  const aside = { key: asideKey(finding), seen, by: null, at: '2026-11-17T10:00:00.000Z', isByAdmin: false };
  checks.learn({ settings: {}, dead: {}, asides: [aside] });
  expect(checks.state()).toMatchObject({ findings: [], aside: [{ finding }] });
  change({ document: pageWith('DIT IS BELANGRIJK, echt') });
  await pause();
  expect(checks.state()).toMatchObject({ findings: [{ kind: 'capitals' }], aside: [] });
});

test('what someone else sets aside is heard of, at once where all is saved and else when it is', async () => {
  const answer: Partial<KnownByServer> = {};
  const { checks, counts, change } = open(answer);
  change({ document: pageWith('DIT IS BELANGRIJK') });
  await pause();
  const [finding] = checks.state().findings;
  if (finding === undefined) throw new Error('Nothing was found');
  const seen = seenIn(finding, pageWith('DIT IS BELANGRIJK'));
  answer.asides = [{ key: asideKey(finding), seen, by: null, at: '2026-11-17T10:00:00.000Z', isByAdmin: false }];
  const before = counts.asked;
  checks.hear();
  await vi.advanceTimersByTimeAsync(0);
  expect(counts.asked).toBe(before + 1);
  expect(checks.state()).toMatchObject({ findings: [], aside: [{ finding }] });
  answer.asides = [];
  change({ saving: { kind: 'saving' } });
  checks.hear();
  await pause();
  expect(counts.asked).toBe(before + 1);
  change({ saving: { kind: 'saved', at: null } });
  await pause();
  expect(checks.state()).toMatchObject({ findings: [{ kind: 'capitals' }], aside: [] });
});
