import { Authorized as CheckAccess, Extensions } from "type-graphql";
import type { RefusalCode } from "../errors/errors.ts";
import type { Access } from "../permissions.rules.ts";

/**
 * Declares who may use an operation or read a field: accounts of a role, or staff with a permission. One of several is enough;
 * without any, every account may. The schema prints it as `@access`, and in the description.
 */
export const Authorized =
  (...access: Access[]): PropertyDecorator =>
  (target, name) => {
    CheckAccess<Access>(access)(target, name);
    Extensions({ access })(target, name);
  };

/** Declares that a policy lets an account use the operation on its own objects only: `@access(owner: true)` in the schema. */
export const OwnerOnly = (): PropertyDecorator => Extensions({ isOwnerOnly: true });

/**
 * Declares the codes with which an operation or a field refuses, without those that follow from its arguments and its access
 * (`impliedCodes`). The schema prints them as `@errors`, and in the description. The tests of the API fail on a missing code,
 * and on a code that no test produces.
 */
export const Refuses = (...refusals: RefusalCode[]): PropertyDecorator => Extensions({ refusals });

/**
 * Declares that a nullable field is null only beside an error: a look-up that refuses an unknown key. Its error does not empty
 * `data` of the whole request. The schema prints it as `@semanticNonNull`.
 */
export const NullOnlyWithError = (): PropertyDecorator => Extensions({ isNullOnlyWithError: true });
