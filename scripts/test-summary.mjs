/** More flaky tests than this fail a run. */
export const mostFlaky = 5;

/** Lines of the summary at most: those that a log of CI shows. */
export const maxLines = 60;

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** The first lines of an error, each in a width that a log shows. */
const indented = (error, count) =>
  error
    .split("\n")
    .filter((line) => line.trim() !== "")
    .slice(0, count)
    .map((line) => `      ${line.slice(0, 300)}`);

/** Failed tests with as many lines of each error as there is room for. The titles come before the errors. */
const listed = (failures, room) => {
  if (failures.length > room)
    return [...listed(failures.slice(0, room - 1), room - 1), `  ... and ${failures.length - room + 1} more`];
  const linesOfError = Math.min(8, Math.floor(room / Math.max(1, failures.length)) - 1);
  return failures.flatMap(({ name, title, error }) => [
    `  ${name}: ${title}`.slice(0, 300),
    ...indented(error, linesOfError),
  ]);
};

/**
 * The last lines of a run: its parts, what is flaky, what failed, and "N passed, N failed". Flaky tests count as passed, up to
 * `mostFlaky`.
 */
export const summaryOf = (parts, commit) => {
  const flaky = parts.flatMap((part) => part.flaky);
  const failures = parts.flatMap((part) => part.failures);
  const tooFlaky = flaky.length > mostFlaky ? flaky.length : 0;
  const passed = sum(parts.map((part) => part.passed)) - tooFlaky;
  const failed = failures.length + tooFlaky;
  const head = [
    `Tests of ${commit}, ${sum(parts.map(({ minutes }) => minutes)).toFixed(1)} minutes:`,
    ...parts.map(
      (part) =>
        `  ${part.name}: ${part.minutes.toFixed(1)} minutes, ${part.passed} passed, ${part.failures.length} failed, ${part.flaky.length} flaky`,
    ),
  ];
  const flakyHead = tooFlaky
    ? `Flaky, and with more than ${mostFlaky} the run fails:`
    : "Flaky (passed when run again alone; to be mended in the next change):";
  const room = maxLines - head.length - 5;
  const roomOfFlaky = flaky.length === 0 ? 0 : Math.min(20, room);
  const flakyLines = flaky.length === 0 ? [] : ["", flakyHead, ...listed(flaky, roomOfFlaky - 2)];
  const failedLines = failures.length === 0 ? [] : ["", "Failed:", ...listed(failures, room - roomOfFlaky)];
  return {
    lines: [...head, ...flakyLines, ...failedLines, "", `${passed} passed, ${failed} failed`],
    isGreen: failed === 0 && passed > 0,
  };
};
