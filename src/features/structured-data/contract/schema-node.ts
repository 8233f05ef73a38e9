import type { TimeZone } from '#platform/contract/time/time-zone.ts';

/** A thing as schema.org describes it, to be written as JSON-LD. */
export interface SchemaNode {
  '@type': string;
  readonly [property: string]: SchemaValue | undefined;
}

export type SchemaValue = string | number | SchemaNode | readonly SchemaNode[];

/** Without what is not known. */
export const schemaNode = (type: string, properties: Record<string, SchemaValue | undefined>): SchemaNode => ({
  '@type': type,
  ...Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined && value !== '')),
});

/** Of the site that it is about, or within which it stands. */
export interface SchemaSite {
  /** Before every path, without a slash at its end. */
  origin: string;
  timeZone: TimeZone;
  language: string;
}

export const addressOf = ({ origin }: Pick<SchemaSite, 'origin'>, path: string): string => new URL(path, origin).href;
