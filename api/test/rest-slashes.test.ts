import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { restRows } from "../src/app/features.ts";
import { openTestShop } from "./support/test-shop.ts";

const { rest, anAdmin, aProduct } = await openTestShop();
const admin = await anAdmin();

describe("every documented path", () => {
  it.each(restRows)("$method $path answers a slash at its end as the path without it", async (row) => {
    const { method, path } = row;
    const url = `/api${path.replace(/:\w+/g, randomUUID())}`;
    const send = async (target: string) => {
      const { status, body } = await rest(method, target, method === "GET" ? undefined : {}, admin.token);
      return { status, body };
    };
    const answer = await send(url);
    expect(answer.body).not.toMatchObject({ code: "PATH_UNKNOWN" });
    expect(await send(`${url}/`)).toEqual(answer);
    expect(await send(`${url}//`)).toMatchObject({ status: 404, body: { code: "PATH_UNKNOWN" } });
    const refused = await rest("DELETE", `${url}/`);
    expect([refused.status, refused.headers["allow"]]).toEqual([405, expect.stringContaining(method)]);
  });

  it.each(["/products//", "/feedback/", "/feedback//", "/orders/invoice/", "/orders/admin//status"])(
    "has no empty part: %s is unknown",
    async (path) => {
      for (const method of ["GET", "POST", "PUT", "DELETE"] as const)
        expect(await rest(method, `/api${path}`)).toMatchObject({
          status: 404,
          body: { code: "PATH_UNKNOWN" },
        });
    },
  );
});

it("a list has the same rows, parameters and next page with a slash at its end", async () => {
  await aProduct();
  await aProduct();
  const [plain, slashed] = [
    await rest("GET", "/api/products?limit=1"),
    await rest("GET", "/api/products/?limit=1"),
  ];
  expect([plain.status, slashed.body]).toEqual([200, plain.body]);
  expect(slashed.headers["link"]).toBe(
    String(plain.headers["link"]).replace("/api/products?", "/api/products/?"),
  );
});
