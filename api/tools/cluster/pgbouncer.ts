import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { accountFor } from "../embedded-postgres/account.ts";
import type { Place } from "./place.ts";
import { debianPrograms } from "./programs.ts";
import { service, type Service } from "./service.ts";
import { pgbouncerConfiguration, pgbouncerUsers } from "./pgbouncer-configuration.ts";

export type Pgbouncer = Service & { url: string };

/** Starts pgbouncer in transaction mode in front of the database of this URL. */
export const openPgbouncer = async (
  place: Pick<Place, "folder" | "log" | "port" | "cleaning">,
  serverUrl: string,
): Promise<Pgbouncer> => {
  const server = new URL(serverUrl);
  const [folder, port] = [await place.folder("pgbouncer"), await place.port()];
  const usersFile = join(folder, "users.txt");
  const file = join(folder, "pgbouncer.ini");
  await writeFile(usersFile, pgbouncerUsers(server), { mode: 0o644 });
  await writeFile(file, pgbouncerConfiguration({ server, port, usersFile }), { mode: 0o644 });
  const pooler = service({
    name: "pgbouncer",
    program: debianPrograms.pgbouncer.path,
    args: [file],
    account: await accountFor(folder),
    folder,
    log: place.log("pgbouncer"),
  });
  place.cleaning.add(pooler.stop);
  await pooler.start();
  const url = new URL(serverUrl);
  url.host = `127.0.0.1:${port}`;
  return { ...pooler, url: url.href };
};
