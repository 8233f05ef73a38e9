import { type ParseArgsConfig, parseArgs } from 'node:util';

/** What was typed behind a command, or undefined where something of it is no parameter of it. */
export function readParameters<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> | undefined {
  try {
    return parseArgs(config);
  } catch {
    return undefined;
  }
}
