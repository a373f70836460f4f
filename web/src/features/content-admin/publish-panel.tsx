import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { ContentPreviewLinkDocument } from "../../graphql/generated.ts";
import { Button } from "../../ui/button.tsx";
import { formatDateTime } from "../../ui/dates.ts";
import { FormMessage } from "../../ui/form-message.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { instantOfInput } from "../../ui/indian-time.ts";
import type { ContentEditor } from "./use-content-editor.ts";

type PanelProps = { editor: ContentEditor };

/** Opens the draft as its page will show it, in another tab. The link works for a day without a login. */
const PreviewLink = ({ editor: { kind, seen, isChanged } }: PanelProps) => {
  const client = useApolloClient();
  const [path, setPath] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  // A size chart has no page of its own.
  if (!seen || kind === "SIZE_CHART") return null;
  const make = async () => {
    setFailure(null);
    try {
      const { data } = await client.query({
        query: ContentPreviewLinkDocument,
        variables: { id: seen.id },
        fetchPolicy: "network-only",
      });
      setPath(data?.contentPreviewLink.url ?? null);
    } catch {
      setFailure("The link could not be created. Please try again.");
    }
  };
  return (
    <div className="grid gap-2">
      <Button variant="secondary" onClick={() => void make()}>
        Create preview link
      </Button>
      {path && (
        <a
          href={path}
          target="_blank"
          rel="noopener noreferrer"
          className="text-link inline-flex min-h-11 items-center"
        >
          Open the preview<span className="sr-only">, in a new tab</span>
        </a>
      )}
      <p className="text-sm text-ink-soft">
        {isChanged
          ? "Save the draft first: the preview shows what is saved."
          : "The link works for 24 hours, without a login."}
      </p>
      <FormMessage tone="error">{failure}</FormMessage>
    </div>
  );
};

/** Publishes the draft at a time. */
const Schedule = ({ editor }: PanelProps) => {
  const [at, setAt] = useState("");
  const instant = instantOfInput(at);
  const refused = editor.failure?.field === "publishAt" ? editor.failure.message : undefined;
  return (
    <div className="grid gap-3">
      <TextField
        type="datetime-local"
        label="Publish at (time in India)"
        isOptional
        value={at}
        error={refused}
        onChange={({ target }) => setAt(target.value)}
      />
      <Button
        variant="secondary"
        aria-disabled={instant === undefined}
        onClick={() => instant !== undefined && void editor.publish(instant)}
      >
        Schedule
      </Button>
    </div>
  );
};

const stateOf = (version: { isCurrent: boolean; isScheduled: boolean; isWithdrawn: boolean }): string => {
  if (version.isWithdrawn) return "taken down";
  if (version.isScheduled) return "scheduled";
  return version.isCurrent ? "in the shop now" : "";
};

/** The versions, newest first. Each earlier one can be published again in one press. */
const Versions = ({ editor }: PanelProps) => (
  <ol className="divide-y divide-hairline" aria-label="Versions">
    {(editor.seen?.versions ?? []).map((version) => (
      <li key={version.number} className="py-2.5">
        <p>
          <span className="font-semibold">Version {version.number}</span>{" "}
          <span className="text-ink-soft">{stateOf(version)}</span>
        </p>
        <p className="text-sm text-ink-soft tabular-nums">{formatDateTime(version.publishedAt)}</p>
        {editor.mayPublish && version.isScheduled && (
          <Button variant="quiet" onClick={() => void editor.cancelScheduled(version.number)}>
            Cancel schedule<span className="sr-only"> of version {version.number}</span>
          </Button>
        )}
        {editor.mayPublish && !version.isScheduled && !version.isCurrent && !version.isWithdrawn && (
          <Button variant="quiet" onClick={() => void editor.republish(version.number)}>
            Publish again<span className="sr-only">: version {version.number}</span>
          </Button>
        )}
      </li>
    ))}
  </ol>
);

/** Preview, schedule and history of a text. */
export const PublishPanel = ({ editor }: PanelProps) => {
  const { seen } = editor;
  const isShown = seen?.versions.some(({ isCurrent, isWithdrawn }) => isCurrent && !isWithdrawn) ?? false;
  return (
    <aside aria-label="Publishing" className="grid gap-6 border border-hairline bg-paper-raised p-5">
      <PreviewLink editor={editor} />
      {editor.mayPublish && <Schedule editor={editor} />}
      {seen && seen.versions.length > 0 && (
        <section aria-labelledby="versions">
          <h2 id="versions" className="text-lg">
            History
          </h2>
          <Versions editor={editor} />
        </section>
      )}
      {seen && isShown && !seen.isKept && (
        <Button variant="danger" onClick={() => void editor.withdraw()}>
          Take down
        </Button>
      )}
    </aside>
  );
};
