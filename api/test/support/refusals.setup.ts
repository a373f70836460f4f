import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    /** Folder in which each process notes the refusals that its tests produce. */
    producedRefusals: string;
  }
}

/** Provides the folder of a run of several lanes (PRODUCED_REFUSALS, scripts/test.mjs), or one for this run alone. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env["PRODUCED_REFUSALS"];
  const folder = given ?? (await mkdtemp(join(tmpdir(), "shop-refusals-")));
  project.provide("producedRefusals", folder);
  return async () => {
    if (!given) await rm(folder, { recursive: true });
  };
}
