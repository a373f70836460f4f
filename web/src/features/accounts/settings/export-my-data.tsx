import { useState } from "react";
import { useApolloClient } from "@apollo/client/react";
import { errorMessage } from "../../../graphql/error-message.ts";
import { ExportMyDataDocument } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { DownloadIcon } from "../../../ui/settings-icons.tsx";
import { downloadText, myDataFileName } from "./my-data-file.ts";

const FAILED = "Your data could not be exported. Please try again.";

type Outcome = { tone: "success" | "error"; text: string };

/** Downloads all data that the shop stores about the shopper, as a JSON file. */
export const ExportMyData = () => {
  const client = useApolloClient();
  const [isLoading, setLoading] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const exportData = async () => {
    setLoading(true);
    setOutcome(null);
    try {
      const { data } = await client.query({ query: ExportMyDataDocument, fetchPolicy: "no-cache" });
      if (!data) return setOutcome({ tone: "error", text: FAILED });
      const name = myDataFileName(new Date());
      downloadText(data.exportMyData, name);
      setOutcome({ tone: "success", text: `${name} is in your downloads.` });
    } catch (error) {
      setOutcome({ tone: "error", text: errorMessage(error, { fallback: FAILED }) });
    } finally {
      setLoading(false);
    }
  };

  return (
    <section aria-labelledby="my-data" className="border-y border-hairline py-6">
      <h2 id="my-data" className="text-lg">
        Export my data
      </h2>
      <p className="mt-1 text-ink-soft">
        Everything we hold about you in one JSON file: your profile and settings, cart, wishlist, reviews and
        messages, your orders, payments and invoices.
      </p>
      <Button variant="secondary" className="mt-4" isLoading={isLoading} onClick={() => void exportData()}>
        {!isLoading && <DownloadIcon />} Export My Data
      </Button>
      <FormMessage tone="error" className="mt-4 empty:mt-0">
        {outcome?.tone === "error" ? outcome.text : null}
      </FormMessage>
      <FormMessage
        tone="success"
        className="mt-4 empty:mt-0"
        vanishAfter={5}
        onVanish={() => setOutcome(null)}
      >
        {outcome?.tone === "success" ? outcome.text : null}
      </FormMessage>
    </section>
  );
};
