import type { Project } from '../structure/project.ts';

/** Where addresses are declared, and how each is written there; a group is the first segment. */
const places: [file: RegExp, address: RegExp][] = [
  [/^src\/features\/.*\/web\/[\w-]+\.screens\.ts$/, /\bpath: '([^'/:]+)/g],
  [/^src\/app\/web\/(?:content-)?routes\.tsx$/, /(?:\bpath: |\bmoved\()'([^'/:*]+)/g],
  [/^src\/.*\/contract\/.*\.endpoints\.ts$/, /\bpath: '\/([^'/:{]+)/g],
  [/^src\/app\/server\/.*\.routes\.ts$/, /\b(?:get|post|route)\('\/([^'/:]+)/g],
];

/** A segment of a page has no dot, so what has one (robots.txt) needs no place among these. */
export const firstSegments = (project: Project): string[] => [
  ...new Set(
    places
      .flatMap(([file, address]) =>
        project.files
          .filter((one) => file.test(one))
          .flatMap((one) => [...project.read(one).matchAll(address)].map(([, segment = '']) => segment)),
      )
      .filter((segment) => /^[\w-]+$/.test(segment))
      .sort(),
  ),
];

/** The source of `src/platform/contract/addresses/found-segments.generated.ts`. */
export const foundSegments = (project: Project): string =>
  `// Written by \`npm run found\` from the addresses of screens and calls; the structure check fails when it is out of date.
export const foundSegments: readonly string[] = [
${firstSegments(project)
  .map((segment) => `  '${segment}',\n`)
  .join('')}];
`;
