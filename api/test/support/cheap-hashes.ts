import argon2, { type Options } from "argon2";
import { afterAll } from "vitest";

const { hash } = argon2;

const cheapHash = (text: string, options: Options) => hash(text, { ...options, memoryCost: 1024 });

/** A password of a test needs no protection. Its hash takes a twentieth of the time; `verify` reads the cost from the hash. */
export const useCheapHashes = (): void => void Object.assign(argon2, { hash: cheapHash });

/** For a test file about hashes: those of the shop. */
export const useRealHashes = (): void => {
  Object.assign(argon2, { hash });
  afterAll(useCheapHashes);
};
