import { join } from 'node:path';
import { projectRoot } from '../config.ts';

export const controlMigrations = join(projectRoot, 'migrations', 'control');
export const platformMigrations = join(projectRoot, 'migrations', 'platform');
