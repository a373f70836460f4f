import { build, install } from "./setup.mjs";

install();
build();
process.setSourceMapsEnabled(true);
await import("../api/dist/src/main.js");
