import type { EntityManager } from "typeorm";
import { challengeMinutes, maxCodeTries, type ChallengePurpose } from "./challenge.rules.ts";
import { SecurityChallenge } from "./security-challenge.entity.ts";

/** `owner` is the hash of the browser's secret for a login, else the id of the viewer's session. */
type Key = { owner: string; purpose: ChallengePurpose };

export type BegunChallenge = Key & { userId: string | null; challenge: string | null };

/** Stores a challenge of an owner, in place of its earlier one for the same purpose. */
export const beginChallenge = async (tx: EntityManager, begun: BegunChallenge): Promise<void> => {
  await tx.query(
    `insert into security_challenges (owner, purpose, user_id, challenge, expires_at)
     values ($1, $2, $3, $4, now() + make_interval(mins => $5))
     on conflict (owner, purpose) do update set user_id = excluded.user_id, challenge = excluded.challenge,
       tries = 0, expires_at = excluded.expires_at`,
    [begun.owner, begun.purpose, begun.userId, begun.challenge, challengeMinutes],
  );
};

export type ChallengeRow = { userId: string | null; challenge: string | null };

const live = `owner = $1 and purpose = $2 and expires_at > now() and tries < ${maxCodeTries}`;

/** The challenge of an owner, locked until the transaction ends; `undefined` if missing, used, expired or failed too often. */
export const lockChallenge = async (
  tx: EntityManager,
  { owner, purpose }: Key,
): Promise<ChallengeRow | undefined> => {
  const [row] = await tx.query<ChallengeRow[]>(
    `select user_id as "userId", challenge from security_challenges where ${live} for update`,
    [owner, purpose],
  );
  return row;
};

/**
 * Takes the challenge of a passkey, so that it is used once, also by a response that proves nothing. The row stays: another
 * challenge may follow. `undefined` if there is none.
 */
export const takeChallenge = async (
  tx: EntityManager,
  { owner, purpose }: Key,
): Promise<{ userId: string | null; challenge: string } | undefined> => {
  const [rows] = await tx.query<[{ userId: string | null; challenge: string }[], number]>(
    `with taken as (select owner, purpose, challenge from security_challenges
       where ${live} and challenge is not null for update)
     update security_challenges c set challenge = null from taken
     where c.owner = taken.owner and c.purpose = taken.purpose
     returning c.user_id as "userId", taken.challenge`,
    [owner, purpose],
  );
  return rows[0];
};

export const setChallenge = async (
  tx: EntityManager,
  { owner, purpose }: Key,
  challenge: string,
): Promise<void> => {
  await tx.update(SecurityChallenge, { owner, purpose }, { challenge });
};

export const countWrongCode = async (tx: EntityManager, { owner, purpose }: Key): Promise<void> => {
  await tx.update(SecurityChallenge, { owner, purpose }, { tries: () => "tries + 1" });
};

export const endChallenge = async (tx: EntityManager, { owner, purpose }: Key): Promise<void> => {
  await tx.delete(SecurityChallenge, { owner, purpose });
};

/** Ends the challenges of an account, whose password or second factor has changed. */
export const endChallengesOf = async (tx: EntityManager, userId: string): Promise<void> => {
  await tx.delete(SecurityChallenge, { userId });
};

export const deleteOldChallenges = async (tx: EntityManager): Promise<void> => {
  await tx.query("delete from security_challenges where expires_at < now()");
};
