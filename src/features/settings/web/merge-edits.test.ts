import { expect, it } from 'vitest';
import { completeSettings } from '../contract/setting.ts';
import { mergeEdits, settledEdits } from './use-setting-draft.ts';

const stored = completeSettings({ platformName: 'Vloedhaven', headerLogoHeight: 72 });

it('lies over what is stored, and asks for what differs, in the order of the screen', () => {
  const merged = mergeEdits(stored, {
    headerLogoHeight: { value: 64, was: 72 },
    platformName: { value: 'Gemeente Vloedhaven', was: 'Vloedhaven' },
    useGoneStatus: { value: false, was: false },
  });
  expect(merged.values).toMatchObject({
    platformName: 'Gemeente Vloedhaven',
    headerLogoHeight: 64,
    headerLogoPadding: 8,
  });
  expect(merged.changed).toEqual(['platformName', 'headerLogoHeight']);
  expect(merged.changes[1]).toEqual({ key: 'headerLogoHeight', value: 64, was: 72 });
  expect(merged.conflicts).toEqual([]);
});

it('follows others where nothing was filled in, and asks where both did', () => {
  const edits = { headerLogoHeight: { value: 64, was: 72 } };
  const others = completeSettings({ platformName: 'Nieuw', headerLogoHeight: 96 });
  const merged = mergeEdits(others, edits);
  expect(merged.values).toMatchObject({ platformName: 'Nieuw', headerLogoHeight: 64 });
  expect(merged.conflicts).toEqual(['headerLogoHeight']);
});

it('is at peace with who did the same', () => {
  const merged = mergeEdits(completeSettings({ headerLogoHeight: 64 }), { headerLogoHeight: { value: 64, was: 72 } });
  expect([merged.changed, merged.conflicts]).toEqual([[], []]);
});

it('says what is wrong with what was filled in', () => {
  const { problems, values, look } = mergeEdits(stored, {
    headerLogoHeight: { value: 4, was: 72 },
    headerLogoPadding: { value: 20, was: 8 },
  });
  expect(problems).toEqual({ headerLogoHeight: { code: 'out-of-range' } });
  expect(values).toMatchObject({ headerLogoHeight: 4, headerLogoPadding: 20 });
  // The preview keeps what was there.
  expect(look).toMatchObject({ headerLogoHeight: 72, headerLogoPadding: 20 });
});

it('what was saved is no edit any more, and what was typed meanwhile is one of what is there now', () => {
  const edits = {
    headerLogoHeight: { value: 64, was: 72 },
    headerLogoPadding: { value: 9, was: 8 },
    platformName: { value: 'Zeedorp', was: 'Plein' },
  };
  const saved = [
    { key: 'headerLogoHeight' as const, value: 64, was: 72 },
    { key: 'headerLogoPadding' as const, value: 10, was: 8 },
  ];
  expect(settledEdits(edits, saved)).toEqual({
    headerLogoPadding: { value: 9, was: 10 },
    platformName: { value: 'Zeedorp', was: 'Plein' },
  });
});
