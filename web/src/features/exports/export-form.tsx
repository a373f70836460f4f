import { useId, useState, type FormEvent } from "react";
import {
  useExportCustomersMutation,
  useExportOrdersMutation,
  useExportSalesMutation,
  type Permission,
} from "../../graphql/generated.ts";
import { errorMessage } from "../../graphql/error-message.ts";
import { Button } from "../../ui/button.tsx";
import { indianDay } from "../../ui/dates.ts";
import { FormMessage } from "../../ui/form-message.tsx";
import { formText } from "../../ui/form-text.ts";
import { RadioCards } from "../../ui/radio-cards.tsx";
import { DownloadIcon } from "../../ui/settings-icons.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useFieldErrors } from "../../ui/use-field-errors.ts";
import { useMay } from "../accounts/staff/staff-access.ts";
import type { Outcome } from "../../ui/outcome-messages.tsx";

type Kind = "orders" | "contacts" | "sales" | "customers";

const cards: Record<Kind, { label: string; note: string; needs: Permission }> = {
  orders: {
    label: "Orders",
    note: "One row for each order with its amounts, payment and state. Without names and addresses.",
    needs: "EXPORTS",
  },
  contacts: {
    label: "Orders with contacts",
    note: "The same with name, e-mail, phone and address.",
    needs: "EXPORT_CUSTOMERS",
  },
  sales: {
    label: "Sales",
    note: "One row for each day, size and colour: pieces, sales, discounts, GST, and what was refunded since.",
    needs: "EXPORTS",
  },
  customers: {
    label: "Customers",
    note: "Accounts that registered on these days, with their orders, spending and tags.",
    needs: "EXPORT_CUSTOMERS",
  },
};

type Days = { from: string; to: string };

/** Starts an export. Returns the URL of its file; `undefined` if the shop did not answer. */
const useStartExport = () => {
  const [orders] = useExportOrdersMutation();
  const [sales] = useExportSalesMutation();
  const [customers] = useExportCustomersMutation();
  return async (kind: Kind, days: Days): Promise<string | undefined> => {
    if (kind === "sales") return (await sales({ variables: days })).data?.exportSales.url;
    if (kind === "customers") return (await customers({ variables: days })).data?.exportCustomers.url;
    const variables = { ...days, hasContacts: kind === "contacts" };
    return (await orders({ variables })).data?.exportOrders.url;
  };
};

const FAILED = "The export could not be started. Please try again.";

const BUSY = "Two files are being exported. Please try again when one of them is finished.";

/**
 * Why the shop would not send the file; `undefined` if it would. Asked first, since the browser would leave the page for an error.
 */
const downloadProblem = async (url: string): Promise<string | undefined> => {
  const { ok, status } = await fetch(url, { method: "HEAD" });
  if (ok) return undefined;
  return status === 503 ? BUSY : FAILED;
};

const problemsOf = ({ from, to }: Days) => ({
  ...(from === "" && { from: "Please enter the first day." }),
  ...(to === "" && { to: "Please enter the last day." }),
  ...(from !== "" && to !== "" && to < from && { to: "The last day is before the first day." }),
});

/** Downloads orders, sales or customers of some days as a CSV file. */
export const ExportForm = () => {
  const may = useMay();
  const id = useId();
  const kinds = (Object.keys(cards) as Kind[]).filter((kindOfCard) => may(cards[kindOfCard].needs));
  const [kind, setKind] = useState<Kind | null>(null);
  const { errors, show, form } = useFieldErrors<"from" | "to">();
  const [message, setMessage] = useState<Outcome | null>(null);
  const [isLoading, setLoading] = useState(false);
  const start = useStartExport();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading) return;
    const formData = new FormData(event.currentTarget);
    const days = { from: formText(formData, "from"), to: formText(formData, "to") };
    const problems = problemsOf(days);
    setMessage(kind ? null : { tone: "error", text: "Please choose what to export." });
    show(problems);
    if (!kind || Object.keys(problems).length > 0) return;
    setLoading(true);
    try {
      const url = await start(kind, days);
      const problem = url ? await downloadProblem(url) : FAILED;
      if (!url || problem) {
        setMessage({ tone: "error", text: problem ?? FAILED });
        return;
      }
      window.location.assign(url);
      setMessage({ tone: "success", text: "The download has started." });
    } catch (error) {
      setMessage({ tone: "error", text: errorMessage(error, { fallback: FAILED }) });
    } finally {
      setLoading(false);
    }
  };
  const [today] = useState(() => indianDay(new Date()));
  return (
    <form
      {...form}
      onSubmit={(event) => void submit(event)}
      className="form-stack max-w-180"
      aria-labelledby={id}
    >
      <h2 id={id} className="sr-only">
        New export
      </h2>
      <RadioCards
        legend="What to export"
        choices={kinds.map((value) => ({ value, label: cards[value].label, note: cards[value].note }))}
        value={kind}
        onChange={setKind}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          type="date"
          label="First day"
          name="from"
          max={today}
          defaultValue={`${today.slice(0, 7)}-01`}
          error={errors.from}
          required
        />
        <TextField
          type="date"
          label="Last day"
          name="to"
          max={today}
          defaultValue={today}
          error={errors.to}
          required
        />
      </div>
      <FormMessage tone={message?.tone ?? "success"} className="empty:hidden">
        {message?.text}
      </FormMessage>
      <div>
        <Button type="submit" isLoading={isLoading}>
          <DownloadIcon /> Download CSV file
        </Button>
      </div>
    </form>
  );
};
