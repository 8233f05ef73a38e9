/** Which submissions are summed up. */
export interface FigureSelection {
  formGuid: string;
  /** All of them when it is not said. */
  versions?: readonly number[] | undefined;
  from?: Date | undefined;
  until?: Date | undefined;
  /** Only of those who gave this answer. */
  answered?: { field: string; value: string } | undefined;
}

/** What is counted of the answers to one question. */
export interface TallyAsked {
  field: string;
  /** One value, each of a list, each of a list with its place, the digits of a postcode, or the field of the ground of a point. */
  shape: 'one' | 'list' | 'order' | 'postcode' | 'cell';
  /** Where the value stands in the answer. */
  path: readonly string[];
  /** Versions in which it was another question are left out. */
  versions: readonly number[];
}

export interface TallyRow {
  field: string;
  /** Of a question of several parts: its row; of a ranking: the place. */
  part: string;
  value: string;
  number: number;
}
