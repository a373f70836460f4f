import { once } from "node:events";
import { readdir, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { describe, expect, vi } from "vitest";
import { freePort } from "../../tools/bench/node-process.ts";
import { startTest as it } from "../support/server-fixture.ts";

vi.setConfig({ testTimeout: 90_000 });

describe.concurrent("a start that cannot succeed", () => {
  it("reports what it waits for until its time limit, but no password", async ({ fixture: { start } }) => {
    const port = await freePort();
    const server = start({
      DATABASE_URL: `postgres://shop:hunter2@127.0.0.1:${port}/dresses`,
      DATABASE_WAIT_SECONDS: "2",
    });
    expect(await server.ended).toBe(1);
    const output = server.output();
    const address = `127\\.0\\.0\\.1:${port}/dresses`;
    expect(output).toMatch(new RegExp(`Waiting for the database at ${address} .*ECONNREFUSED`));
    expect(output).toMatch(new RegExp(`^No database at ${address} after 2 s .*Check DATABASE_URL\\.$`, "m"));
    expect(output).not.toContain("hunter2");
    expect(output).not.toMatch(/\n\s+at /);
  });

  it("names the settings that production requires", async ({ fixture: { start } }) => {
    const server = start({ NODE_ENV: "production", PUBLIC_URL: "https://shop.example.com" });
    expect(await server.ended).toBe(1);
    expect(server.output()).toBe(
      "NODE_ENV=production demands DATABASE_URL, JWT_SECRET, PAYOUT_SECRET, SMTP_URL, MAIL_FROM, RAZORPAY_KEY_ID, " +
        "RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET, SELLER_NAME, SELLER_ADDRESS, SELLER_STATE, " +
        "GRIEVANCE_OFFICER_NAME, GRIEVANCE_OFFICER_DESIGNATION, GRIEVANCE_OFFICER_PHONE, GRIEVANCE_OFFICER_EMAIL. " +
        "A shop in India names a grievance officer (Consumer Protection (E-Commerce) Rules 2020, rule 4). See .env.example.\n",
    );
  });

  it("names the settings that are unsafe in production, with a fix for each", async ({
    fixture: { start },
  }) => {
    const server = start({
      NODE_ENV: "production",
      PUBLIC_URL: "http://shop.example.com",
      DATABASE_URL: "postgres://shop@127.0.0.1:9/shop",
      JWT_SECRET: "secret-secret-secret-secret-secret",
      PAYOUT_SECRET: "payouts-payouts-payouts-payouts-pay",
      SMTP_URL: "smtp://127.0.0.1:9",
      MAIL_FROM: "shop@example.com",
      RAZORPAY_KEY_ID: "rzp_test_0123456789",
      RAZORPAY_KEY_SECRET: "the key secret",
      RAZORPAY_WEBHOOK_SECRET: "Hn5TzQ8wXb2LmVe7YcKs4GpRa9Jd,x",
      METRICS_TOKEN: "0123456789abcdef",
      EDGE_PURGE_URL: "http://cache.example.com/purge",
      EDGE_PURGE_TOKEN: "mW4xTq9LcVb2Kz7YnHs5GdRp",
      S3_URL: "https://s3.example.com/shop",
      S3_ACCESS_KEY_ID: "shop",
      S3_SECRET_ACCESS_KEY: "mW4xTq9LcVb2Kz7YnHs5GdRp",
      THROTTLES: "off",
      RAZORPAY_API_URL: "http://127.0.0.1:9",
      SELLER_NAME: "Saanjh Studio",
      SELLER_ADDRESS: "Chandigarh",
      SELLER_STATE: "Chandigarh",
      GRIEVANCE_OFFICER_NAME: "Harleen Sandhu",
      GRIEVANCE_OFFICER_DESIGNATION: "Grievance Officer",
      GRIEVANCE_OFFICER_PHONE: "+91 172 555 0149",
      GRIEVANCE_OFFICER_EMAIL: "grievance@shop.example.com",
      ADMIN_EMAIL: "boss@example.com",
      ADMIN_PASSWORD: "admin-demo",
    });
    expect(await server.ended).toBe(1);
    const [first, ...problems] = server.output().trimEnd().split("\n");
    expect(first).toBe("The shop does not start with these settings:");
    expect(problems.map((line) => line.split(":")[0])).toEqual([
      "PUBLIC_URL",
      "EDGE_PURGE_URL",
      "JWT_SECRET",
      "PAYOUT_SECRET",
      "METRICS_TOKEN",
      "RAZORPAY_KEY_SECRET",
      "RAZORPAY_WEBHOOK_SECRET",
      "S3_SECRET_ACCESS_KEY",
      "THROTTLES",
      "ADMIN_PASSWORD",
      "RAZORPAY_KEY_ID",
      "RAZORPAY_API_URL",
      "TRUST_PROXY",
      "See docs/operating.md.",
    ]);
    expect(server.output()).not.toMatch(/secret-secret|admin-demo|0123456789abcdef|\n\s+at /);
  });

  it("reports why its data folder cannot be used", async ({ fixture: { dataDir, start } }) => {
    const file = join(dataDir, "a-file");
    await writeFile(file, "not a folder");
    for (const [folder, reason] of [
      [file, "it is not a folder (EEXIST)"],
      [join(file, "below"), "a part of the path is not a folder (ENOTDIR)"],
    ] as const) {
      const server = start({ DATA_DIR: folder });
      expect(await server.ended).toBe(1);
      expect(server.output()).toBe(`DATA_DIR: ${folder} cannot be used: ${reason}.\n`);
    }
  });

  it("reports why its bucket cannot be used, but not its secret", async ({ fixture: { start } }) => {
    const url = `http://127.0.0.1:${await freePort()}/shop`;
    const server = start({ S3_URL: url, S3_ACCESS_KEY_ID: "key", S3_SECRET_ACCESS_KEY: "hunter2-hunter2" });
    expect(await server.ended).toBe(1);
    expect(server.output()).toBe(
      `S3_URL: the bucket ${url} cannot be used: the endpoint refuses connections (ECONNREFUSED).\n`,
    );
  });

  it("refuses an empty secret file in its data folder, as a crash may have left it", async ({
    fixture: { dataDir, start },
  }) => {
    await writeFile(join(dataDir, "jwt-secret"), "");
    const server = start({});
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(/^\S+jwt-secret: has fewer than 32 bytes\. Remove it: /m);
    expect(server.output()).not.toMatch(/\n\s+at /);
  });

  it("reports first that its port is in use, before it has a database", async ({
    fixture: { dataDir, start },
  }) => {
    const listener = createServer().listen(0, "127.0.0.1");
    await once(listener, "listening");
    const { port } = listener.address() as AddressInfo;
    const server = start({ PORT: String(port) });
    expect(await server.ended).toBe(1);
    expect(server.output()).toBe(
      `Port ${port} of 127.0.0.1 is in use. End the program that listens there, or set another PORT. (EADDRINUSE)\n`,
    );
    expect(await readdir(dataDir)).toEqual([]);
    listener.close();
  });
});
