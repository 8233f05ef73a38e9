/** How much a proof does; what is not said is as the proof itself says, for a short run or a long one. */
export interface ProofSize {
  dataDir: string;
  isLong: boolean;
  seed: number;
  kills?: number | undefined;
  /** Of each part. */
  seconds?: number | undefined;
  /** The folder of the release before, where that is what it is about. */
  before?: string | undefined;
}
