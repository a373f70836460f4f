import { useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { DeliveryDates } from "../../features/delivery/admin/delivery-dates.tsx";
import { DeliveryList } from "../../features/parcels/admin/delivery-list.tsx";
import { ImportDialog } from "../../features/parcels/admin/import-dialog.tsx";
import { useOrderSelection } from "../../features/parcels/admin/order-selection.ts";
import { ScanForm } from "../../features/parcels/admin/scan-form.tsx";
import { SelectShown } from "../../features/parcels/admin/select-shown.tsx";
import { SheetBar } from "../../features/parcels/admin/sheet-bar.tsx";
import { StageLinks } from "../../features/parcels/admin/stage-links.tsx";
import {
  datesParameter,
  emptyTexts,
  replacementsParameter,
  stageFromParameter,
} from "../../features/parcels/admin/stages.ts";
import { useDeliveries } from "../../features/parcels/admin/use-deliveries.ts";
import { ReplacementList } from "../../features/returns/admin/replacement-list.tsx";
import { errorMessage } from "../../graphql/error-message.ts";
import { Button } from "../../ui/button.tsx";
import { FormMessage } from "../../ui/form-message.tsx";
import { PagedList } from "../../ui/paged-list.tsx";
import { useRowFocus } from "../../ui/use-row-focus.ts";
import { usePageTitle } from "../../ui/use-page-title.ts";

const loadErrorMessage = (reason: unknown) =>
  errorMessage(reason, { fallback: "The next deliveries could not be loaded." });

/**
 * Orders from confirmation to delivery: to pack, packed, on the way; with their parcels and packing sheets. And the
 * replacements of exchanges that are to be sent, and the dates that the shop promises.
 */
export const AdminDeliveryPage = () => {
  usePageTitle("Delivery");
  const parameter = useSearchParams()[0].get("stage");
  const stage = stageFromParameter(parameter);
  const isOnReplacements = parameter === replacementsParameter;
  const isOnDates = parameter === datesParameter;
  const { list, counts, replacementsDue, refresh } = useDeliveries(stage);
  const selection = useOrderSelection();
  const [isImporting, setImporting] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  const hasSelection = stage !== "ON_THE_WAY" && !isOnReplacements && !isOnDates;
  const heading = useRef<HTMLHeadingElement>(null);
  const keepFocus = useRowFocus(list.nodes?.map(({ id }) => id) ?? [], heading);
  const finish = (text: string) => {
    setImporting(false);
    setNotice(text);
    void refresh();
  };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 ref={heading} tabIndex={-1} className="text-2xl">
          Delivery
        </h1>
        <Button variant="secondary" onClick={() => setImporting(true)}>
          Import tracking ids
        </Button>
      </div>
      <StageLinks
        stage={isOnReplacements || isOnDates ? null : stage}
        isOnDates={isOnDates}
        counts={counts}
        replacementsDue={replacementsDue}
      />
      {hasSelection && <ScanForm onPacked={refresh} />}
      <FormMessage
        tone="success"
        className={notice ? "mt-4" : ""}
        vanishAfter={5}
        onVanish={() => setNotice(null)}
      >
        {notice}
      </FormMessage>
      {isOnReplacements && <ReplacementList heading={heading} onSent={setNotice} />}
      {isOnDates && <DeliveryDates />}
      {!isOnReplacements && !isOnDates && (
        <PagedList
          list={list}
          noun="deliveries"
          empty={emptyTexts[stage]}
          placeholder="h-96 lg:h-36"
          toMessage={loadErrorMessage}
        >
          {(orders) => (
            <>
              {hasSelection && <SelectShown orders={orders} selection={selection} />}
              <DeliveryList
                orders={orders}
                selection={hasSelection ? selection : undefined}
                onDone={(text, { id }) => {
                  keepFocus(id);
                  finish(text);
                }}
              />
            </>
          )}
        </PagedList>
      )}
      {hasSelection && <SheetBar selection={selection} />}
      {isImporting && (
        <ImportDialog onClose={() => setImporting(false)} onRecorded={() => void refresh()} onDone={finish} />
      )}
    </>
  );
};
