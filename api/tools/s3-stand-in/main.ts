import { parseArgs } from "node:util";
import { startS3StandIn } from "./s3-stand-in.ts";

/** `node --import @oxc-node/core/register api/tools/s3-stand-in/main.ts --port 9000 --data-dir .data/s3`: prints the shop's settings. */
const { values } = parseArgs({
  options: { port: { type: "string", default: "9000" }, "data-dir": { type: "string", default: ".data/s3" } },
});
const standIn = await startS3StandIn({ port: Number(values.port), dataDir: values["data-dir"] });
process.stdout.write(
  `${Object.entries(standIn.env)
    .map(([name, value]) => `${name}=${value}`)
    .join(" ")}\n`,
);
for (const signal of ["SIGINT", "SIGTERM"])
  process.on(signal, () => void standIn.close().then(() => process.exit(0)));
