import { adminTargets } from "./admin-report.ts";
import type { AdminOutcome } from "./admin.ts";
import type { BrowsingOutcome } from "./browsing.ts";
import type { Outcome } from "./compare-servers.ts";
import type { Figures } from "./figures.ts";
import type { LoginOutcome } from "./logins.ts";
import { leastLine, numberFormat, tableLine, targetLine } from "./report-lines.ts";
import { loginsAtOnce, pagesPerSecond, targets, usualProducts } from "./bench-settings.ts";

const columns = ["requests/s", "p50 ms", "p99 ms", "CPU µs", "PostgreSQL µs"];

const cellsOf = (figures: Figures): string[] => [
  numberFormat.format(Math.round(figures.perSecond)),
  figures.p50.toFixed(2),
  figures.p99.toFixed(2),
  numberFormat.format(Math.round(figures.cpu)),
  numberFormat.format(Math.round(figures.postgresCpu)),
];

const ratio = (one: number, other: number): string => `${(one / other).toFixed(2)} x`;

const ratiosOf = (one: Figures, other: Figures): string[] =>
  (["perSecond", "p50", "p99", "cpu", "postgresCpu"] as const).map((key) => ratio(one[key], other[key]));

const products = (count: number): string => `${numberFormat.format(count)} products`;

/** The table of a case: the figures of each server, and their ratios. */
export const caseTable = ({ title, entries }: Outcome): string => {
  const lines = entries.flatMap(({ products: count, shop, bare }) => [
    tableLine(`shop, ${products(count)}`, cellsOf(shop)),
    tableLine(`bare, ${products(count)}`, cellsOf(bare)),
    tableLine("  shop / bare", ratiosOf(shop, bare)),
  ]);
  const [first] = entries;
  for (const { products: count, shop } of entries.slice(1))
    if (first)
      lines.push(
        tableLine(
          `shop, ${numberFormat.format(count)} / ${numberFormat.format(first.products)}`,
          ratiosOf(shop, first.shop),
        ),
      );
  return [title, tableLine("", columns), ...lines].join("\n");
};

export const orderTable = (figures: Figures, buyers: number): string =>
  [
    `cash on delivery orders, ${buyers} concurrent, 4 products, two processes`,
    tableLine("", ["orders/s", ...columns.slice(1)]),
    tableLine("shop", cellsOf(figures)),
  ].join("\n");

const comparisonTable = (title: string, { quiet, busy }: LoginOutcome["pages"]): string => {
  const timesOf = ({ p50, p95, p99 }: typeof quiet) => [p50, p95, p99];
  const texts = (times: number[]) => times.map((time) => time.toFixed(2));
  const ratios = timesOf(busy).map((time, index) => ratio(time, timesOf(quiet)[index] ?? 0));
  return [
    title,
    tableLine("", ["p50 ms", "p95 ms", "p99 ms"]),
    tableLine("quiet", texts(timesOf(quiet))),
    tableLine("beside the other", texts(timesOf(busy))),
    tableLine("  beside the other / quiet", ratios),
  ].join("\n");
};

export const loginTable = ({ pages, logins }: LoginOutcome): string =>
  [
    comparisonTable(
      `catalogue page, ${pagesPerSecond} per second, beside ${loginsAtOnce} concurrent logins`,
      pages,
    ),
    comparisonTable(`one login after the other, beside ${pagesPerSecond} catalogue pages per second`, logins),
  ].join("\n\n");

/** One row for each kind of product query: p95 with each size, and the ratio of largest to smallest. */
export const browsingTable = (outcomes: readonly BrowsingOutcome[]): string => {
  const sizes = outcomes[0]?.entries.map(({ products: count }) => `p95, ${numberFormat.format(count)}`) ?? [];
  const rows = outcomes.map(({ title, entries }) => {
    const percentiles = entries.map(({ figures }) => figures.p95);
    return tableLine(title.padEnd(34), [
      ...percentiles.map((time) => time.toFixed(2)),
      ratio(percentiles.at(-1) ?? 0, percentiles[0] ?? 0),
    ]);
  });
  return [
    "sort orders, filters, searches and suggestions, POST /graphql, milliseconds",
    tableLine("".padEnd(34), [...sizes, "ratio"]),
    ...rows,
  ].join("\n");
};

/** The targets, and whether this run met them. */
export const targetsReport = (
  outcomes: readonly Outcome[],
  browsing: readonly BrowsingOutcome[],
  loginOutcome: LoginOutcome | undefined,
  admin: readonly AdminOutcome[],
): string => {
  const lines = outcomes.flatMap(({ title, leastShare, entries }) => {
    if (leastShare === undefined) return [];
    const [first, ...others] = entries;
    if (!first) return [];
    const size = products(first.products);
    const against = leastLine(
      `${title}: requests/s, shop / bare, ${size}`,
      first.shop.perSecond / first.bare.perSecond,
      leastShare,
    );
    const withMany = others.flatMap(({ products: count, shop }) => {
      const sizes = `${numberFormat.format(count)} / ${size}`;
      const total = (figures: Figures) => figures.cpu + figures.postgresCpu;
      return [
        targetLine(`${title}: CPU, shop, ${sizes}`, shop.cpu / first.shop.cpu, targets.withMany),
        targetLine(
          `${title}: CPU with PostgreSQL's, shop, ${sizes}`,
          total(shop) / total(first.shop),
          targets.withMany,
        ),
        targetLine(`${title}: median time, shop, ${sizes}`, shop.p50 / first.shop.p50, targets.withMany),
      ];
    });
    return [against, ...withMany];
  });
  for (const { title, isPlain, entries } of browsing)
    for (const { products: count, figures } of entries) {
      const limit = isPlain || count <= usualProducts ? targets.listP95 : targets.slowListP95;
      lines.push(targetLine(`${title}: p95 in milliseconds, ${products(count)}`, figures.p95, limit));
    }
  if (loginOutcome)
    lines.push(
      targetLine(
        `p99 of the catalogue page beside ${loginsAtOnce} logins, against quiet`,
        loginOutcome.pages.busy.p99 / loginOutcome.pages.quiet.p99,
        targets.besideLogins,
      ),
    );
  return ["Targets", ...lines, ...adminTargets(admin)].join("\n");
};
