import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The secret that signs tokens in development: made once, and kept in the data folder for the next start. */
export const developmentSecret = async (dataDir: string): Promise<string> => {
  const path = join(dataDir, "jwt-secret");
  await mkdir(dataDir, { recursive: true });
  try {
    await writeFile(path, randomBytes(48).toString("base64url"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  return readFile(path, "utf8");
};
