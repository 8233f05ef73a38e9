import { fileURLToPath } from 'node:url';

const migrations = (folder: string) => fileURLToPath(new URL(`../../../../migrations/${folder}`, import.meta.url));

export const controlMigrations = migrations('control');
export const platformMigrations = migrations('platform');
