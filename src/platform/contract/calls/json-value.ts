import { z } from 'zod';

/** Any JSON; what it may be is decided by what it belongs to: a setting, a field, a property. */
export const JsonValue = z.json();
export type JsonValue = z.infer<typeof JsonValue>;
