import { build, install, loadSettings, root, run } from "./setup.mjs";

/**
 * `node scripts/with-build.mjs api/dist/programs/migrate.js ...`: installs, builds, then runs Node with these arguments. With
 * `--api-only` first, the client is not built: a changed schema must be emitted before the client's types fit it. The shop's
 * programs read its settings from .env; benchmarks and fault runs have settings of their own.
 */
const [first, ...others] = process.argv.slice(2);
const isApiOnly = first === "--api-only";
install();
build(isApiOnly ? ["api"] : undefined);
const program = isApiOnly ? others : process.argv.slice(2);
// Of these programs .env has the server's value: a worker needs a port of its own for its health checks, a new admin a password.
if (program.includes("api/dist/programs/worker.js")) process.env.PORT ??= "";
if (program.includes("api/dist/programs/create-admin.js")) process.env.ADMIN_PASSWORD ??= "";
if (program.some((argument) => /^api\/dist\/(programs|tools\/demo)\//.test(argument))) loadSettings();
run(process.execPath, ["--enable-source-maps", ...program], { cwd: root });
