import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { errorMessage } from "../../graphql/error-message.ts";
import { ProductExportLinkDocument } from "../../graphql/generated.ts";
import { Button } from "../../ui/button.tsx";
import { FormMessage } from "../../ui/form-message.tsx";
import { DownloadIcon } from "../../ui/settings-icons.tsx";

/** Downloads the catalogue as a CSV file. Browsers send no token with a download, so the link is fetched first. */
export const ExportButton = () => {
  const client = useApolloClient();
  const [isLoading, setLoading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const download = async () => {
    setFailure(null);
    setLoading(true);
    try {
      const { data } = await client.query({ query: ProductExportLinkDocument, fetchPolicy: "no-cache" });
      if (data) window.location.assign(data.productExportLink.url);
    } catch (error) {
      setFailure(errorMessage(error, { fallback: "The export could not be started. Please try again." }));
    } finally {
      setLoading(false);
    }
  };
  return (
    <>
      <Button variant="secondary" className="mt-3" isLoading={isLoading} onClick={() => void download()}>
        <DownloadIcon /> Export all products
      </Button>
      <FormMessage tone="error" className={failure ? "mt-3" : ""}>
        {failure}
      </FormMessage>
    </>
  );
};
