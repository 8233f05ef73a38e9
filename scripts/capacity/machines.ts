/** Measured on empty platforms that had each been asked once (docs/capacity.md); a site with much content keeps more. */
const memory = { process: 155, database: 43, platformInProcess: 1.7, platformInDatabase: 1.1 };
/** What a process keeps of pages at most, unless it is told otherwise (CACHE_MAX_MB). */
const keptPages = 64;

interface Asked {
  cores: number;
  platforms: number;
  coresOfMachine: number;
}

export interface Machines {
  /** With one more than is needed, so that one can be away. */
  machines: number;
  processesOnEach: number;
  megabytesOnEach: number;
  megabytesOfDatabase: number;
}

/** Plein runs a process for each core, and every process serves every platform. The database has a machine of its own. */
export function machinesFor({ cores, platforms, coresOfMachine }: Asked): Machines {
  const machines = Math.ceil(cores / coresOfMachine) + 1;
  const forPlatforms = platforms * memory.platformInProcess;
  return {
    machines,
    processesOnEach: coresOfMachine,
    megabytesOnEach: Math.ceil(coresOfMachine * (memory.process + keptPages + forPlatforms)),
    // Each process has connections of its own, and each connection remembers the tables of every platform it worked for.
    megabytesOfDatabase: Math.ceil(memory.database + machines * coresOfMachine * platforms * memory.platformInDatabase),
  };
}
