import type { ConnectionName } from './connection.ts';

/** Where it stands on the screen of the settings. */
export const connectionId = (name: ConnectionName): string => `connection-${name}`;
export const connectionPath = (name: ConnectionName): string => `/admin/settings#${connectionId(name)}`;
