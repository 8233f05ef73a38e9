import { parseArgs } from 'node:util';

export type Command =
  | { name: 'list' }
  | { name: 'add'; key: string; hosts: string[] }
  | { name: 'remove'; key: string; isSure: boolean };

export const usage = `Usage:
  npm run platform -- list
  npm run platform -- add <key> [--host <name> …]   a new platform, or more host names for one that is there
  npm run platform -- remove <key> [--yes]          with everything in it, for good`;

/** What was typed as a command, or undefined when it is none. */
export function readCommand(parameters: string[]): Command | undefined {
  const parsed = parse(parameters);
  if (parsed === undefined) return undefined;
  const { values, positionals } = parsed;
  const [name, key, ...rest] = positionals;
  if (rest.length > 0 || (values.yes && name !== 'remove') || (values.host && name !== 'add')) return undefined;
  if (name === 'list') return key === undefined ? { name } : undefined;
  if (key === undefined) return undefined;
  if (name === 'add') return { name, key, hosts: values.host ?? [] };
  return name === 'remove' ? { name, key, isSure: values.yes ?? false } : undefined;
}

function parse(parameters: string[]) {
  try {
    return parseArgs({
      args: parameters,
      allowPositionals: true,
      options: { host: { type: 'string', multiple: true }, yes: { type: 'boolean' } },
    });
  } catch {
    return undefined;
  }
}
