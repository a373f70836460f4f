import type { GraphQLSchema } from "graphql";
import { buildSchemaSync, type AuthCheckerFn } from "type-graphql";
import type { Context } from "../features/shop/context.ts";
import { isDemandedOf, isOpenWithoutFactor } from "../features/accounts/second-factor/second-factor.rules.ts";
import { isOpenToKeys, needsConfirmation } from "../features/accounts/sessions/confirmed-operations.rules.ts";
import { requireConfirmation } from "../features/accounts/sessions/require-confirmation.ts";
import { refuse } from "../platform/errors/errors.ts";
import { DateTime } from "../platform/graphql/date-time.scalar.ts";
import { isAllowed, type Access } from "../platform/permissions.rules.ts";
import { ExportResolver } from "./export-my-data.resolver.ts";
import { resolvers } from "./features.ts";
import { guardFields } from "./guard-fields.ts";
import { logSecurity } from "./log-security.ts";
import { NodesResolver } from "./nodes.resolver.ts";
import { withDirectives } from "./schema-directives.ts";

/**
 * Refuses visitors, other roles, and staff without the permission, the demanded second factor or a confirmed session. Policies
 * check ownership.
 */
const checkAccess: AuthCheckerFn<Context, Access> = ({ context, info }, accesses) => {
  const { viewer, services } = context;
  if (!viewer) return refuse("UNAUTHENTICATED");
  const isWithoutFactor = viewer.isWithoutFactor && isDemandedOf(viewer.role, services.settings);
  if (isWithoutFactor && !isOpenWithoutFactor(info.fieldName)) return refuse("SECOND_FACTOR_REQUIRED");
  if (!isAllowed(viewer, accesses)) return refuse("FORBIDDEN");
  if (needsConfirmation(info.fieldName))
    requireConfirmation(context, { isOpenToKeys: isOpenToKeys(info.fieldName) });
  return true;
};

const buildShopSchema = () =>
  buildSchemaSync({
    resolvers: [ExportResolver, NodesResolver, ...resolvers],
    scalarsMap: [{ type: Date, scalar: DateTime }],
    authChecker: checkAccess,
    validate: false,
    // Apollo checks the schema. type-graphql would run an introspection query for it at each start.
    skipCheck: true,
  });

let schema: GraphQLSchema | undefined;

/** The schema of the shop, which both GraphQL and REST execute. Built once per process: it depends on no shop. */
export const shopSchema = (): GraphQLSchema =>
  (schema ??= logSecurity(guardFields(withDirectives(buildShopSchema()))));
