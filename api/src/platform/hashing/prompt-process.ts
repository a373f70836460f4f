import { getPriority, setPriority } from "node:os";

/** How far this process steps back behind the shop's, in steps of `nice`: little, so that it gets on in any case. */
const behindTheShop = 2;

setPriority(getPriority() + behindTheShop);

export { hashOf, isHashOf } from "./argon2-work.ts";
