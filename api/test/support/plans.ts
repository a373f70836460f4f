import type { SentStatement } from "./statements.ts";
import type { TestShop } from "./test-shop.ts";

/** A node of a plan of PostgreSQL. */
export type Plan = {
  "Node Type": string;
  "Total Cost": number;
  "Relation Name"?: string;
  "Index Name"?: string;
  Filter?: string;
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

/** Reads the nodes of the plans of a statement: of the one for its values, and of the generic one of a prepared statement. */
export const planReader = (sql: TestShop["sql"], { leavesOutShortScans = false }: Options = {}) => {
  const nodesOf = (plan: Plan): Plan[] => [
    plan,
    ...(leavesOutShortScans && endsEarly(plan) ? [] : (plan.Plans ?? []).flatMap(nodesOf)),
  ];
  const explained = async (option: string, text: string, values: unknown[]): Promise<Plan[]> => {
    type Row = { "QUERY PLAN": { Plan: Plan }[] };
    const [row] = await sql<Row>(`explain (${option}format json) ${text}`, values);
    return row?.["QUERY PLAN"].flatMap(({ Plan: plan }) => nodesOf(plan)) ?? [];
  };
  return async ({ name, text, values = [] }: SentStatement): Promise<Plan[]> => [
    ...(await explained("", text, values)),
    ...(name ? await explained("generic_plan, ", text, []) : []),
  ];
};
