import { IsNull, Not, type EntityManager } from "typeorm";
import { AuthenticatorApp } from "./authenticator-app.entity.ts";
import { Passkey } from "./passkey.entity.ts";
import { RecoveryCode } from "./recovery-code.entity.ts";

export type SecondFactorState = { hasApp: boolean; passkeyCount: number; recoveryCodesLeft: number };

/** The second factor of an account. */
export const secondFactorState = async (tx: EntityManager, userId: string): Promise<SecondFactorState> => {
  const [row] = await tx.query<SecondFactorState[]>(
    `select exists (select from authenticator_apps where user_id = $1 and confirmed_at is not null) as "hasApp",
       (select count(*)::int from passkeys where user_id = $1) as "passkeyCount",
       (select count(*)::int from recovery_codes where user_id = $1 and used_at is null) as "recoveryCodesLeft"`,
    [userId],
  );
  return row ?? { hasApp: false, passkeyCount: 0, recoveryCodesLeft: 0 };
};

export const hasSecondFactor = ({ hasApp, passkeyCount }: SecondFactorState): boolean =>
  hasApp || passkeyCount > 0;

/** Stores the key of an app that is being set up, unless one is in use. Returns whether it is stored. */
export const setAppKey = async (
  tx: EntityManager,
  userId: string,
  encryptedKey: string,
): Promise<boolean> => {
  const rows = await tx.query<object[]>(
    `insert into authenticator_apps (user_id, encrypted_key) values ($1, $2)
     on conflict (user_id) do update set encrypted_key = excluded.encrypted_key, created_at = now()
     where authenticator_apps.confirmed_at is null returning user_id`,
    [userId, encryptedKey],
  );
  return rows.length > 0;
};

export type AppRow = Pick<AuthenticatorApp, "encryptedKey" | "confirmedAt">;

/** The app of an account, in use or being set up. */
export const appOf = (tx: EntityManager, userId: string, isConfirmed: boolean): Promise<AppRow | null> =>
  tx.findOneBy(AuthenticatorApp, { userId, confirmedAt: isConfirmed ? Not(IsNull()) : IsNull() });

/**
 * Uses up a time step: it must be newer than every used one, so that of two requests with one code one succeeds. The first code
 * also puts the app into use. Returns whether the step was unused.
 */
export const useStep = async (tx: EntityManager, userId: string, step: number): Promise<boolean> => {
  const { affected } = await tx
    .createQueryBuilder()
    .update(AuthenticatorApp)
    .set({ lastStep: String(step), confirmedAt: () => "coalesce(confirmed_at, now())" })
    .where("user_id = :userId and last_step < :step", { userId, step })
    .execute();
  return affected === 1;
};

/** Returns whether there was one in use. */
export const removeApp = async (tx: EntityManager, userId: string): Promise<boolean> => {
  const { affected } = await tx.delete(AuthenticatorApp, { userId, confirmedAt: Not(IsNull()) });
  return affected === 1;
};

/** Removes an app that is being set up: its key may be known to the person against whom a new password is chosen. */
export const removeUnconfirmedApp = async (tx: EntityManager, userId: string): Promise<void> => {
  await tx.delete(AuthenticatorApp, { userId, confirmedAt: IsNull() });
};

/** Replaces the recovery codes of an account. */
export const setRecoveryCodes = async (
  tx: EntityManager,
  userId: string,
  hashes: readonly string[],
): Promise<void> => {
  await tx.delete(RecoveryCode, { userId });
  await tx.insert(
    RecoveryCode,
    hashes.map((codeHash) => ({ userId, codeHash })),
  );
};

/** Uses up a recovery code. Returns whether there is such an unused one. */
export const useRecoveryCode = async (
  tx: EntityManager,
  userId: string,
  codeHash: string,
): Promise<boolean> => {
  const { affected } = await tx.update(
    RecoveryCode,
    { userId, codeHash, usedAt: IsNull() },
    { usedAt: () => "now()" },
  );
  return affected === 1;
};

export const deleteRecoveryCodes = async (tx: EntityManager, userId: string): Promise<void> => {
  await tx.delete(RecoveryCode, { userId });
};

/** Removes everything: of a deleted account, or by an admin for a person who has lost device and codes. */
export const deleteSecondFactor = async (tx: EntityManager, userId: string): Promise<void> => {
  await tx.delete(AuthenticatorApp, { userId });
  await tx.delete(Passkey, { userId });
  await deleteRecoveryCodes(tx, userId);
};
