import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { usePdf } from "./use-pdf.ts";

/** The sentence about orders that are not in a PDF of invoices; `null` if all are. */
export const leftOutText = (numbers: readonly string[], count: number): string | null => {
  if (numbers.length === 0) return null;
  const orders = numbers.length === 1 ? `Order ${numbers[0]} has` : `Orders ${numbers.join(", ")} have`;
  return numbers.length === count
    ? "None of these orders has an invoice yet."
    : `${orders} no invoice yet, so the PDF leaves ${numbers.length === 1 ? "it" : "them"} out.`;
};

/** Opens the invoices of selected orders as one PDF. Orders without an invoice are left out, and named below. */
export const InvoicesButton = ({ orderIds }: { orderIds: string[] }) => {
  const { openInvoices, isLoading, failure } = usePdf();
  const [leftOut, setLeftOut] = useState<string | null>(null);
  const open = () => {
    setLeftOut(null);
    void openInvoices(orderIds, (opened) => setLeftOut(leftOutText(opened.leftOut, orderIds.length)));
  };
  return (
    <>
      <Button variant="inverse" size="medium" isLoading={isLoading} onClick={open}>
        Invoices
      </Button>
      <FormMessage tone="error" className={failure || leftOut ? "order-last my-2 basis-full" : "sr-only"}>
        {failure ?? leftOut}
      </FormMessage>
    </>
  );
};
