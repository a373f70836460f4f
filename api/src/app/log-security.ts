import { defaultFieldResolver, type GraphQLSchema } from "graphql";
import type { Context } from "../features/shop/context.ts";
import { Refusal } from "../platform/errors/errors.ts";

/** Outcomes that are logged elsewhere, where they happen, by the operation that their line names. */
export const otherOutcomes = {
  /** A replaced session cookie was used again, and the session has ended. */
  renewSession: ["REUSED"],
  /** The keys of an account have ended, because its password was reset by mail. */
  endApiKey: ["PASSWORD_RESET"],
} as const;

/**
 * The operations by which accounts are entered, taken over, changed in their security, exported or erased, and by which programs
 * and files get data of the shop. REST runs the same operations. `api/test/security-log.test.ts` compares them with the schema, and
 * with the table of docs/security-events.md. A name is never given another meaning: logs are kept for a year.
 */
export const securityOperations: ReadonlySet<string> = new Set([
  "login",
  "loginByCode",
  "loginBySms",
  "finishLogin",
  "logout",
  "confirmSession",
  "signUp",
  "updatePassword",
  "resetPassword",
  "verifyOtp",
  "confirmEmail",
  "addPasskey",
  "removePasskey",
  "confirmAuthenticatorApp",
  "removeAuthenticatorApp",
  "confirmLoginNumber",
  "removeLoginNumber",
  "makeRecoveryCodes",
  "proveMailedCode",
  "resetSecondFactor",
  "endSession",
  "endOtherSessions",
  "acceptStaffInvitation",
  "inviteStaff",
  "resendStaffInvitation",
  "cancelStaffInvitation",
  "updateStaffRole",
  "endStaffAccess",
  "addApiKey",
  "endApiKey",
  "addWebhook",
  "updateWebhook",
  "pauseWebhook",
  "rotateWebhookKey",
  "pingWebhook",
  "resendWebhook",
  "deleteWebhook",
  "exportOrders",
  "exportCustomers",
  "exportSales",
  "exportMyData",
  "withdrawConsent",
  "deleteAccount",
]);

type Opened = { user?: { id?: string } | null; login?: Opened | null } | null;

/** The account that a login or a sign-up has opened. */
const openedAccount = (result: unknown): string | undefined => {
  const opened = result as Opened;
  return opened?.user?.id ?? opened?.login?.user?.id;
};

/**
 * Logs a line for each use of these operations: which one, whose account and API key, from which network, and how it ended.
 * No line has an address, a password or a name, so that the lines can be kept for a year after an account is erased
 * (docs/breach.md).
 */
export const logSecurity = (schema: GraphQLSchema): GraphQLSchema => {
  for (const type of [schema.getQueryType(), schema.getMutationType()])
    for (const field of Object.values(type?.getFields() ?? {})) {
      if (!securityOperations.has(field.name)) continue;
      const resolve = field.resolve ?? defaultFieldResolver;
      field.resolve = async (source, args, context: Context, info) => {
        const { services, viewer, network } = context;
        const log = (outcome: string, account = viewer?.userId) =>
          services.log.info(
            { security: field.name, outcome, account, apiKey: viewer?.apiKey?.id, network },
            "security",
          );
        try {
          const result: unknown = await resolve(source, args, context, info);
          log("done", openedAccount(result) ?? viewer?.userId);
          return result;
        } catch (error) {
          log(error instanceof Refusal ? error.code : "INTERNAL");
          throw error;
        }
      };
    }
  return schema;
};
