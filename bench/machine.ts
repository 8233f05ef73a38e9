import { execFileSync } from 'node:child_process';
import { cpus, release, totalmem } from 'node:os';

export interface Machine {
  node: string;
  system: string;
  processor: string;
  cores: number;
  memoryGigabytes: number;
}

export function describeMachine(): Machine {
  const all = cpus();
  return {
    node: process.versions.node,
    system: `${process.platform} ${process.arch} ${release()}`,
    processor: processorName(all[0]?.model),
    cores: all.length,
    memoryGigabytes: Math.round(totalmem() / 2 ** 30),
  };
}

/** On ARM the system's own list has numbers only; `lscpu` knows their names. */
function processorName(model: string | undefined): string {
  if (model !== undefined && model !== '' && model !== 'unknown') return model;
  try {
    const text = execFileSync('lscpu', { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } });
    return /^Model name:\s*(.+)$/m.exec(text)?.[1] ?? 'unknown';
  } catch {
    return 'unknown';
  }
}
