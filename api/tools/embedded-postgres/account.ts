import { execFile } from "node:child_process";
import { stat } from "node:fs/promises";
import { promisify } from "node:util";
import { errorCodeOf, embeddedPostgresError } from "./embedded-postgres-error.ts";

/** The system user of the server. PostgreSQL refuses to run as root, which is the usual user in a container. */
export type Account = {
  /** A program with arguments that starts the server; empty for a direct start. */
  wrapper: string[];
  /** The user and group of the server if they differ from the shop's. */
  ids: { uid?: number; gid?: number };
};

const NOBODY_ID = 65534;

/** Runs the server in a user namespace: there its user is `nobody`, and on disk all of its files belong to root. */
const UNSHARE = ["unshare", "--user", `--map-user=${NOBODY_ID}`, `--map-group=${NOBODY_ID}`, "--"];

const canUnshare = async (): Promise<boolean> => {
  const [program = "", ...args] = UNSHARE;
  return promisify(execFile)(program, [...args, "true"]).then(
    () => true,
    () => false,
  );
};

const ownerOf = async (folder: string) => {
  try {
    const { uid, gid } = await stat(folder);
    return { uid, gid };
  } catch (error) {
    if (errorCodeOf(error) === "ENOENT") return undefined;
    throw error;
  }
};

/**
 * Returns the account of a cluster's server. A shop that does not run as root uses its own user. A shop that runs as root
 * uses, in this order: the owner of the cluster, if that is another user; `unshare`, if the machine allows it; the user
 * `nobody`, if there is no cluster yet. Throws if none of these applies.
 */
export const accountFor = async (cluster: string): Promise<Account> => {
  if (process.getuid?.() !== 0) return { wrapper: [], ids: {} };
  const owner = await ownerOf(cluster);
  if (owner && owner.uid !== 0) return { wrapper: [], ids: owner };
  if (await canUnshare()) return { wrapper: UNSHARE, ids: {} };
  if (!owner) return { wrapper: [], ids: { uid: NOBODY_ID, gid: NOBODY_ID } };
  throw embeddedPostgresError(
    `PostgreSQL does not run as root, and this machine does not allow "unshare" to map root to another user.`,
  );
};

/** The command line and the spawn options that run a program as the account. */
export const runAs = (account: Account, program: string, args: string[]) => {
  const [command = program, ...rest] = [...account.wrapper, program, ...args];
  return { command, args: rest, ids: account.ids };
};

/** The complete environment of the server: English messages, UTC, and no secrets of the shop. `rest` has more variables, by name. */
export const serverEnv = (rest: Record<string, string> = {}): NodeJS.ProcessEnv => ({
  PATH: process.env["PATH"],
  LC_ALL: "C.UTF-8",
  TZ: "UTC",
  ...rest,
});
