import type { AdminOutcome } from "./admin.ts";
import { adminConnections, targets } from "./bench-settings.ts";
import type { BenchSetup } from "./bench-setup.ts";
import { numberFormat, tableLine, targetLine } from "./report-lines.ts";

/** One row for each page of the admin, in milliseconds, with its limit. */
export const adminTable = (outcomes: readonly AdminOutcome[], { products, orders }: BenchSetup): string =>
  [
    `pages of the admin, ${numberFormat.format(products)} products, ${numberFormat.format(orders)} orders, ` +
      `${adminConnections} connections, milliseconds`,
    tableLine("".padEnd(38), ["p50", "p95", "p99", "PostgreSQL µs", "p95 at most"]),
    ...outcomes.map(({ title, figures }) =>
      tableLine(title.padEnd(38), [
        figures.p50.toFixed(2),
        figures.p95.toFixed(2),
        figures.p99.toFixed(2),
        numberFormat.format(Math.round(figures.postgresCpu)),
        String(targets.adminP95),
      ]),
    ),
  ].join("\n");

export const adminTargets = (outcomes: readonly AdminOutcome[]): string[] =>
  outcomes.map(({ title, figures }) =>
    targetLine(`admin, ${title}: p95 in milliseconds`, figures.p95, targets.adminP95),
  );
