import { describe, afterEach, beforeEach, expect, it, vi } from "vitest";
import type { CodeUse } from "../../ui/load-code.ts";
import { Connection } from "./connection.ts";
import { PendingCodeList } from "./pending-code.ts";
import { codeRecovery } from "./recover-code.ts";

/** A browser at /contact whose server answers each URL with this status, or not at all. */
const openBrowser = () => {
  const server: { isReachable: boolean; versionStatus: number } = { isReachable: true, versionStatus: 200 };
  const reload = vi.fn<() => void>();
  const history = { state: { idx: 3 } as unknown, replaceState: (state: unknown) => (history.state = state) };
  vi.stubGlobal("location", { pathname: "/contact", reload });
  vi.stubGlobal("history", history);
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("navigator", {
    get onLine() {
      return server.isReachable;
    },
  });
  vi.stubGlobal("fetch", (_url: string, options: RequestInit) =>
    server.isReachable
      ? Promise.resolve(
          new Response(null, { status: options.method === "HEAD" ? server.versionStatus : 200 }),
        )
      : Promise.reject(new TypeError("Failed to fetch")),
  );
  return { server, reload, history };
};

const recover = (load: () => Promise<string>, use: CodeUse = "page", untilSent = () => Promise.resolve()) => {
  const connection = new Connection();
  const pendingCode = new PendingCodeList();
  const module = codeRecovery({ connection, pendingCode, untilSent })(load, use);
  return { connection, pendingCode, module };
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("loads code again that failed once", async () => {
  const { reload } = openBrowser();
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error("reset"))
    .mockResolvedValue("page");
  const { module } = recover(load);
  await vi.runAllTimersAsync();
  expect(await module).toBe("page");
  expect(load).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
});

it("reloads the page after three failed loads", async () => {
  const { reload } = openBrowser();
  const broken = vi.fn<() => Promise<string>>().mockRejectedValue(new Error("reset"));
  recover(broken);
  await vi.runAllTimersAsync();
  expect(broken).toHaveBeenCalledTimes(3);
  expect(reload).toHaveBeenCalledOnce();
});

it("loads the code only after an outage has ended", async () => {
  const { server } = openBrowser();
  server.isReachable = false;
  const load = vi.fn<() => Promise<string>>().mockResolvedValue("page");
  const { module, connection, pendingCode } = recover(load);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(load).not.toHaveBeenCalled();
  expect(connection.status).toBe("offline");
  expect(pendingCode.entries()).toEqual([{ use: "page", pathname: "/contact", isFailed: false }]);
  server.isReachable = true;
  await vi.runAllTimersAsync();
  expect(await module).toBe("page");
  expect(pendingCode.entries()).toEqual([]);
});

describe("a page whose version is gone", () => {
  const openGone = () => {
    const browser = openBrowser();
    browser.server.versionStatus = 404;
    return browser;
  };

  it("is loaded in full after the changes are sent", async () => {
    const { reload } = openGone();
    const load = vi.fn<() => Promise<string>>();
    let reportSent = () => {};
    recover(load, "page", () => new Promise((resolve) => (reportSent = resolve)));
    await vi.runAllTimersAsync();
    expect(reload).not.toHaveBeenCalled();
    reportSent();
    await vi.runAllTimersAsync();
    expect(reload).toHaveBeenCalledOnce();
    expect(load).not.toHaveBeenCalled();
  });

  it("keeps its history state", async () => {
    const { reload, history } = openGone();
    recover(vi.fn<() => Promise<string>>());
    await vi.runAllTimersAsync();
    expect(reload).toHaveBeenCalledOnce();
    expect(history.state).toMatchObject({ idx: 3 });
  });

  it("is loaded in full only once", async () => {
    const { reload } = openGone();
    const load = vi.fn<() => Promise<string>>();
    recover(load);
    await vi.runAllTimersAsync();
    expect(reload).toHaveBeenCalledOnce();
    const again = recover(load);
    again.module.catch(() => undefined);
    await vi.runAllTimersAsync();
    await expect(again.module).rejects.toThrow("could not be loaded");
    expect(reload).toHaveBeenCalledOnce();
  });
});

it("does not load another page in full than the one that was pressed", async () => {
  const { server, reload } = openBrowser();
  server.versionStatus = 404;
  let reportSent = () => {};
  const { module } = recover(
    vi.fn<() => Promise<string>>(),
    "page",
    () => new Promise((resolve) => (reportSent = resolve)),
  );
  module.catch(() => undefined);
  await vi.runAllTimersAsync();
  vi.stubGlobal("location", { pathname: "/shop", reload });
  reportSent();
  await expect(module).rejects.toThrow("could not be loaded");
  expect(reload).not.toHaveBeenCalled();
});

it("never loads the page in full for a part of it: the notice asks first", async () => {
  const { server, reload } = openBrowser();
  server.versionStatus = 404;
  const { pendingCode } = recover(vi.fn<() => Promise<string>>(), "part");
  await vi.runAllTimersAsync();
  expect(reload).not.toHaveBeenCalled();
  expect(pendingCode.entries()).toEqual([{ use: "part", pathname: "/contact", isFailed: true }]);
});
