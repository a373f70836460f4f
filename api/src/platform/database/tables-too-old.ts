/** The tables are of a version of the shop that this one cannot take over. */
export class TablesTooOld extends Error {
  constructor(last: string, expected: string) {
    super(
      `The tables stand at the migration ${last}. This version takes over tables at ${expected}: ` +
        "start the version with that migration once, then this one. Nothing was changed.",
    );
  }
}
