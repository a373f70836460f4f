import { build, install, root, run } from "./setup.mjs";

/** `node scripts/with-build.mjs api/dist/src/migrate.js ...`: installs, builds, then runs Node with these arguments. */
install();
build();
run(process.execPath, ["--enable-source-maps", ...process.argv.slice(2)], { cwd: root });
