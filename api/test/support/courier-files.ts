import type { Person } from "./factories.ts";
import { postOperation } from "./multipart.ts";
import type { TestShop } from "./test-shop.ts";

type Row = { position: number; state: string; sentence: string; orderNumber: string | null };
export type CourierCash = { rows: Row[]; readyCount: number; readyAmount: number; problemCount: number };
type Answer = {
  data?: Record<string, CourierCash> | null;
  errors?: { message: string; extensions: { code: string; sentence?: string; row?: number } }[];
};

const fields = "rows { position state sentence orderNumber } readyCount readyAmount problemCount";

/** A courier's file of orders and amounts. */
export const courierFileOf = (...lines: string[]): Buffer =>
  Buffer.from(`order number,amount\n${lines.join("\n")}\n`);

/** Calls about a courier's file of collected cash. */
export const courierFileCalls = ({ server }: TestShop, admin: Person) => {
  const send = async (
    operation: "checkCourierCash" | "collectCourierCash",
    content: Buffer,
    person: Person,
  ) => {
    const query = `mutation($file: Upload!) { ${operation}(file: $file) { ${fields} } }`;
    const headers = { authorization: `Bearer ${person.token}` };
    const operationOfFile = { query, variables: { file: null } };
    const { body } = await postOperation(
      server.app,
      operationOfFile,
      { content, name: "cash.csv" },
      "variables.file",
      headers,
    );
    return body as Answer;
  };

  const check = async (content: Buffer): Promise<CourierCash> => {
    const { data, errors } = await send("checkCourierCash", content, admin);
    if (!data?.["checkCourierCash"]) throw new Error(JSON.stringify(errors));
    return data["checkCourierCash"];
  };

  const collect = (content: Buffer) => send("collectCourierCash", content, admin);
  return { send, check, collect };
};
