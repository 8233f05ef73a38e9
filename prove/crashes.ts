import { proveKills } from './faults/kills.ts';
import type { ProofSize } from './proof-size.ts';
import type { Findings } from './verdict.ts';

/** Only the kills of faults, as many as one likes. */
export const proveCrashes = (findings: Findings, { dataDir, isQuick, kills }: ProofSize): Promise<void> =>
  proveKills(findings, dataDir, { kills: kills ?? (isQuick ? 6 : 60), brokenConnections: isQuick ? 5 : 40 });
