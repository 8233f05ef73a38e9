import { expect, test } from 'vitest';
import { demoStatistics } from './add-statistics.ts';
import { demoDates } from './content/demo-dates.ts';
import { documentFiles } from './content/document-items.ts';

const now = new Date('2026-11-18T12:00:00Z');

test('files of the demo were downloaded, each of them one that is there', () => {
  const files = new Set(documentFiles(demoDates(now)).map(({ id }) => `file:${id}`));
  const downloads = demoStatistics(now).days.filter(({ kind }) => kind === 'download');
  expect(new Set(downloads.map(({ key }) => key))).toEqual(files);
  // It is no part of a visit.
  expect(downloads.every(({ views, visits }) => views > 0 && visits === 0)).toBe(true);
});
