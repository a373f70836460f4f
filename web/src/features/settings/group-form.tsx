import { useState } from "react";
import type { SettingGroup_GroupFragment } from "../../graphql/generated.ts";
import { Button } from "../../ui/button.tsx";
import { FormMessage } from "../../ui/form-message.tsx";
import { useUnloadQuestion } from "../../ui/use-leave-notice.ts";
import { GroupHistory } from "./group-history.tsx";
import { SettingField } from "./setting-field.tsx";
import { useGroupForm } from "./use-group-form.ts";

type GroupFormProps = {
  group: SettingGroup_GroupFragment;
  /** Loads the saved values again. */
  reload: () => Promise<unknown>;
};

/** The settings that are saved together, and what was changed before. */
export const GroupForm = ({ group, reload }: GroupFormProps) => {
  const form = useGroupForm(group, reload);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  useUnloadQuestion(form.isChanged);
  return (
    <>
      <p className="mb-4 max-w-prose text-sm text-ink-soft">{group.description}</p>
      <form
        {...form.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!form.isSaving) void form.save();
        }}
      >
        <div className="grid max-w-224 items-start gap-x-6 gap-y-5 sm:grid-cols-2">
          {group.settings.map((setting) => (
            <SettingField
              key={setting.name}
              setting={setting}
              id={`${group.id}-${setting.name}`}
              text={form.textOf(setting.name)}
              error={form.errors[setting.name]}
              onChange={(text) => form.edit(setting.name, text)}
            />
          ))}
        </div>
        <FormMessage
          tone={form.outcome?.tone ?? "success"}
          className={form.outcome ? "mt-4" : ""}
          {...(form.outcome?.tone === "success" && { vanishAfter: 5, onVanish: form.clearOutcome })}
        >
          {form.outcome?.text}
        </FormMessage>
        <div className="mt-5 flex flex-wrap gap-x-3 gap-y-2">
          <Button type="submit" variant={form.isChanged ? "primary" : "secondary"} isLoading={form.isSaving}>
            Save<span className="sr-only"> {group.title}</span>
          </Button>
          {form.isChanged && (
            <Button variant="quiet" disabled={form.isSaving} onClick={form.discard}>
              Discard
            </Button>
          )}
          <Button
            variant="quiet"
            aria-expanded={isHistoryOpen}
            onClick={() => setHistoryOpen((isOpen) => !isOpen)}
          >
            {isHistoryOpen ? "Hide changes" : "Earlier changes"}
          </Button>
        </div>
      </form>
      {isHistoryOpen && (
        <GroupHistory
          key={group.version}
          group={group.id}
          version={group.version}
          isBusy={form.isSaving}
          onUndo={({ differences }) =>
            void form.send(
              Object.fromEntries(differences.map(({ name, before }) => [name, before])),
              "The change is undone.",
            )
          }
        />
      )}
    </>
  );
};
