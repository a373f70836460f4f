import { availableParallelism } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { concurrencyLimit, longestWait } from "../async/concurrency-limit.ts";
import { hashPool } from "./hash-pool.ts";

/** Hashes at work at once: each takes a core and 19 MiB, and one core is left to go on serving. */
export const hashesAtOnce = Math.max(1, Math.min(2, availableParallelism() - 1));

/** Hashes that may wait for their turn: with more, the last would be answered after everybody gave up. */
const longestQueue = 200;

/** Milliseconds that a hash may wait for the patient processes: whoever logs in hardly notices them. */
const patience = 500;

export type Hasher = {
  /** An argon2id hash with a salt of its own. Throws NOT_READY when too many wait already, or it waited too long. */
  hashOf: (text: string) => Promise<string>;
  /** Whether a hash was made of this text. Throws NOT_READY when too many wait already, or it waited too long. */
  isHashOf: (hash: string, text: string) => Promise<boolean>;
};

/**
 * Two sets of processes: patient ones, which work while nobody else wants the core, and prompt ones, for what would wait
 * too long for them.
 */
export const hasher = (limits: { longestQueue: number; patience: number }): Hasher => {
  const patient = hashPool("patient-process", hashesAtOnce);
  const prompt = hashPool("prompt-process", hashesAtOnce);
  const inTurn = concurrencyLimit({
    concurrency: hashesAtOnce,
    longestQueue: limits.longestQueue,
    longestWait,
  });
  /** Hashes that the patient processes have begun and others have made meanwhile. */
  let leftLying = 0;

  /** For so many milliseconds; what the patient processes began they end, though nobody waits for it any more. */
  const patientlyFor = <Result>(time: number, name: string, task: unknown): Promise<Result> => {
    const answer = patient.run<Result>(name, task);
    const answered = new AbortController();
    const otherwise = pause(time, undefined, { signal: answered.signal }).then(() => {
      leftLying += 1;
      const isDone = () => void (leftLying -= 1);
      answer.then(isDone, isDone);
      return prompt.run<Result>(name, task);
    });
    return Promise.race([answer, otherwise]).finally(() => answered.abort());
  };

  const run = <Result>(name: string, task: unknown): Promise<Result> => {
    const end = performance.now() + limits.patience;
    return inTurn(() => {
      const time = end - performance.now();
      return time > 0 && leftLying === 0 ? patientlyFor(time, name, task) : prompt.run(name, task);
    });
  };

  return {
    hashOf: (text) => run("hashOf", text),
    isHashOf: (hash, text) => run("isHashOf", { hash, text }),
  };
};

/** The shop's own. */
export const { hashOf, isHashOf } = hasher({ longestQueue, patience });
