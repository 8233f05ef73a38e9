import base from '../../vitest.config.ts';

type Project = Extract<NonNullable<NonNullable<typeof base.test>['projects']>[number], { test?: unknown }>;

/** One project of the tests, as Stryker wants it: a configuration by itself. */
export function projectNamed(name: string): Project {
  const found = (base.test?.projects ?? []).find(
    (one): one is Project => typeof one === 'object' && 'test' in one && one.test?.name === name,
  );
  if (found === undefined) throw new Error(`vitest.config.ts has no project ${name}`);
  return found;
}
