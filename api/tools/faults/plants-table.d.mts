export type Plant = {
  /** The bug in one sentence. */
  description: string;
  /** A path below api/src. */
  module: string;
  /** Text that occurs in the source of the module and in its build. */
  find: string;
  /** Replaces `find`. */
  put: string;
  /** Statements that drop the constraints which would stop the bug first. */
  sql: string[];
  /** Names of the faults that trigger the bug. */
  faults: string[];
  /** The name of the check that must report the bug. */
  check: string;
};

export const plants: Record<string, Plant>;
