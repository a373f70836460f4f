import type { EntityManager } from "typeorm";
import { outsideCall } from "../async/outside-call.ts";
import { chunksOf } from "../async/chunks.ts";
import { addJob, type JobPayloads } from "../jobs/jobs.ts";

/** The purge endpoint of the edge cache. */
export type EdgePurge = { url: string; token: string };

type ReplicaSettings = { replicaUrls: readonly string[]; replicaMaxLagSeconds: number };

/** Maximum number of tags of one request: the limit of Cloudflare. */
const maxTags = 30;

const timeoutMs = 5000;

/**
 * Seconds until a purge is repeated. A response that the shop began before the change can reach the edge cache after the
 * first purge. Every response is sent within 9 seconds, so the second purge removes it.
 */
const repeatAfterSeconds = 10;

/** Seconds for which a replica can be read beyond its limit of lag: until its next check has ended. */
const replicaCheckSeconds = 4;

/**
 * The delay of the second purge. It is longer with replicas: a response that began after the change may come from one
 * without it.
 */
const secondsUntilRepeat = ({ replicaUrls, replicaMaxLagSeconds }: ReplicaSettings): number =>
  repeatAfterSeconds + (replicaUrls.length > 0 ? replicaMaxLagSeconds + replicaCheckSeconds : 0);

/** Purges the responses with any of the tags. Throws if the edge cache refuses it. */
const purge = async ({ url, token }: EdgePurge, tags: readonly string[]): Promise<void> => {
  outsideCall("the edge cache");
  for await (const part of chunksOf(tags, maxTags)) {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        "surrogate-key": part.join(" "),
      },
      body: JSON.stringify({ tags: part }),
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The edge cache refused a purge with status ${response.status}.`);
  }
};

/** The task of the job `purge-edge`. Does nothing if the setting was removed since the job was added. */
export const purgeEdgeTask =
  (
    edgePurge: EdgePurge | undefined,
    manager: EntityManager,
    replicas: ReplicaSettings = { replicaUrls: [], replicaMaxLagSeconds: 0 },
  ) =>
  async ({ tags, isRepeated }: JobPayloads["purge-edge"]): Promise<void> => {
    if (!edgePurge) return;
    await purge(edgePurge, tags);
    if (!isRepeated)
      await addJob(
        manager,
        "purge-edge",
        { tags, isRepeated: true },
        { after: secondsUntilRepeat(replicas) },
      );
  };
