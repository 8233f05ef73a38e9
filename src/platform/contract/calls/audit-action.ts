declare const brand: unique symbol;

/** Something that is written down when it happens: `role.created`. Only a feature's own `*.audit.ts` makes one. */
export type AuditAction = string & { readonly [brand]: 'AuditAction' };

/** Names actions by their stored values. Their words stand in the feature's admin texts, under `audit.actions`. */
export const auditActions = <const T extends Record<string, `${string}.${string}`>>(actions: T) =>
  actions as { readonly [K in keyof T]: T[K] & AuditAction };
