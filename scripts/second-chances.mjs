/** How often a failed file runs again. */
export const chances = 2;

/** With more failed tests something is broken, and another run says nothing new. */
export const mostFailures = 20;

const hasFailed = ({ failures }) => failures.length > 0;

const failuresOf = (files) => files.flatMap(({ name, failures }) => failures.map((f) => ({ name, ...f })));

/**
 * Runs a part of the tests. The files with a failed test run again alone, up to twice. What passes then is flaky: it does not fail the
 * run, but is reported with its first error.
 *
 * `run` takes the files of a further attempt, and the number of the attempt; without files it runs the whole part.
 */
export const withSecondChances = async (run) => {
  const first = await run();
  const results = new Map(first.files.map((file) => [file.name, file]));
  const failedFiles = () => [...results.values()].filter(hasFailed);
  for (let attempt = 1; attempt <= chances; attempt += 1) {
    const failed = failedFiles();
    if (failed.length === 0 || failuresOf(failed).length > mostFailures) break;
    const again = await run({ files: failed, attempt });
    // A run that breaks off proves nothing, nor does a file of which a test was skipped this time.
    if (again.errors.length > 0) continue;
    for (const file of again.files)
      if (file.ran >= (results.get(file.name)?.ran ?? 0)) results.set(file.name, file);
  }
  const flakyFiles = first.files.filter((file) => hasFailed(file) && !hasFailed(results.get(file.name)));
  return {
    passed: [...results.values()].reduce((sum, { passed }) => sum + passed, 0),
    failures: [
      ...failuresOf(failedFiles()),
      ...first.errors.map((error) => ({ name: "the run", title: "ended with an error", error })),
    ],
    flaky: failuresOf(flakyFiles),
    times: first.times,
  };
};
