import { useState } from "react";
import { useApolloClient } from "@apollo/client/react";
import { errorMessage } from "../../../graphql/error-message.ts";
import { ExportMyDataDocument } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { OutcomeMessages, type Outcome } from "../../../ui/outcome-messages.tsx";
import { DownloadIcon } from "../../../ui/settings-icons.tsx";
import { downloadText, myDataFileName } from "./my-data-file.ts";

const FAILED = "Your data could not be exported. Please try again.";

export const exportFailureText = (error: unknown) => errorMessage(error, { fallback: FAILED });

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
      downloadText(data.exportMyData.json, name);
      setOutcome({ tone: "success", text: `${name} is in your downloads.` });
    } catch (error) {
      setOutcome({ tone: "error", text: exportFailureText(error) });
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
        Everything we hold about you in one JSON file: your profile, settings and consents, cart, wishlist,
        reviews and messages, your orders, payments and invoices.
      </p>
      <Button variant="secondary" className="mt-4" isLoading={isLoading} onClick={() => void exportData()}>
        {!isLoading && <DownloadIcon />} Export My Data
      </Button>
      <OutcomeMessages outcome={outcome} onVanish={() => setOutcome(null)} className="mt-4 empty:mt-0" />
    </section>
  );
};
