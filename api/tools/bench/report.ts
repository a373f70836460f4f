import type { BrowsingOutcome } from "./browsing.ts";
import type { Outcome } from "./contest.ts";
import type { Figures } from "./figures.ts";
import type { LoginOutcome } from "./logins.ts";
import { loginsAtOnce, pagesPerSecond, targets } from "./plan.ts";

const columns = ["requests/s", "p50 ms", "p99 ms", "CPU µs", "PostgreSQL µs"];

const line = (title: string, cells: readonly string[]): string =>
  `  ${title.padEnd(28)}${cells.map((cell) => cell.padStart(16)).join("")}`;

const grouped = new Intl.NumberFormat("en");

const cellsOf = (figures: Figures): string[] => [
  grouped.format(Math.round(figures.perSecond)),
  figures.p50.toFixed(2),
  figures.p99.toFixed(2),
  grouped.format(Math.round(figures.cpu)),
  grouped.format(Math.round(figures.postgresCpu)),
];

const ratio = (one: number, other: number): string => `${(one / other).toFixed(2)} x`;

const ratiosOf = (one: Figures, other: Figures): string[] =>
  (["perSecond", "p50", "p99", "cpu", "postgresCpu"] as const).map((key) => ratio(one[key], other[key]));

const products = (count: number): string => `${grouped.format(count)} products`;

/** The table of a case: what each server cost, and the shop against the bare route. */
export const tableOf = ({ title, entries }: Outcome): string => {
  const lines = entries.flatMap(({ products: count, shop, bare }) => [
    line(`shop, ${products(count)}`, cellsOf(shop)),
    line(`bare, ${products(count)}`, cellsOf(bare)),
    line("  shop / bare", ratiosOf(shop, bare)),
  ]);
  const [first] = entries;
  for (const { products: count, shop } of entries.slice(1))
    if (first)
      lines.push(
        line(
          `shop, ${grouped.format(count)} / ${grouped.format(first.products)}`,
          ratiosOf(shop, first.shop),
        ),
      );
  return [title, line("", columns), ...lines].join("\n");
};

export const orderTable = (figures: Figures, buyers: number): string =>
  [
    `cash on delivery orders, ${buyers} at once on 4 products, two processes`,
    line("", ["orders/s", ...columns.slice(1)]),
    line("shop", cellsOf(figures)),
  ].join("\n");

export const loginTable = ({ quiet, busy }: LoginOutcome): string => {
  const times = ({ p50, p99 }: Pick<Figures, "p50" | "p99">) => [p50.toFixed(2), p99.toFixed(2)];
  return [
    `catalogue page, ${pagesPerSecond} a second, beside ${loginsAtOnce} logins at once`,
    line("", ["p50 ms", "p99 ms"]),
    line("quiet", times(quiet)),
    line("beside logins", times(busy)),
    line("  beside logins / quiet", [ratio(busy.p50, quiet.p50), ratio(busy.p99, quiet.p99)]),
  ].join("\n");
};

/** One row a way to look for products: p95 with each size, and the largest against the smallest. */
export const browsingTable = (outcomes: readonly BrowsingOutcome[]): string => {
  const sizes = outcomes[0]?.entries.map(({ products: count }) => `p95, ${grouped.format(count)}`) ?? [];
  const rows = outcomes.map(({ title, entries }) => {
    const times = entries.map(({ figures }) => figures.p95);
    return line(title.padEnd(34), [
      ...times.map((time) => time.toFixed(2)),
      ratio(times.at(-1) ?? 0, times[0] ?? 0),
    ]);
  });
  return [
    "orders, filters, searches and suggestions, POST /graphql, milliseconds",
    line("".padEnd(34), [...sizes, "ratio"]),
    ...rows,
  ].join("\n");
};

const verdict = (what: string, value: number, most: number): string =>
  `  ${value <= most ? "met   " : "MISSED"}  ${value.toFixed(2)} (at most ${most})  ${what}`;

/** The targets of the design, and whether this run met them. */
export const targetsOf = (
  outcomes: readonly Outcome[],
  browsing: readonly BrowsingOutcome[],
  beside: LoginOutcome | undefined,
): string => {
  const lines = outcomes.flatMap(({ title, hasTargets, entries }) => {
    if (!hasTargets) return [];
    const [first, ...others] = entries;
    if (!first) return [];
    const size = products(first.products);
    const against = verdict(
      `${title}: CPU, shop / bare, ${size}`,
      first.shop.cpu / first.bare.cpu,
      targets.againstBare,
    );
    const withMany = others.flatMap(({ products: count, shop }) => {
      const sizes = `${grouped.format(count)} / ${size}`;
      const total = (figures: Figures) => figures.cpu + figures.postgresCpu;
      return [
        verdict(`${title}: CPU, shop, ${sizes}`, shop.cpu / first.shop.cpu, targets.withMany),
        verdict(
          `${title}: CPU with PostgreSQL's, shop, ${sizes}`,
          total(shop) / total(first.shop),
          targets.withMany,
        ),
        verdict(`${title}: median time, shop, ${sizes}`, shop.p50 / first.shop.p50, targets.withMany),
      ];
    });
    return [against, ...withMany];
  });
  for (const { title, most, entries } of browsing) {
    const [first, ...others] = entries;
    for (const { products: count, figures } of others)
      if (first)
        lines.push(
          verdict(
            `${title}: p95, ${grouped.format(count)} / ${products(first.products)}`,
            figures.p95 / first.figures.p95,
            most,
          ),
        );
  }
  if (beside)
    lines.push(
      verdict(
        `p99 of the catalogue page beside ${loginsAtOnce} logins, against quiet`,
        beside.busy.p99 / beside.quiet.p99,
        targets.besideLogins,
      ),
    );
  return ["Targets", ...lines].join("\n");
};
