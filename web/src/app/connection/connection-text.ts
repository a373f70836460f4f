import type { ConnectionStatus } from "./connection.ts";
import type { PendingCode } from "./pending-code.ts";

const reasons: Partial<Record<ConnectionStatus, string>> = {
  offline: "You are offline.",
  unreachable: "The shop cannot be reached.",
};

/** What the shopper can do. */
const advice: Partial<Record<ConnectionStatus, string>> = {
  offline: "Check your Wi-Fi or mobile data.",
  unreachable: "Check your network.",
};

const outlooks = {
  page: "The next page could not be loaded. It will open when you are back online.",
  part: "Part of this page could not be loaded. It will open when you are back online.",
  none: "This page will continue when you are back online.",
};

/** The message about the connection; empty if all is well. `isFailed`: only loading the page again helps. */
export const connectionText = (
  status: ConnectionStatus,
  pendingCode: readonly Pick<PendingCode, "use" | "isFailed">[],
): { text: string; isFailed: boolean } => {
  const reason = reasons[status];
  if (reason) {
    const waitingFor = pendingCode.find(({ use }) => use === "page") ?? pendingCode[0];
    const outlook = outlooks[waitingFor?.use ?? "none"];
    return { text: [reason, outlook, advice[status]].join(" "), isFailed: false };
  }
  if (pendingCode.some(({ isFailed }) => isFailed))
    return { text: "Part of this page could not be loaded. Please reload the page.", isFailed: true };
  return { text: status === "restored" ? "The connection is back." : "", isFailed: false };
};
