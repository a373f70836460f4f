import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { errorMessage } from "../../graphql/error-message.ts";
import { GstFileLinkDocument, type GstFile } from "../../graphql/generated.ts";

/** Downloads files of a month's return. Browsers send no token with a download, so the link is fetched first. */
export const useGstFile = (month: string) => {
  const client = useApolloClient();
  const [loading, setLoading] = useState<GstFile | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const download = async (file: GstFile) => {
    if (loading) return;
    setFailure(null);
    setLoading(file);
    try {
      const variables = { month, file };
      const { data } = await client.query({ query: GstFileLinkDocument, variables, fetchPolicy: "no-cache" });
      if (data) window.location.assign(data.gstFileLink.url);
    } catch (error) {
      setFailure(errorMessage(error, { fallback: "The download could not be started. Please try again." }));
    } finally {
      setLoading(null);
    }
  };
  return { loading, failure, download };
};
