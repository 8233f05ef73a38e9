import { proveKills } from './faults/kills.ts';
import type { ProofSize } from './proof-size.ts';
import type { Findings } from './verdict.ts';

/** Only the kills of faults, as many as one likes. */
export const proveCrashes = (findings: Findings, { dataDir, isLong, kills }: ProofSize): Promise<void> =>
  proveKills(findings, dataDir, { kills: kills ?? (isLong ? 500 : 6), brokenConnections: isLong ? 40 : 5 });
