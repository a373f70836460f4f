import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { accountFor } from "../embedded-postgres/account.ts";
import { haproxyConfiguration, type HaproxyOptions } from "./haproxy-configuration.ts";
import type { Place } from "./place.ts";
import { debianPrograms } from "./programs.ts";
import { service, type Service } from "./service.ts";

export const openHaproxy = async (place: Place, options: HaproxyOptions): Promise<Service> => {
  const folder = await place.folder("haproxy");
  const file = join(folder, "haproxy.cfg");
  await writeFile(file, haproxyConfiguration(options), { mode: 0o644 });
  const haproxy = service({
    name: "haproxy",
    program: debianPrograms.haproxy.path,
    args: ["-db", "-f", file],
    account: await accountFor(folder),
    folder,
    log: place.log("haproxy"),
  });
  place.cleaning.add(haproxy.stop);
  await haproxy.start();
  return haproxy;
};
