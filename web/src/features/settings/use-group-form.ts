import { useState } from "react";
import { errorCode, errorField } from "../../graphql/error-message.ts";
import { writeErrorMessage } from "../../graphql/lost-answer.ts";
import { useUpdateSettingsMutation, type SettingGroup_GroupFragment } from "../../graphql/generated.ts";
import { useFieldErrors } from "../../ui/use-field-errors.ts";
import type { Outcome } from "../../ui/outcome-messages.tsx";

type Texts = Readonly<Record<string, string>>;

/**
 * What the admin types in a group, apart from the saved values: these can change meanwhile without the loss of a word. Saving names
 * the version that is shown.
 */
export const useGroupForm = (group: SettingGroup_GroupFragment, reload: () => Promise<unknown>) => {
  const [edits, setEdits] = useState<Texts>({});
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { errors, show, form } = useFieldErrors();
  const [change, { loading: isSaving }] = useUpdateSettingsMutation();

  const savedText = (name: string) => group.settings.find((setting) => setting.name === name)?.text ?? "";
  const changed = Object.entries(edits).filter(([name, text]) => text !== savedText(name));
  const edit = (name: string, text: string) => {
    setOutcome(null);
    setEdits({ ...edits, [name]: text });
  };

  const send = async (texts: Texts, message: string): Promise<boolean> => {
    setOutcome(null);
    show({});
    if (Object.keys(texts).length === 0) {
      setOutcome({ tone: "success", text: "There is nothing to save." });
      return false;
    }
    const values = Object.entries(texts).map(([name, text]) => ({ name, text }));
    try {
      await change({ variables: { group: group.id, version: group.version, values } });
      // What was typed during the request, or in other fields, stays.
      setEdits((typed) =>
        Object.fromEntries(Object.entries(typed).filter(([name, text]) => text !== texts[name])),
      );
      setOutcome({ tone: "success", text: message });
      return true;
    } catch (error) {
      const field = errorField(error);
      const text = writeErrorMessage(error, {
        fallback: "The settings could not be saved. Please try again.",
      });
      const isConflict = errorCode(error) === "SETTINGS_CHANGED";
      if (isConflict) await reload().catch(() => undefined);
      if (field && !isConflict && Object.hasOwn(texts, field)) show({ [field]: text });
      else setOutcome({ tone: "error", text });
      return false;
    }
  };

  return {
    textOf: (name: string) => edits[name] ?? savedText(name),
    edit,
    isChanged: changed.length > 0,
    discard: () => {
      setEdits({});
      setOutcome(null);
      show({});
    },
    save: () => send(Object.fromEntries(changed), "Saved. It is valid everywhere now."),
    send,
    isSaving,
    errors,
    form,
    outcome,
    clearOutcome: () => setOutcome(null),
  };
};
