/**
 * What an expression of PromQL names. No parser of Prometheus is a package of npm: this one reads the parts that rules of the
 * shop use.
 */
export type NamedInExpression = {
  metrics: string[];
  /** Matchers of a metric, such as `group="money"`. */
  matchers: { metric: string; label: string; isPattern: boolean; value: string }[];
  /** Labels of `by (...)`. */
  groupings: string[];
};

const words = new Set(["by", "and", "or", "unless", "offset", "bool", "on", "ignoring", "without"]);

const matcher = /([a-z_]+)\s*(=~|!~|!=|=)\s*"([^"]*)"/g;

/** Reads the metrics, matchers and groupings of an expression. */
export const namedIn = (expression: string): NamedInExpression => {
  const matchers: NamedInExpression["matchers"] = [];
  const withoutSelectors = expression.replaceAll(
    /([a-z_:][a-z0-9_:]*)\s*\{([^}]*)\}/g,
    (_, metric: string, text: string) => {
      for (const [, label = "", operator = "", value = ""] of text.matchAll(matcher))
        matchers.push({ metric, label, isPattern: operator.includes("~"), value });
      return metric;
    },
  );
  const groupings: string[] = [];
  const names = withoutSelectors
    .replaceAll(/\[[^\]]*\]/g, "")
    .replaceAll(/\boffset\s+\w+/g, "")
    .replaceAll(/\b(?:by|on|without|ignoring)\s*\(([^)]*)\)/g, (_, labels: string) => {
      groupings.push(...labels.split(",").map((label) => label.trim()));
      return "";
    })
    .matchAll(/(?<![\w.])[a-z_:][a-z0-9_:]*(?!\w)(?!\s*\()/g);
  const metrics = [...names].map(([name]) => name).filter((name) => !words.has(name));
  return { metrics: [...new Set(metrics)], matchers, groupings };
};

/** The series of a text in the format of Prometheus: the values of each label, by metric. */
export const seriesOf = (text: string): Map<string, Map<string, Set<string>>> => {
  const series = new Map<string, Map<string, Set<string>>>();
  for (const line of text.split("\n")) {
    const [, name, labels = ""] = /^([a-z_:][a-z0-9_:]*)(?:\{(.*)\})? \S+$/.exec(line) ?? [];
    if (name === undefined) continue;
    const values = series.get(name) ?? new Map<string, Set<string>>();
    series.set(name, values);
    for (const [, label = "", value = ""] of labels.matchAll(/([a-z_]+)="([^"]*)"/g))
      values.set(label, (values.get(label) ?? new Set()).add(value));
  }
  return series;
};
