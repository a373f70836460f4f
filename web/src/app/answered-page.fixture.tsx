import { readFileSync } from "node:fs";
import { ApolloClient, ApolloLink } from "@apollo/client";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { ApolloProvider } from "@apollo/client/react";
import { prerenderStatic } from "@apollo/client/react/ssr";
import {
  buildSchema,
  execute,
  getNullableType,
  isEnumType,
  isListType,
  isNonNullType,
  isScalarType,
  type GraphQLFieldResolver,
} from "graphql";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { from } from "rxjs";
import { SessionContext, type SessionAccess } from "../features/accounts/session/session.ts";
import { StaffAccessContext } from "../features/accounts/staff/staff-access.ts";
import type { Permission } from "../graphql/generated.ts";
import { createCache } from "../graphql/cache.ts";

/**
 * What the server answers: a part of the tree of types, by name of field, or functions of a field's arguments. All else is empty, 0
 * or `null`.
 */
export type Answers = { readonly [field: string]: unknown };

const schema = buildSchema(readFileSync("schema.graphql", "utf8"));

const permissions = (schema.getType("Permission")?.toConfig() as { values?: object } | undefined)?.values;

const zeros: Record<string, unknown> = {
  Int: 0,
  Float: 0,
  Boolean: false,
  ID: "1",
  DateTime: "2026-11-01T06:30:00.000Z",
};

const resolveField: GraphQLFieldResolver<unknown, unknown> = (source, args, _, { fieldName, returnType }) => {
  const given = (source as Answers | undefined)?.[fieldName];
  if (typeof given === "function") return (given as (of: object) => unknown)(args);
  if (given !== undefined) return given;
  if (!isNonNullType(returnType)) return null;
  const type = getNullableType(returnType);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]?.value;
  return isScalarType(type) ? (zeros[type.name] ?? "") : {};
};

/** A client whose server gives these answers, or refuses each operation with a code. */
export const clientWith = (answers: Answers | string): ApolloClient =>
  new ApolloClient({
    cache: createCache(),
    link: new ApolloLink(({ query, variables }) => {
      if (typeof answers === "string") {
        const extensions = { code: answers };
        throw new CombinedGraphQLErrors({ errors: [{ message: "Something went wrong.", extensions }] });
      }
      const executed = execute({
        schema,
        document: query,
        rootValue: answers,
        variableValues: variables,
        fieldResolver: resolveField,
      });
      return from(Promise.resolve(executed)) as ReturnType<ApolloLink["request"]>;
    }),
  });

const session = {
  session: { status: "admin", user: { name: "Meera", email: "meera@example.com", profilePic: null } },
} as unknown as SessionAccess;

const owner = { staffRole: "OWNER", permissions: Object.keys(permissions ?? {}) as Permission[] } as const;

/** The markup of a page for an owner, once its queries are answered. Its path may have an `:id`. */
export const markupOf = async (
  page: ReactElement,
  { at, path = at.split("?")[0] ?? at, answers }: { at: string; path?: string; answers: Answers | string },
): Promise<string> => {
  const client = clientWith(answers);
  const tree = (
    <ApolloProvider client={client}>
      <SessionContext value={session}>
        <StaffAccessContext value={owner}>
          <MemoryRouter initialEntries={[at]}>
            <Routes>
              <Route path={path} element={page} />
            </Routes>
          </MemoryRouter>
        </StaffAccessContext>
      </SessionContext>
    </ApolloProvider>
  );
  const { result } = await prerenderStatic({
    tree,
    context: { client },
    renderFunction: renderToStaticMarkup,
  });
  return result;
};

/** The words of a page, with bars between its elements. */
export const wordsIn = (markup: string): string =>
  markup.replace(/<[^>]+>/g, " | ").replace(/(?:\s*\|)+\s*/g, " | ");
