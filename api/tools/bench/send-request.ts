import type { Request } from "autocannon";
import { BenchFailure } from "./load.ts";
import type { BenchSetup } from "./bench-setup.ts";

/** Sends one request to the shop and returns its JSON. Throws BenchFailure unless the status is 200. */
export const sendRequest = async <Data>(setup: BenchSetup, request: Request): Promise<Data> => {
  const { path = "", method = "POST", headers = {}, body = "" } = request;
  const response = await fetch(setup.shop.url + path, { method, headers, body });
  const text = await response.text();
  if (response.status !== 200)
    throw new BenchFailure(`${path}: status ${response.status}, ${text.slice(0, 500)}`);
  return JSON.parse(text) as Data;
};
