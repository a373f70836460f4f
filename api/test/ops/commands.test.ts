import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { describe, expect, it, vi } from "vitest";
import { root } from "../support/deployment-files.ts";
import { shopProgram } from "../support/shop-program.ts";

vi.setConfig({ testTimeout: 90_000 });

/** Runs a program of the shop without a terminal. Its database does not answer. */
const run = async (name: string, args: string[], env: Record<string, string>) => {
  const child = spawn(process.execPath, [...shopProgram(name), ...args], {
    cwd: root,
    env: {
      PATH: process.env["PATH"],
      DATABASE_URL: "postgres://shop@127.0.0.1:9/shop",
      DATABASE_WAIT_SECONDS: "1",
      LOG_LEVEL: "silent",
      ...env,
    },
  });
  child.stdin.end();
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close") as Promise<[number]>,
  ]);
  return { code, stdout, stderr };
};

describe.concurrent("a command of the operator", () => {
  it("that makes an admin fails without a question when it has neither terminal nor password", async () => {
    expect(await run("create-admin", ["boss@shop.example.com"], {})).toEqual({
      code: 1,
      stdout: "",
      stderr: "No password: type it at a terminal, pipe it in, or set ADMIN_PASSWORD.\n",
    });
  });

  it("that migrates says one sentence for a wrong setting", async () => {
    const { code, stdout, stderr } = await run("migrate", [], { PORT: "http" });
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(/^Settings that cannot be used: PORT: .*\.env\.example\.\n$/);
  });
});
