import { useApolloClient } from "@apollo/client/react";
import { useRef, useState } from "react";
import { errorCode, errorField } from "../../graphql/error-message.ts";
import {
  ContentEditorDocument,
  useCancelScheduledContentMutation,
  useDiscardContentDraftMutation,
  usePublishContentMutation,
  useRepublishContentMutation,
  useSaveContentDraftMutation,
  useWithdrawContentMutation,
  type ContentEditor_ContentFragment,
  type ContentKind,
} from "../../graphql/generated.ts";
import { writeErrorMessage } from "../../graphql/lost-answer.ts";
import { useMay } from "../accounts/staff/staff-access.ts";
import { useVersionedDraft } from "../product-admin/versioned-form/use-versioned-draft.ts";
import { contentChanges, draftOf, emptyDraft, type ContentDraft } from "./content-draft.ts";

type Content = ContentEditor_ContentFragment;

const failedText = { fallback: "The text could not be saved. Please try again." };

type EditorOptions = {
  /** `null` for a new text. */
  content: Content | null;
  kind: ContentKind;
  /** What the form of a new text starts with, and its address. */
  start?: ContentDraft | undefined;
  startSlug?: string | undefined;
  /** The URL of the editor. */
  path: string;
  /** Called with a new text once it is stored, and the message of the success. */
  onAdded?: (content: Content, message: string) => void;
};

/**
 * The editor of a text. Each step names the version that the admin saw; if another admin has changed the text since, the editor
 * keeps what is typed and asks. The id of a new text is made once, so that a repeated press adds no second one.
 */
export const useContentEditor = ({ content, kind, start, startSlug = "", path, onAdded }: EditorOptions) => {
  const client = useApolloClient();
  const [id] = useState(() => content?.id ?? crypto.randomUUID());
  const [initial] = useState(() => start ?? (content ? draftOf(content) : emptyDraft(kind)));
  const versioned = useVersionedDraft<Content, ContentDraft>({
    stored: content,
    initial,
    path,
    draftOf,
    changes: contentChanges,
  });
  const { draft, take } = versioned;
  const seen = versioned.seen.stored;
  const isChanged = versioned.changed.length > 0;
  const may = useMay();
  const [slug, setSlug] = useState(startSlug);
  const [notice, setNotice] = useState<string | null>(null);
  const [failure, setFailure] = useState<{ field: string | undefined; message: string } | null>(null);
  const [newer, setNewer] = useState<Content | null>(null);
  const [isBusy, setBusy] = useState(false);
  /** Whether nothing was typed during the last request. */
  const isWhole = useRef(true);
  const [save] = useSaveContentDraftMutation();
  const [publish] = usePublishContentMutation();
  const [republish] = useRepublishContentMutation();
  const [cancel] = useCancelScheduledContentMutation();
  const [withdraw] = useWithdrawContentMutation();
  const [discardDraft] = useDiscardContentDraftMutation();
  const storedNow = async (): Promise<Content | null> => {
    const { data } = await client.query({
      query: ContentEditorDocument,
      variables: { id },
      fetchPolicy: "network-only",
    });
    return data?.content ?? null;
  };
  const showFailure = async (reason: unknown) => {
    if (errorCode(reason) === "CONTENT_CHANGED") {
      const stored = await storedNow().catch(() => null);
      if (stored) return setNewer(stored);
    }
    setFailure({ field: errorField(reason), message: writeErrorMessage(reason, failedText) });
  };
  const finish = (stored: Content) => {
    isWhole.current = take(stored, draft);
  };
  /** Runs a step; its message is shown when it is done. */
  const run = async (step: () => Promise<string>) => {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    setNotice(null);
    try {
      setNotice(await step());
    } catch (reason) {
      await showFailure(reason);
    } finally {
      setBusy(false);
      client.cache.evict({ id: "ROOT_QUERY", fieldName: "contents" });
    }
  };
  const versionOf = (stored: Content | null) => ({ id, version: stored?.version ?? 0 });

  const saved = async (): Promise<Content | null> => {
    if (seen && !isChanged) return seen;
    const { data } = await save({
      variables: { ...versionOf(seen), input: draft, slug: seen ? null : slug.trim() },
    });
    const stored = data?.saveContentDraft ?? null;
    if (stored) finish(stored);
    return stored;
  };

  /** The form of a new text gives way to that of the stored one, unless what was typed meanwhile would be lost. */
  const finished = (stored: Content | null, message: string): string => {
    if (stored && !content && isWhole.current) onAdded?.(stored, message);
    return message;
  };

  return {
    id,
    kind,
    draft,
    slug,
    seen,
    isChanged,
    /** A legal page is published by an owner. The server refuses others. */
    mayPublish: !seen?.isLegal || may("MONEY_SETTINGS"),
    isBusy,
    notice,
    failure,
    newer,
    enter: (next: ContentDraft) => {
      setNotice(null);
      setFailure(null);
      versioned.type(next);
    },
    enterSlug: setSlug,
    reset: () => versioned.type(versioned.seen.draft),
    takeNewer: () => {
      if (newer) take(newer, draft);
      setNewer(null);
    },
    /** Continues with what is typed, on top of the newer version. */
    keepMine: () => {
      if (newer) take(newer, versioned.seen.draft);
      setNewer(null);
    },
    save: () =>
      run(async () => finished(await saved(), "Draft saved. The shop still shows the published version.")),
    /** At an instant, or at once. */
    publish: (at: string | null) =>
      run(async () => {
        const stored = await saved();
        const { data } = await publish({ variables: { ...versionOf(stored), at } });
        if (data) finish(data.publishContent);
        return finished(stored, at === null ? "Published." : "Scheduled.");
      }),
    republish: (number: number) =>
      run(async () => {
        const { data } = await republish({ variables: { ...versionOf(seen), number } });
        if (data) take(data.republishContent, versioned.seen.draft);
        return `Version ${number} is published again.`;
      }),
    cancelScheduled: (number: number) =>
      run(async () => {
        const { data } = await cancel({ variables: { ...versionOf(seen), number } });
        if (data) take(data.cancelScheduledContent, versioned.seen.draft);
        return "Schedule cancelled. The text is a draft again.";
      }),
    withdraw: () =>
      run(async () => {
        const { data } = await withdraw({ variables: versionOf(seen) });
        if (data) take(data.withdrawContent, versioned.seen.draft);
        return "Taken down. You can publish an earlier version again.";
      }),
    discard: () =>
      run(async () => {
        await discardDraft({ variables: versionOf(seen) });
        const stored = await storedNow();
        if (stored) take(stored, draft);
        return "Draft discarded.";
      }),
  };
};

export type ContentEditor = ReturnType<typeof useContentEditor>;
