import { spawn } from "node:child_process";
import { generate, install, loadSettings, root } from "./setup.mjs";

install();
generate();
loadSettings();

const port = process.env.PORT || "4000";
const start = (args, env = {}) =>
  spawn(process.execPath, args, { cwd: root, stdio: "inherit", env: { ...process.env, ...env } });

const children = [
  start(["--watch", "--watch-preserve-output", "--import", "@oxc-node/core/register", "api/src/main.ts"], {
    PORT: port,
  }),
  start(["node_modules/vite/bin/vite.js", "web"], { SHOP_URL: `http://127.0.0.1:${port}` }),
];

const stop = () => children.forEach((child) => child.kill("SIGTERM"));
process.on("SIGINT", stop);
process.on("SIGTERM", stop);
for (const child of children) child.on("exit", stop);
