import type { Person } from "./factories.ts";
import { postOperation } from "./multipart.ts";
import type { TestShop } from "./test-shop.ts";

type Cells = { order: string; tracking: string; amount: string };
type Row = { position: number; cells: Cells; state: string; sentence: string; orderNumber: string | null };
export type Correction = { position: number } & Cells;
export type CourierCash = { rows: Row[]; readyCount: number; readyAmount: number; problemCount: number };
type Answer = {
  data?: Record<string, CourierCash> | null;
  errors?: { message: string; extensions: { code: string; sentence?: string; row?: number } }[];
};

const fields =
  "rows { position cells { order tracking amount } state sentence orderNumber } readyCount readyAmount problemCount";

/** A courier's file of orders and amounts. */
export const courierFileOf = (...lines: string[]): Buffer =>
  Buffer.from(`order number,amount\n${lines.join("\n")}\n`);

/** Calls about a courier's file of collected cash. */
export const courierFileCalls = ({ server }: TestShop, admin: Person) => {
  const send = async (
    operation: "checkCourierCash" | "collectCourierCash",
    content: Buffer,
    person: Person,
    corrections: readonly Correction[] = [],
  ) => {
    const query = `mutation($file: Upload!, $corrections: [CourierCashCorrectionInput!]) {
      ${operation}(input: { file: $file, corrections: $corrections }) { ${fields} } }`;
    const headers = { authorization: `Bearer ${person.token}` };
    const operationOfFile = { query, variables: { file: null, corrections } };
    const { body } = await postOperation(
      server.app,
      operationOfFile,
      { content, name: "cash.csv" },
      "variables.file",
      headers,
    );
    return body as Answer;
  };

  const check = async (content: Buffer, corrections?: readonly Correction[]): Promise<CourierCash> => {
    const { data, errors } = await send("checkCourierCash", content, admin, corrections);
    if (!data?.["checkCourierCash"]) throw new Error(JSON.stringify(errors));
    return data["checkCourierCash"];
  };

  const collect = (content: Buffer, corrections?: readonly Correction[]) =>
    send("collectCourierCash", content, admin, corrections);
  return { send, check, collect };
};
