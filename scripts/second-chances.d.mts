export type Failure = { title: string; error: string };

/** A test file of a browser project is an entry of its own. */
export type FileResult = {
  name: string;
  path: string;
  project?: string;
  passed: number;
  /** The tests that passed or failed. */
  ran: number;
  failures: Failure[];
};

export type RunResult = {
  files: FileResult[];
  /** What fails the run and belongs to no file, such as a runner that ends before its report. */
  errors: string[];
  /** Milliseconds of each file. */
  times: { file: string; setup: number; tests: number }[];
};

export type PartResult = {
  passed: number;
  failures: (Failure & { name: string })[];
  flaky: (Failure & { name: string })[];
  times: RunResult["times"];
};

export type Run = (again?: { files: FileResult[]; attempt: number }) => RunResult | Promise<RunResult>;

/** How often a failed file runs again. */
export const chances: number;

/** With more failed tests, none runs again. */
export const mostFailures: number;

export const withSecondChances: (run: Run) => Promise<PartResult>;
