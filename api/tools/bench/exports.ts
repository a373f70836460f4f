import { logInAdmin } from "./admin.ts";
import type { BenchSetup } from "./bench-setup.ts";
import { BenchFailure } from "./load.ts";
import { memoryOf } from "./process-figures.ts";
import { numberFormat } from "./report-lines.ts";
import { sendRequest } from "./send-request.ts";

const files = {
  orders: "exportOrders(input: { from: $from, to: $to, hasContacts: false })",
  "orders with contacts": "exportOrders(input: { from: $from, to: $to, hasContacts: true })",
  sales: "exportSales(input: { from: $from, to: $to })",
};

/** The limits of the longest file. */
const maxSeconds = 60;
const maxMegabytes = 50;

const linkOf = async (setup: BenchSetup, token: string, call: string): Promise<string> => {
  const day = (yearsAgo: number) => `${new Date().getUTCFullYear() - yearsAgo}-01-01`;
  const { data } = await sendRequest<{ data: { file: { url: string } } }>(setup, {
    path: "/graphql",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({
      query: `mutation($from: Day!, $to: Day!) { file: ${call} { url } }`,
      variables: { from: day(4), to: day(-1) },
    }),
  });
  return data.file.url;
};

const newline = 10;

/** Downloads a file, and measures the process of the shop meanwhile. */
const download = async ({ shop }: BenchSetup, url: string) => {
  const { pid } = shop.process;
  const [startedAt, before] = [performance.now(), memoryOf(pid)];
  let [lines, bytes, peak] = [0, 0, before];
  const sampling = setInterval(() => (peak = Math.max(peak, memoryOf(pid))), 20);
  try {
    const response = await fetch(new URL(url, shop.url));
    if (response.status !== 200 || !response.body) throw new BenchFailure(`export: ${response.status}`);
    for await (const chunk of response.body) {
      bytes += chunk.length;
      for (const byte of chunk) if (byte === newline) lines += 1;
    }
  } finally {
    clearInterval(sampling);
  }
  return { lines, bytes, seconds: (performance.now() - startedAt) / 1000, before, more: peak - before };
};

/** Downloads the files of all orders, one after the other: time, and memory of the process beyond what it had. */
export const measureExports = async (setup: BenchSetup, log: (line: string) => unknown): Promise<void> => {
  const token = await logInAdmin(setup);
  log(`\nexports of ${numberFormat.format(setup.orders)} orders`);
  // The first file of a process compiles the code.
  await download(setup, await linkOf(setup, token, files.sales));
  for (const [name, call] of Object.entries(files)) {
    const { lines, bytes, seconds, before, more } = await download(setup, await linkOf(setup, token, call));
    const isMet = seconds <= maxSeconds && more <= maxMegabytes;
    log(
      `  ${name.padEnd(22)} ${numberFormat.format(lines)} lines, ${(bytes / 2 ** 20).toFixed(0)} MB in ${seconds.toFixed(1)} s, ` +
        `${more.toFixed(0)} MB beyond ${before.toFixed(0)} MB  ${isMet ? "met" : "MISSED"}`,
    );
  }
};
