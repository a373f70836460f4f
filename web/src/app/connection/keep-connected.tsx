import type { ApolloClient } from "@apollo/client";
import { createRoot } from "react-dom/client";
import { provideCodeRecovery } from "../../ui/load-code.ts";
import { Connection } from "./connection.ts";
import { ConnectionNotice } from "./connection-notice.tsx";
import { PendingCodeList } from "./pending-code.ts";
import { codeRecovery } from "./recover-code.ts";
import { repeatFailedQueries, watchRequests } from "./watch-requests.ts";

/** Loads the pictures again that failed while there was no network. */
const repeatFailedPictures = (): void => {
  for (const image of document.images) {
    const hasFailed = image.complete && image.naturalWidth === 0 && image.currentSrc !== "";
    // The browser chooses the file again when an attribute is set, also to the same value.
    if (hasFailed) image.src = image.getAttribute("src") ?? "";
  }
};

/** Loads again what has failed, when the outage ends or the browser reports another network. */
const repeatWhenBack = (client: ApolloClient, connection: Connection): void => {
  const repeat = () => {
    repeatFailedQueries(client);
    repeatFailedPictures();
  };
  connection.subscribe(() => {
    if (connection.status === "restored") repeat();
  });
  addEventListener("offline", () => void connection.recheck());
  addEventListener("online", () => {
    // The end of an outage repeats by itself.
    if (connection.isDown) void connection.recheck();
    else void connection.recheck().then((isReachable) => isReachable && repeat());
  });
  if (!navigator.onLine) void connection.check();
};

/**
 * Keeps the page through an outage of the network and the deployment of a new version (docs/adr/0036). The notice has a
 * root of its own, so that it is not part of the first load and stays when the page fails.
 */
export const keepConnected = (client: ApolloClient): Connection => {
  const connection = new Connection();
  const pendingCode = new PendingCodeList();
  const { untilSent } = watchRequests(client, connection);
  provideCodeRecovery(codeRecovery({ connection, pendingCode, untilSent }));
  repeatWhenBack(client, connection);
  const container = document.createElement("div");
  document.body.append(container);
  createRoot(container).render(<ConnectionNotice connection={connection} pendingCode={pendingCode} />);
  return connection;
};
