import { build, install, root, run } from "./setup.mjs";

/**
 * `node scripts/with-build.mjs api/dist/programs/migrate.js ...`: installs, builds, then runs Node with these arguments. With
 * `--api-only` first, the client is not built: a changed schema must be emitted before the client's types fit it.
 */
const [first, ...others] = process.argv.slice(2);
const isApiOnly = first === "--api-only";
install();
build(isApiOnly ? ["api"] : undefined);
const program = isApiOnly ? others : process.argv.slice(2);
run(process.execPath, ["--enable-source-maps", ...program], { cwd: root });
