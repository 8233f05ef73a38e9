import { z } from 'zod';
import { Guid } from '#platform/contract/calls/guid.ts';

export interface MenuItem {
  guid: string;
  urlSegment: string;
  name: string;
  /** The language of the name where it is not the one asked for. */
  nameLang?: string | undefined;
  description: string;
  descriptionLang?: string | undefined;
  pageGuid: string | null;
  pageIsPublished: boolean;
  pageName: string | null;
  externalUrl: string | null;
  relatedMenuItems: string[];
  isVisible: boolean;
  /** The segments of its ancestors and its own, joined; null for an item that only leads elsewhere. */
  path: string | null;
  children: MenuItem[];
}

export const MenuItem: z.ZodType<MenuItem> = z.lazy(() =>
  z.object({
    guid: Guid,
    urlSegment: z.string(),
    name: z.string(),
    nameLang: z.string().optional(),
    description: z.string(),
    descriptionLang: z.string().optional(),
    pageGuid: Guid.nullable(),
    pageIsPublished: z.boolean(),
    pageName: z.string().nullable(),
    externalUrl: z.string().nullable(),
    relatedMenuItems: z.array(Guid),
    isVisible: z.boolean(),
    path: z.string().nullable(),
    children: z.array(MenuItem),
  }),
);

export const Menu = z.object({ guid: Guid, name: z.string(), items: z.array(MenuItem) });
export type Menu = z.infer<typeof Menu>;
