import { build, install } from "./setup.mjs";

install();
build();
await import("../api/dist/programs/main.js");
