import { basename } from 'node:path';
import type { Project } from './project.ts';

const ours = /^(src|scripts|e2e|bench|prove|browsers|migrations)\//;
const kebabParts = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
const migration = /^\d{4}_[a-z0-9]+(_[a-z0-9]+)*\.sql$/;
const drawers = ['utils', 'util', 'helpers', 'helper', 'types', 'misc', 'index', 'enums', 'common', 'constants'];

/** Biome looks at the names of these. */
const scripts = /\.[cm]?[jt]sx?$/;

/** Small letters with hyphens; a migration has its number and underscores. */
export const kebabCaseNames = ({ files }: Project): string[] =>
  files
    .filter((file) => ours.test(file) && !scripts.test(file) && !file.endsWith('.md') && !isWellNamed(basename(file)))
    .map((file) => `${file}: name it in small letters with hyphens`);

const isWellNamed = (name: string): boolean => (name.endsWith('.sql') ? migration.test(name) : kebabParts.test(name));

/** A drawer collects what nobody knows a place for, and grows without end. */
export const noDrawers = ({ files }: Project): string[] =>
  files
    .filter((file) => ours.test(file) && /\.(ts|tsx|mjs|css)$/.test(file))
    .filter((file) =>
      basename(file)
        .split('.')
        .slice(0, -1)
        .some((part) => drawers.includes(part)),
    )
    .map((file) => `${file}: name it after what is in it; a file of this name collects everything`);

const numbered = /^(migrations\/\w+|docs\/decisions)\/(\d{4})[_-]/;

/** Two who work side by side take the same number; the second that lands takes the next one. */
export const numbersFollowEachOther = ({ files }: Project): string[] => {
  const next = new Map<string, number>();
  return [...files].sort().flatMap((file) => {
    const [, folder, number] = numbered.exec(file) ?? [];
    if (folder === undefined) return [];
    const expected = next.get(folder) ?? 1;
    next.set(folder, expected + 1);
    return Number(number) === expected ? [] : [`${file}: ${String(expected).padStart(4, '0')} is the next number`];
  });
};
