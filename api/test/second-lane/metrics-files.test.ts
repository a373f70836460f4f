import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { namedIn, seriesOf } from "../support/metric-expressions.ts";
import { openTestShop } from "../support/test-shop.ts";

const token = "a-token-that-only-the-monitor-knows";
const { gql, rest, aShopper, anAdmin } = await openTestShop({ METRICS_TOKEN: token });

const textOf = (name: string): string =>
  readFileSync(new URL(`../../../docs/deploy/${name}`, import.meta.url), "utf8");

type Alert = {
  alert: string;
  expr: string;
  for: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
};
type Panel = { title: string; type: string; targets?: { expr: string }[] };

const rules = (parse(textOf("alerts.yml")) as { groups: { rules: Alert[] }[] }).groups.flatMap(
  (group) => group.rules,
);
const dashboard = JSON.parse(textOf("grafana-dashboard.json")) as { schemaVersion: number; panels: Panel[] };
const panels = dashboard.panels.filter(({ type }) => type !== "row");
const manual = textOf("metrics.md");

/** The series of a shop that has served a shopper, an admin and a page. */
const exposed = await (async () => {
  await gql("{ products { totalCount } }", {}, (await aShopper()).token);
  await gql("{ orders { totalCount } }", {}, (await anAdmin()).token);
  return (await rest("GET", "/metrics", undefined, token)).text;
})();
const series = seriesOf(exposed);
for (const labels of series.values()) for (const label of ["job", "instance"]) labels.set(label, new Set());
series.set("up", new Map([["job", new Set(["shop"])]]));

/** Whether the shop exposes a value that a matcher names; each branch of a pattern must be one. */
const isExposed = (values: Set<string>, { isPattern, value }: { isPattern: boolean; value: string }) =>
  isPattern ? value.split("|").every((branch) => values.has(branch)) : values.has(value);

/** What an expression names and the shop does not expose. */
const unknownIn = (expression: string): string[] => {
  const { metrics, matchers, groupings } = namedIn(expression);
  return [
    ...metrics.filter((name) => !series.has(name)),
    ...matchers
      .filter((matcher) => {
        const values = series.get(matcher.metric)?.get(matcher.label);
        return !values || !isExposed(values, matcher);
      })
      .map(({ metric, label, value }) => `${metric}: ${label} ${value}`),
    ...groupings.filter((label) => !metrics.some((name) => series.get(name)?.has(label))),
  ];
};

const anchorOf = (heading: string): string => heading.toLowerCase().replaceAll(" ", "-");

describe("the expressions", () => {
  it("are compared with the metrics, labels and values that a running shop exposes", () => {
    expect(namedIn('sum by (group) (rate(shop_jobs_total{outcome="failed"}[5m] offset 1h)) > 0.5')).toEqual({
      metrics: ["shop_jobs_total"],
      matchers: [{ metric: "shop_jobs_total", label: "outcome", isPattern: false, value: "failed" }],
      groupings: ["group"],
    });
    expect(unknownIn("max(shop_no_such_metric)")).toEqual(["shop_no_such_metric"]);
    expect(unknownIn('shop_jobs_total{outcome="late"}')).toEqual(["shop_jobs_total: outcome late"]);
    expect(unknownIn('shop_jobs_total{group=~"money|cats"}')).toEqual(["shop_jobs_total: group money|cats"]);
    expect(unknownIn("sum by (task) (shop_jobs_total)")).toEqual(["task"]);
  });

  it.each(rules.map(({ alert, expr }) => [alert, expr]))(
    "of the alert %s name what is exposed",
    (_, expr) => {
      expect(namedIn(expr).metrics).not.toEqual([]);
      expect(unknownIn(expr)).toEqual([]);
    },
  );

  it.each(panels.map(({ title, targets }) => [title, targets?.map(({ expr }) => expr) ?? []]))(
    "of the panel %s name what is exposed",
    (_, expressions) => {
      expect(expressions).not.toEqual([]);
      expect(expressions.flatMap(unknownIn)).toEqual([]);
    },
  );
});

describe("the alerts", () => {
  it("have a severity, a duration, a summary and a paragraph that says what to do", () => {
    const anchors = [...manual.matchAll(/^### (.+)\n\n(`Shop.+)/gm)].map(([, heading = "", text = ""]) => ({
      link: `docs/deploy/metrics.md#${anchorOf(heading)}`,
      text,
    }));
    for (const { alert, for: duration, labels, annotations } of rules) {
      expect(["critical", "warning"]).toContain(labels.severity);
      expect(duration).toMatch(/^\d+[mh]$/);
      expect(annotations.summary).toMatch(/^.{10,}\.$/);
      expect(anchors.find(({ link }) => link === annotations.runbook)?.text).toContain(`\`${alert}\``);
    }
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  });

  it("cover each paragraph", () => {
    const named = [...manual.matchAll(/`(Shop[A-Z]\w+)`/g)].map(([, name]) => name);
    expect(named.filter((name) => !rules.some(({ alert }) => alert === name))).toEqual([]);
  });
});

describe("the catalogue", () => {
  /** Metrics that the shop defines itself, with their types, from the lines `# TYPE`. */
  const types = new Map(
    [...exposed.matchAll(/^# TYPE (\S+) (\w+)$/gm)].map(([, name, type]) => [name, type]),
  );
  const rows = [...manual.matchAll(/^\| `([a-z0-9_]+)` \| (\w+) \| ([^|]+) \| ([^|]+) \|/gm)].map(
    ([, name = "", type, , labels = ""]) => ({
      name,
      type,
      labels: [...labels.matchAll(/`(\w+)`/g)].map(([, label]) => label).sort(),
    }),
  );

  it("has each metric of the shop with its type and labels", () => {
    for (const { name, type, labels } of rows) {
      expect([name, types.get(name)]).toEqual([name, type]);
      const sample = series.get(type === "histogram" ? `${name}_count` : name);
      const own = [...(sample?.keys() ?? [])].filter((label) => label !== "job" && label !== "instance");
      expect([name, own.sort()]).toEqual([name, labels]);
    }
    const shopOwn = [...types.keys()].filter((name) => name?.startsWith("shop_"));
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(shopOwn));
  });
});
