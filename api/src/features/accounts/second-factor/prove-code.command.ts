import type { EntityManager } from "typeorm";
import { decrypt, encrypt } from "../../../platform/encryption.ts";
import { addSecurityMail } from "./add-security-mail.command.ts";
import { compactText } from "../../../platform/plain-text.ts";
import type { Services } from "../../shop/services.ts";
import { stepOfCode } from "./authenticator-codes.ts";
import { recoveryCodeHash, typedRecoveryCode } from "./recovery-code.rules.ts";
import { appOf, useRecoveryCode, useStep } from "./second-factor.store.ts";

type Secrets = Pick<Services, "payoutSecret">;

const bindingOf = (userId: string) => ({ purpose: "key of an authenticator app", id: userId });

export const encryptAppKey = ({ payoutSecret }: Secrets, userId: string, key: string): string =>
  encrypt(payoutSecret, key, bindingOf(userId));

/** Uses up a code of the account's app, in use or being set up. Returns whether it was right and unused. */
export const proveAppCode = async (
  tx: EntityManager,
  { payoutSecret }: Secrets,
  { userId, code, isConfirmed }: { userId: string; code: string; isConfirmed: boolean },
): Promise<boolean> => {
  const app = await appOf(tx, userId, isConfirmed);
  const key = app && decrypt(payoutSecret, app.encryptedKey, bindingOf(userId));
  const step = key ? stepOfCode(key, compactText(code)) : null;
  return step !== null && useStep(tx, userId, step);
};

/** Uses up a recovery code. Returns whether it was right and unused. The owner is told by mail. */
export const proveRecoveryCode = async (
  tx: EntityManager,
  { payoutSecret }: Secrets,
  { userId, code }: { userId: string; code: string },
): Promise<boolean> => {
  const typed = typedRecoveryCode(compactText(code));
  if (typed === undefined) return false;
  if (!(await useRecoveryCode(tx, userId, recoveryCodeHash(payoutSecret, userId, typed)))) return false;
  await addSecurityMail(tx, userId, "recovery-code-used");
  return true;
};
