import { NetworkStatus } from "@apollo/client";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { expect, it } from "vitest";
import { listState } from "./list-state.ts";

const refusal = (code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message: "Refused.", extensions: { code } }] });

const failed = (code: string) =>
  listState({
    previousData: { products: "previous" },
    error: refusal(code),
    networkStatus: NetworkStatus.error,
  });

it("a list that failed neither has products nor loads", () => {
  expect(failed("INTERNAL")).toMatchObject({ list: undefined, hasFailed: true, isLoading: false });
});

it("a list with a refused cursor is loading from its start: another try with the cursor fails again", () => {
  expect(failed("BAD_CURSOR")).toMatchObject({
    list: undefined,
    hasFailed: false,
    isLoading: true,
    isCursorRefused: true,
  });
});
