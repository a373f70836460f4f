import { hashOf, isHashOf } from "../../platform/hashing/hasher.ts";

/** One password has one spelling, whatever keyboard typed it. */
const spelled = (password: string): string => password.normalize("NFKC");

export const hashPassword = (password: string): Promise<string> => hashOf(spelled(password));

/** A hash of no password: an unknown address takes as long as a known one. */
let nobody: Promise<string> | undefined;

const hashOfNobody = (): Promise<string> =>
  (nobody ??= hashPassword("nobody has this password").catch((error: unknown) => {
    nobody = undefined;
    throw error;
  }));

/** Whether the password is the one of the hash; takes the same time for an account that is not there. */
export const isPassword = async (passwordHash: string | undefined, password: string): Promise<boolean> => {
  const fits = await isHashOf(passwordHash || (await hashOfNobody()), spelled(password));
  return fits && Boolean(passwordHash);
};
