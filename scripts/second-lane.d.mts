export type Part = "api" | "engines" | "browser";

/** Names of browser specs of the second lane. */
export declare const secondLaneSpecs: readonly string[];

/** The pathspecs of git that each part of the second lane is about. */
export declare const subjects: Record<Part, readonly string[]>;

/** The parts whose subjects differ from those with which the part has passed. */
export declare const partsToRun: (folder?: string) => Part[];

/** Records that parts have passed with their subjects as they are. Returns whether the record has changed. */
export declare const recordPassed: (parts: readonly Part[], folder?: string) => boolean;
