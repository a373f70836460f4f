import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const nearestPackage = (folder: string): string =>
  existsSync(join(folder, "package.json")) ? folder : nearestPackage(dirname(folder));

/** The project's folder: the nearest parent with a package.json. Sources and build have different depths. */
export const projectRoot = nearestPackage(dirname(fileURLToPath(import.meta.url)));
