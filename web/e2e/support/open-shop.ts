import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Starts the built shop with the demo catalogue, on a free port and a data folder that goes with it. */
const openShop = async (): Promise<() => Promise<void>> => {
  const dataDir = await mkdtemp(join(tmpdir(), "saanjh-e2e-"));
  process.env["SHOP_DATA"] = dataDir;
  const shop = spawn(process.execPath, ["api/dist/main.js"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "test", PORT: "0", DATA_DIR: dataDir, LOG_LEVEL: "error" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  shop.stdout.setEncoding("utf8");
  process.env["SHOP_URL"] = await new Promise<string>((resolve, reject) => {
    let said = "";
    shop.stdout.on("data", (text: string) => {
      said += text;
      const url = said.match(/Saanjh is open at (\S+)/)?.[1];
      if (url) resolve(url);
    });
    shop.once("exit", (code) => reject(new Error(`The shop ended with ${code}: ${said}`)));
  });
  return async () => {
    const ended = once(shop, "exit");
    shop.kill("SIGTERM");
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
};

export default openShop;
