import { useApolloClient } from "@apollo/client/react";
import type { TypedDocumentNode } from "@apollo/client";
import {
  AddPasskeyDocument,
  ConfirmAuthenticatorAppDocument,
  MakeRecoveryCodesDocument,
  ProveMailedCodeDocument,
  RemoveAuthenticatorAppDocument,
  RemovePasskeyDocument,
  RenamePasskeyDocument,
  SecondFactorDocument,
  StartAuthenticatorAppDocument,
  StartPasskeyDocument,
  type ConfirmationInput,
  type SecondFactor_PayloadFragment,
  type StartAuthenticatorAppMutation,
} from "../../../graphql/generated.ts";
import { makePasskey } from "./passkey-browser.ts";
import type { SecondFactorTask } from "./second-factor-task.ts";

export type AppSetup = StartAuthenticatorAppMutation["startAuthenticatorApp"];

/** What comes after a step: an app to set up, or the end with new recovery codes, if any. */
export type StepResult = { setup: AppSetup } | { recoveryCodes: readonly string[] };

const FAILED = "no data in the response";

/** Sends the requests of a task. Recovery codes and keys stay out of the cache; the state of the second factor goes into it. */
export const useSecondFactorTask = () => {
  const client = useApolloClient();

  const send = async <Data, Variables extends Record<string, unknown>>(
    mutation: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data> => {
    const { data } = await client.mutate<Data>({ mutation, variables, fetchPolicy: "no-cache" });
    if (!data) throw new Error(FAILED);
    return data;
  };

  const finish = (payload: SecondFactor_PayloadFragment): StepResult => {
    client.writeQuery({ query: SecondFactorDocument, data: { secondFactor: payload.secondFactor } });
    return { recoveryCodes: payload.recoveryCodes };
  };

  const run = async (
    task: SecondFactorTask,
    { confirmation, name }: { confirmation: ConfirmationInput; name: string },
  ): Promise<StepResult> => {
    switch (task.kind) {
      case "add-app":
        return { setup: (await send(StartAuthenticatorAppDocument, { confirmation })).startAuthenticatorApp };
      case "remove-app":
        return finish((await send(RemoveAuthenticatorAppDocument, { confirmation })).removeAuthenticatorApp);
      case "add-passkey": {
        const { startPasskey } = await send(StartPasskeyDocument, { confirmation });
        const response = await makePasskey(startPasskey.options);
        return finish((await send(AddPasskeyDocument, { response, name })).addPasskey);
      }
      case "rename-passkey":
        return finish((await send(RenamePasskeyDocument, { id: task.passkey.id, name })).renamePasskey);
      case "remove-passkey":
        return finish(
          (await send(RemovePasskeyDocument, { id: task.passkey.id, confirmation })).removePasskey,
        );
      case "make-codes":
        return finish((await send(MakeRecoveryCodesDocument, { confirmation })).makeRecoveryCodes);
    }
  };

  /** Proves the code that was mailed to the account, for the first second factor of the staff. */
  const proveMailedCode = async (code: string): Promise<void> => {
    const { proveMailedCode: secondFactor } = await send(ProveMailedCodeDocument, { code });
    client.writeQuery({ query: SecondFactorDocument, data: { secondFactor } });
  };

  const confirmApp = async (code: string): Promise<StepResult> =>
    finish((await send(ConfirmAuthenticatorAppDocument, { code })).confirmAuthenticatorApp);

  return { run, confirmApp, proveMailedCode };
};
