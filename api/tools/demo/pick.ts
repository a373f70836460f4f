import type { Random } from "./pictures/random.ts";

/** One of the options at random. */
export const pick = <T>(chance: Random, options: readonly T[]): T =>
  options[Math.floor(chance.next() * options.length)] as T;

/** A whole number from `low` to `high`, both included. */
export const wholeBetween = (chance: Random, low: number, high: number): number =>
  low + Math.floor(chance.next() * (high - low + 1));
