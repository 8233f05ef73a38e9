import { readdir } from 'node:fs/promises';
import type { z } from 'zod';
import type { FieldKind, FieldSettings } from '../contract/field-kind.ts';

export interface FoundKind {
  /** The kind's folder, beside the kit. */
  folder: string;
  kind: FieldKind;
  /** The shape of a value, made for the field. */
  schema(field: FieldSettings): z.ZodType;
}

/** Those of which the folder lies in this one. */
export async function readKinds(root: URL): Promise<FoundKind[]> {
  const entries = await readdir(root, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory() && entry.name !== 'kit').map((entry) => entry.name);
  const found: FoundKind[] = [];
  for (const folder of folders.sort()) {
    const address = new URL(`${folder}/definition.ts`, root);
    const { default: kind, schema } = (await import(address.href)) as Pick<FoundKind, 'schema'> & {
      default: FieldKind;
    };
    found.push({ folder, kind, schema });
  }
  return found;
}
