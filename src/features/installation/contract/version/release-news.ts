import { z } from 'zod';

/** What CHANGELOG.md says of the release that runs. */
export const ReleaseNews = z.object({
  /** Null where it has no heading of its own yet: then it is what came since the last one that has. */
  release: z.string().nullable(),
  /** In English, with `code` between backticks. */
  entries: z.array(z.string()),
});
export type ReleaseNews = z.infer<typeof ReleaseNews>;

const headingOf = (line: string): string | undefined => /^## \[?v?([^\]\s]+)/.exec(line)?.[1];

/** A link in it leads to a file beside it, which is not there on a screen: its words stay. */
const withoutLinks = (text: string): string => text.replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1');

function entriesBelow(lines: readonly string[], heading: string): string[] | undefined {
  const at = lines.findIndex((line) => headingOf(line) === heading);
  if (at === -1) return undefined;
  const rest = lines.slice(at + 1);
  const end = rest.findIndex((line) => line.startsWith('## '));
  return rest
    .slice(0, end === -1 ? undefined : end)
    .flatMap((line) => (line.startsWith('- ') ? withoutLinks(line.slice(2).trim()) : []));
}

/** Where the release has no heading of its own, what stands under Unreleased is what runs. */
export function releaseNews(changelog: string, release: string): ReleaseNews {
  const lines = changelog.split(/\r?\n/);
  const own = entriesBelow(lines, release);
  if (own !== undefined) return { release, entries: own };
  return { release: null, entries: entriesBelow(lines, 'Unreleased') ?? [] };
}
