import { mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * The shops of all workers have the same demo pictures. They share one folder of renderings, so that each is made once in a run:
 * a shop names them by the content of the original, and writes each as a whole.
 */
export default async function shareRenderings() {
  const folder = await mkdtemp(join(tmpdir(), "saanjh-e2e-renderings-"));
  process.env["SHOP_RENDERINGS"] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/** Puts the shared folder into the data folder of a shop. */
export const linkRenderings = async (dataDir: string): Promise<void> => {
  const folder = process.env["SHOP_RENDERINGS"];
  if (!folder) return;
  await mkdir(join(dataDir, "media"), { recursive: true });
  await symlink(folder, join(dataDir, "media", "renderings"), "dir");
};
