import type { SentStatement } from "./statements.ts";
import type { TestShop } from "./test-shop.ts";

/** A node of a plan of PostgreSQL. */
export type Plan = {
  "Node Type": string;
  "Total Cost": number;
  "Relation Name"?: string;
  "Index Name"?: string;
  Filter?: string;
  /** How often the node ran; missing if the statement was only planned. */
  "Actual Loops"?: number;
  Plans?: Plan[];
};

/** A limit that ends the scan below it before half of the rows are read. */
const endsEarly = ({ Plans: [scan] = [], ...limit }: Plan): boolean =>
  limit["Node Type"] === "Limit" &&
  scan?.["Node Type"] === "Seq Scan" &&
  limit["Total Cost"] < scan["Total Cost"] / 2;

type Options = {
  /** Leaves out the scans that a limit ends early. */
  leavesOutShortScans?: boolean;
};

/**
 * Reads the nodes of the plans of a statement: of the one for its values, as far as it ran, and of the generic one of a prepared
 * statement. A list sorts all matches only if the first products do not fill its page.
 */
export const planReader = (sql: TestShop["sql"], { leavesOutShortScans = false }: Options = {}) => {
  const nodesOf = (plan: Plan): Plan[] => {
    if (plan["Actual Loops"] === 0) return [];
    return [plan, ...(leavesOutShortScans && endsEarly(plan) ? [] : (plan.Plans ?? []).flatMap(nodesOf))];
  };
  const explained = async (option: string, text: string, values: unknown[]): Promise<Plan[]> => {
    type Row = { "QUERY PLAN": { Plan: Plan }[] };
    const [row] = await sql<Row>(`explain (${option}format json) ${text}`, values);
    return row?.["QUERY PLAN"].flatMap(({ Plan: plan }) => nodesOf(plan)) ?? [];
  };
  return async ({ name, text, values = [] }: SentStatement): Promise<Plan[]> => [
    ...(await explained("analyze, timing off, ", text, values)),
    ...(name ? await explained("generic_plan, ", text, []) : []),
  ];
};
