import type { SecondFactor_StateFragment } from "../../../graphql/generated.ts";

export type Passkey = SecondFactor_StateFragment["passkeys"][number];

/** What the account holder has pressed. */
export type SecondFactorTask =
  | { kind: "add-app" }
  | { kind: "remove-app" }
  | { kind: "add-passkey" }
  | { kind: "rename-passkey"; passkey: Passkey }
  | { kind: "remove-passkey"; passkey: Passkey }
  | { kind: "make-codes" };

type Kind = SecondFactorTask["kind"];

/** The words of the dialog of each task. */
export const taskTexts: Record<Kind, { title: string; button: string; done: string; isDanger?: true }> = {
  "add-app": {
    title: "Set up an authenticator app",
    button: "Continue",
    done: "Your authenticator app is in use.",
  },
  "remove-app": {
    title: "Remove the authenticator app?",
    button: "Remove",
    done: "The authenticator app is removed.",
    isDanger: true,
  },
  "add-passkey": { title: "Add a passkey", button: "Continue", done: "Your passkey is added." },
  "rename-passkey": { title: "Rename the passkey", button: "Save", done: "The passkey has a new name." },
  "remove-passkey": {
    title: "Remove this passkey?",
    button: "Remove",
    done: "The passkey is removed.",
    isDanger: true,
  },
  "make-codes": { title: "Make new recovery codes?", button: "Make new codes", done: "" },
};

/** Whether the task gives the passkey a name. */
export const hasName = ({ kind }: SecondFactorTask) => kind === "add-passkey" || kind === "rename-passkey";

/** Whether the task adds a factor: the first one of the staff needs a mailed code. */
export const addsFactor = ({ kind }: SecondFactorTask) => kind === "add-app" || kind === "add-passkey";

/** Whether the owner has to prove who they are again. A new name changes nothing of the login. */
export const needsConfirmation = ({ kind }: SecondFactorTask) => kind !== "rename-passkey";
