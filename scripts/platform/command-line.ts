import { readParameters } from '../read-parameters.ts';

export type Command =
  | { name: 'list' }
  | { name: 'add'; key: string; hosts: string[] }
  | { name: 'suspend' | 'resume' | 'leave'; key: string }
  | { name: 'move'; key: string; to: string; mostPauseSeconds?: number }
  | { name: 'staff'; key: string; email: string }
  | { name: 'remove'; key: string; isSure: boolean };

export const usage = `Usage:
  npm run platform -- list
  npm run platform -- add <key> [--host <name> …]   a new platform, or more host names for one that is there
  npm run platform -- suspend <key>                 closed to everyone; nothing of it is lost
  npm run platform -- leave <key>                   closed to everyone, and removed after thirty days
  npm run platform -- resume <key>                  open again, and not to be removed
  npm run platform -- move <key> --to <server> [--pause <seconds>]
                                                    to another database server of DATABASE_SERVERS, or main; taken back
                                                    when nobody could save for longer than that (60)
  npm run platform -- staff <key> <e-mail>          makes this account one of those who run the installation
  npm run platform -- remove <key> [--yes]          with everything in it, for good, at once`;

/** What was typed as a command, or undefined when it is none. */
export function readCommand(parameters: string[]): Command | undefined {
  const parsed = readParameters({
    args: parameters,
    allowPositionals: true,
    options: {
      host: { type: 'string', multiple: true },
      to: { type: 'string' },
      pause: { type: 'string' },
      yes: { type: 'boolean' },
    },
  });
  if (parsed === undefined) return undefined;
  const { values, positionals } = parsed;
  const [name, key, email, ...rest] = positionals;
  if (rest.length > 0 || (values.yes && name !== 'remove') || (values.host && name !== 'add')) return undefined;
  if ((values.to === undefined) !== (name !== 'move')) return undefined;
  const mostPauseSeconds = values.pause === undefined ? undefined : Number(values.pause);
  if (mostPauseSeconds !== undefined && (name !== 'move' || !isPause(mostPauseSeconds))) return undefined;
  if (name === 'list') return key === undefined ? { name } : undefined;
  if (key === undefined) return undefined;
  if (name === 'staff') return email === undefined ? undefined : { name, key, email };
  if (email !== undefined) return undefined;
  if (name === 'move')
    return values.to === undefined
      ? undefined
      : { name, key, to: values.to, ...(mostPauseSeconds && { mostPauseSeconds }) };
  if (name === 'add') return { name, key, hosts: values.host ?? [] };
  if (name === 'suspend' || name === 'resume' || name === 'leave') return { name, key };
  return name === 'remove' ? { name, key, isSure: values.yes ?? false } : undefined;
}

const isPause = (seconds: number): boolean => Number.isInteger(seconds) && seconds >= 1 && seconds <= 3600;
