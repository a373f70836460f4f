import { spawnSync } from "node:child_process";
import { chmod, mkdtemp, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { describe, expect, vi } from "vitest";
import { firstValue, expectMarkerRow, it, insertMarkerRow } from "../support/embedded-postgres-fixture.ts";

vi.setConfig({ testTimeout: 30_000 });

const isRoot = process.getuid?.() === 0;
const NOBODY = 65534;

/** Another user can start the shop only from a folder that all users can read, and a private clone is not. */
const isOpenToAll = (): boolean => {
  const readArguments = ["-e", "require('node:fs').accessSync(process.argv[1])", resolve("package.json")];
  return (
    spawnSync(process.execPath, readArguments, { uid: NOBODY, gid: NOBODY, stdio: "ignore" }).status === 0
  );
};

describe
  .runIf(isRoot && isOpenToAll())
  .concurrent("the system account of the server, when root starts it", () => {
    it("is an ordinary user", async ({ fixture }) => {
      const { dataDir, cluster, startProcess } = fixture;
      await chmod(dataDir, 0o777);
      const { url } = await startProcess({ uid: NOBODY, gid: NOBODY }).started;
      expect(await firstValue(url, "select 1")).toBe(1);
      expect((await stat(cluster)).uid).toBe(NOBODY);
    });

    it("is the user `nobody` where root may not unshare, also at the next start as root", async ({
      fixture,
    }) => {
      const { dataDir, cluster, startHere, startProcess, endServer } = fixture;
      await chmod(dataDir, 0o755);
      const emptyPath = await mkdtemp(join(dataDir, "no-unshare-"));
      const shop = startProcess({ env: { PATH: emptyPath } });
      await insertMarkerRow((await shop.started).url);
      await shop.kill();
      await endServer("SIGKILL");
      const { url } = await startHere();
      await expectMarkerRow(url);
      expect((await stat(cluster)).uid).toBe(NOBODY);
    });
  });
