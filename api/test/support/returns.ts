import { randomUUID } from "node:crypto";
import type { GqlResponse } from "./calls.ts";
import type { LineInput, Person } from "./factories.ts";
import type { TestShop } from "./test-shop.ts";

const returnFields = `id returnNumber orderNumber fullName status version refusalReason expectedAmount creditedAmount
  replacementCourier replacementTrackingId replacementTrackingUrl sendTo method
  lines { id quantity kind reason comment size color newSize newColor restocked writtenOff missing replacementsDue title product { id } }
  photos { id url width height } steps { kind }`;

export type ReturnFields = {
  id: string;
  returnNumber: string;
  status: string;
  version: number;
  expectedAmount: number;
  creditedAmount: number | null;
  sendTo: string[] | null;
  method: "DROP_OFF" | "PICK_UP";
  replacementCourier: string | null;
  replacementTrackingUrl: string | null;
  lines: {
    id: string;
    quantity: number;
    size: string | null;
    newSize: string | null;
    restocked: number;
    writtenOff: number;
    missing: number;
  }[];
  photos: { id: string; url: string; width: number; height: number }[];
  steps: { kind: string }[];
};

const REQUEST_RETURN = `mutation RequestReturn($input: RequestReturnInput!) {
  result: requestReturn(input: $input) { ${returnFields} } }`;

const stepOperations = {
  withdraw: `mutation($returnId: ID!) { result: withdrawReturn(returnId: $returnId) { ${returnFields} } }`,
  approve: `mutation($returnId: ID!, $version: Int!) {
    result: approveReturn(input: { returnId: $returnId, version: $version }) { ${returnFields} } }`,
  refuse: `mutation($returnId: ID!, $version: Int!, $reason: String!) {
    result: refuseReturn(input: { returnId: $returnId, version: $version, reason: $reason }) { ${returnFields} } }`,
  receive: `mutation($returnId: ID!, $version: Int!) {
    result: receiveReturn(input: { returnId: $returnId, version: $version }) { ${returnFields} } }`,
  inspect: `mutation($returnId: ID!, $version: Int!, $lines: [InspectedLineInput!]!) {
    result: inspectReturn(input: { returnId: $returnId, version: $version, lines: $lines }) { ${returnFields} } }`,
  sendReplacement: `mutation($returnId: ID!, $version: Int!, $courier: String!, $trackingId: String!) {
    result: sendReplacement(input: { returnId: $returnId, version: $version, courier: $courier, trackingId: $trackingId }) {
      ${returnFields} } }`,
};

const OPTIONS = `query($orderId: ID!) { returnOptions(orderId: $orderId) { lastDay method
  pieces { lineId title size color quantity replacements { size color stock } } } }`;

const MY_RETURNS = `query($first: Int! = 20, $after: String) { myReturns(first: $first, after: $after) {
  totalCount statusCounts { status count } pageInfo { hasNextPage endCursor } nodes { ${returnFields} } } }`;

export type RequestedLine = {
  lineId: string;
  quantity?: number;
  kind?: "RETURN" | "EXCHANGE";
  reason?: string;
  comment?: string;
  fromSize?: string | null;
  fromColor?: string | null;
  size?: string | null;
  color?: string | null;
};

type StepResponse = Promise<GqlResponse<{ result: ReturnFields }>>;

/** Delivered orders, requests of their shoppers, and the steps of the shop. */
export const returnsOf = ({ gql, sql, aShopper, anAdmin, aProduct, anOrder, changeStatus }: TestShop) => {
  const linesOf = (orderId: string) =>
    sql<{ id: string }>("select id from order_lines where order_id = $1 order by position", [orderId]);

  /** A delivered order in cash: by default two dresses in M of 1,200 rupees, of 5 pieces in each of three sizes. */
  const aDeliveredOrder = async (
    options: { quantity?: number; lines?: LineInput[]; shopper?: Person } = {},
  ) => {
    const [shopper, admin, dress] = await Promise.all([
      options.shopper ?? aShopper(),
      anAdmin(),
      aProduct({ sizes: ["S", "M", "L"], colors: ["Red"], stockOfEach: 5, price: 1200 }),
    ]);
    const line = { productId: dress.id, size: "M", color: "Red", quantity: options.quantity ?? 2 };
    const order = await anOrder({ shopper, lines: options.lines ?? [line] });
    await changeStatus(admin, order.id, "DELIVERED");
    const lines = await linesOf(order.id);
    return { shopper, admin, dress, order, lineId: lines[0]?.id ?? "", lines };
  };

  const request = (
    shopper: Person,
    orderId: string,
    lines: RequestedLine[],
    idempotencyKey: string = randomUUID(),
  ): StepResponse => {
    const input = {
      orderId,
      idempotencyKey,
      lines: lines.map((line) => ({ quantity: 1, kind: "RETURN", reason: "TOO_SMALL", ...line })),
    };
    return gql(REQUEST_RETURN, { input }, shopper.token);
  };

  const step = (
    name: keyof typeof stepOperations,
    person: Person,
    { id, version }: Pick<ReturnFields, "id" | "version">,
    variables: Record<string, unknown> = {},
  ): StepResponse => gql(stepOperations[name], { returnId: id, version, ...variables }, person.token);

  /** Takes a return to `received`. */
  const received = async (admin: Person, request: ReturnFields): Promise<ReturnFields> => {
    const approved = (await step("approve", admin, request)).data.result;
    return (await step("receive", admin, approved)).data.result;
  };

  const restocked = ({ lines }: ReturnFields) =>
    lines.map(({ id, quantity }) => ({ lineId: id, restocked: quantity, writtenOff: 0 }));

  /** An inspection of a return of one line: what of it has arrived in all. */
  const found = ({ lines: [line] }: ReturnFields, restocked: number, missing: number, writtenOff = 0) => ({
    lines: [{ lineId: line?.id, restocked, writtenOff, missing }],
  });

  /** Takes a return to `completed`: by default all pieces go back into stock. */
  const completed = async (
    admin: Person,
    request: ReturnFields,
    lines = restocked(request),
  ): Promise<ReturnFields> =>
    (await step("inspect", admin, await received(admin, request), { lines })).data.result;

  return {
    aDeliveredOrder,
    linesOf,
    request,
    step,
    received,
    completed,
    restocked,
    found,
    options: (shopper: Person, orderId: string) =>
      gql<{
        returnOptions: {
          lastDay: string;
          pieces: {
            lineId: string;
            size: string | null;
            quantity: number;
            replacements: { size: string | null; stock: number }[];
          }[];
        };
      }>(OPTIONS, { orderId }, shopper.token),
    myReturns: async (shopper: Person) =>
      (await gql<{ myReturns: { totalCount: number; nodes: ReturnFields[] } }>(MY_RETURNS, {}, shopper.token))
        .data.myReturns,
    /** Moves the delivery of an order into the past. */
    passDays: async (orderId: string, days: number) => {
      await sql(
        "update order_status_changes set changed_at = changed_at - make_interval(days => $2) where order_id = $1",
        [orderId, days],
      );
    },
  };
};
