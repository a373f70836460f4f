import { build, install, loadSettings } from "./setup.mjs";

install();
build();
// After the build: NODE_ENV of the shop is none of the client's build.
loadSettings();
await import("../api/dist/programs/main.js");
