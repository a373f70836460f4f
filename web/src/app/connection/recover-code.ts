import type { CodeUse, RecoverCode } from "../../ui/load-code.ts";
import type { Connection } from "./connection.ts";
import { isReplacedVersion, loadFreshPage } from "./fresh-page.ts";
import type { PendingCodeList } from "./pending-code.ts";
import { wait } from "../wait.ts";

/** Pauses before the further tries while the shop answers, in milliseconds. */
const RETRY_DELAYS_MS = [300, 1500, 4000];

type Recovery = {
  connection: Connection;
  pendingCode: PendingCodeList;
  /** Resolves when no change is on its way to the server. A new page would cancel it. */
  untilSent: () => Promise<void>;
};

/** The code; `undefined` if it could not be loaded. An outage of the network costs no try. */
const retry = async <Module>(
  load: () => Promise<Module>,
  connection: Connection,
): Promise<Module | undefined> => {
  for (const delay of RETRY_DELAYS_MS) {
    await connection.untilReachable();
    if (await isReplacedVersion()) return undefined;
    await wait(delay);
    const module = await load().catch(() => undefined);
    if (module) return module;
  }
  return undefined;
};

const never = <Module>(): Promise<Module> => new Promise(() => {});

/**
 * Loads code again until it arrives. If the shop answers without it, the client is of an old version, or the browser keeps
 * the failure: a page is then loaded in full from the server, and a part asks the shopper first, since typed text could be lost.
 */
export const codeRecovery =
  ({ connection, pendingCode, untilSent }: Recovery): RecoverCode =>
  async <Module>(load: () => Promise<Module>, use: CodeUse): Promise<Module> => {
    const { pathname } = location;
    const removePending = pendingCode.add({ use, pathname, isFailed: false });
    const module = await retry(load, connection);
    removePending();
    if (module) return module;
    if (use === "part") {
      pendingCode.add({ use, pathname, isFailed: true });
      return never();
    }
    await untilSent();
    if (location.pathname === pathname && loadFreshPage()) return never();
    throw new Error("The code of the page could not be loaded.");
  };
