/** A service whose words stand in a text. */
export interface ServiceFound {
  service: string;
  groups: number;
  at: number[];
  /** Where each of its words ends. */
  ends: number[];
  /** How long the words are that say it: of "patio slider" and "patio" the longer one is meant. */
  letters: number;
}
