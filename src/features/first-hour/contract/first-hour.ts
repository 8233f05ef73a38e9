import { z } from 'zod';
import { settingDefinitions } from '#features/settings/contract/setting.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { StoredText } from '#platform/contract/texts/localized.ts';
import { progresses } from './first-hour-steps.ts';
import { taskKeys } from './first-hour-tasks.ts';
import { beginnings, siteKinds } from './site-kind.ts';

const Path = z.string();

const OfferedPages = z.array(z.object({ key: z.string(), title: StoredText, about: StoredText }));

/** Where a new site stands, between its set-up link and its opening. */
export const FirstHour = z.object({
  /** Null of a platform that was not begun by a set-up link, such as the demo: it has no first hour. */
  progress: z.enum(progresses).nullable(),
  kind: z.enum(siteKinds),
  /** The pages that each kind of site can begin with. */
  offered: z.object({ municipality: OfferedPages, association: OfferedPages, company: OfferedPages }),
  tasks: z.array(
    z.object({
      key: z.enum(taskKeys),
      isDone: z.boolean(),
      /** Where the work is done; null for opening, which is done where one is. */
      path: Path.nullable(),
    }),
  ),
  /** The list of what is left was put away. */
  isPutAway: z.boolean(),
  isOpen: z.boolean(),
  startedAt: z.iso.datetime().nullable(),
  openedAt: z.iso.datetime().nullable(),
});
export type FirstHour = z.infer<typeof FirstHour>;

export const SiteAnswer = z.object({
  name: settingDefinitions.platformName.schema,
  kind: z.enum(siteKinds),
  languages: settingDefinitions.languages.schema,
});
export type SiteAnswer = z.output<typeof SiteAnswer>;

export const LookAnswer = z.object({
  logo: settingDefinitions.headerLogo.schema,
  colors: settingDefinitions.colorScheme.schema,
});
export type LookAnswer = z.output<typeof LookAnswer>;

export const BeginAnswer = z.object({
  beginning: z.enum(beginnings),
  /** Keys of ready pages; the front page comes along anyway. */
  pages: z.array(z.string().max(60)).max(20),
});
export type BeginAnswer = z.output<typeof BeginAnswer>;

const Pair = z.object({ primary: z.string(), accent: z.string() });

export const FoundPalette = z.object({ colors: z.array(z.string()), proposed: Pair.nullable() });
export type FoundPalette = z.infer<typeof FoundPalette>;

/** What opening would do. */
export const Opening = z.object({
  pages: z.array(
    z.object({
      guid: Guid,
      title: StoredText,
      path: Path,
      isPublished: z.boolean(),
      /** Still as it came with the product, with names or hours that are nobody's. */
      isExample: z.boolean(),
      isHome: z.boolean(),
      /** Those of these pages that it leads to. */
      leadsTo: z.array(Guid),
    }),
  ),
  /** The languages of the platform that no page has a word in. */
  emptyLanguages: z.array(z.string()),
});
export type Opening = z.infer<typeof Opening>;
