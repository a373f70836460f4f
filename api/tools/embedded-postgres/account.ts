import { execFile } from "node:child_process";
import { stat } from "node:fs/promises";
import { promisify } from "node:util";
import { errorCodeOf, embeddedPostgresError } from "./embedded-postgres-error.ts";

/** Who the server runs as. PostgreSQL refuses to run as root, in a container the usual user. */
export type Account = {
  /** A program and its arguments to start the server through; empty for a direct start. */
  wrapper: string[];
  /** The system user to become, where it is not the one the shop runs as. */
  ids: { uid?: number; gid?: number };
};

const NOBODY_ID = 65534;

/** Shows root to the server as `nobody`. On disk everything stays root's own, so nothing changes hands. */
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
 * Picks the account for a cluster: the shop's own user, unless that is root. Root becomes the owner of a cluster that
 * another user made, goes through `unshare` for its own, and, where containers forbid that, makes new ones as `nobody`.
 */
export const accountFor = async (cluster: string): Promise<Account> => {
  if (process.getuid?.() !== 0) return { wrapper: [], ids: {} };
  const owner = await ownerOf(cluster);
  if (owner && owner.uid !== 0) return { wrapper: [], ids: owner };
  if (await canUnshare()) return { wrapper: UNSHARE, ids: {} };
  if (!owner) return { wrapper: [], ids: { uid: NOBODY_ID, gid: NOBODY_ID } };
  throw embeddedPostgresError(
    `PostgreSQL does not run as root, and this machine does not allow "unshare" to map root to nobody.`,
  );
};

/** The command line and spawn options that run a program of the package under the account. */
export const runAs = (account: Account, program: string, args: string[]) => {
  const [command = program, ...rest] = [...account.wrapper, program, ...args];
  return { command, args: rest, ids: account.ids };
};

/**
 * The server's whole environment: English messages, UTC, and none of the shop's secrets.
 * @param rest more variables, by name
 */
export const serverEnv = (rest: Record<string, string> = {}): NodeJS.ProcessEnv => ({
  PATH: process.env["PATH"],
  LC_ALL: "C.UTF-8",
  TZ: "UTC",
  ...rest,
});
