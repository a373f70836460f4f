import { hashOf, isHashOf } from "../../../platform/hashing/hasher.ts";

/** Keyboards may type the same password in different Unicode forms. */
const normalized = (password: string): string => password.normalize("NFKC");

export const hashPassword = (password: string): Promise<string> => hashOf(normalized(password));

/** The hash that is checked for a missing account, so that an unknown address takes the same time. */
let dummyHash: Promise<string> | undefined;

const readDummyHash = (): Promise<string> =>
  (dummyHash ??= hashPassword("no account has this password").catch((error: unknown) => {
    dummyHash = undefined;
    throw error;
  }));

/** Whether the password matches the hash. Without a hash the result is false after the same time. */
export const isPassword = async (passwordHash: string | undefined, password: string): Promise<boolean> => {
  const isMatch = await isHashOf(passwordHash || (await readDummyHash()), normalized(password));
  return isMatch && Boolean(passwordHash);
};
