/** How much a proof does; what is not said is as the proof itself says, for a whole run or a quick one. */
export interface ProofSize {
  dataDir: string;
  isQuick: boolean;
  seed: number;
  kills?: number | undefined;
  /** Of each part. */
  seconds?: number | undefined;
}
