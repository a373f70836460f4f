import { useRef, useState } from "react";
import { Navigate, useSearchParams } from "react-router-dom";
import { useMay } from "../../features/accounts/staff/staff-access.ts";
import { DeliveryList } from "../../features/parcels/admin/delivery-list.tsx";
import { ImportDialog } from "../../features/parcels/admin/import-dialog.tsx";
import { useOrderSelection } from "../../features/parcels/admin/order-selection.ts";
import { RecentDeliveries } from "../../features/parcels/admin/recent-deliveries.tsx";
import { ScanForm } from "../../features/parcels/admin/scan-form.tsx";
import { SelectShown } from "../../features/parcels/admin/select-shown.tsx";
import { InvoicesButton } from "../../features/orders/admin/invoices-button.tsx";
import { OrderActionBar, type BulkAction } from "../../features/parcels/admin/order-action-bar.tsx";
import { StageLinks } from "../../features/parcels/admin/stage-links.tsx";
import {
  emptyTexts,
  replacementsParameter,
  stageFromParameter,
} from "../../features/parcels/admin/stages.ts";
import { useDelivered } from "../../features/parcels/admin/use-delivered.ts";
import { useDeliveries } from "../../features/parcels/admin/use-deliveries.ts";
import { ReplacementList } from "../../features/returns/admin/replacement-list.tsx";
import type { DeliveryStage } from "../../graphql/generated.ts";
import { errorMessage } from "../../graphql/error-message.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { FormMessage } from "../../ui/form-message.tsx";
import { PagedList } from "../../ui/paged-list.tsx";
import { toast } from "../../ui/toast.ts";
import { useRowFocus } from "../../ui/use-row-focus.ts";
import { usePageTitle } from "../../ui/use-page-title.ts";

const actionsOf: Record<DeliveryStage, readonly BulkAction[]> = {
  TO_PACK: ["pack", "ship", "slips", "labels", "pick-list"],
  PACKED: ["ship", "labels", "slips", "pick-list"],
  ON_THE_WAY: ["deliver", "labels", "slips"],
};

const loadErrorMessage = (reason: unknown) =>
  errorMessage(reason, { fallback: "The next orders could not be loaded." });

/**
 * Orders from confirmation to delivery: to pack, packed, on the way; with their parcels and packing sheets. And the
 * replacements of exchanges that are to be sent.
 */
const DeliveryStages = ({ parameter }: { parameter: string | null }) => {
  usePageTitle("Delivery");
  const may = useMay();
  const stage = stageFromParameter(parameter);
  const isOnReplacements = parameter === replacementsParameter && may("RETURNS");
  const { list, counts, replacementsDue, refresh } = useDeliveries(stage);
  // What is done with a selection differs from stage to stage.
  const selection = useOrderSelection(stage);
  const { undo } = useDelivered(() => void refresh());
  const [isImporting, setImporting] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  const hasSelection = !isOnReplacements;
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
        stage={isOnReplacements ? null : stage}
        counts={counts}
        replacementsDue={may("RETURNS") ? replacementsDue : null}
      />
      {hasSelection && stage !== "ON_THE_WAY" && <ScanForm onPacked={() => void refresh()} />}
      <FormMessage
        tone="success"
        className={notice ? "mt-4" : ""}
        vanishAfter={5}
        onVanish={() => setNotice(null)}
      >
        {notice}
      </FormMessage>
      {!isOnReplacements && stage === "ON_THE_WAY" && (
        <RecentDeliveries
          onUndone={() => {
            // The pressed button goes.
            heading.current?.focus({ preventScroll: true });
            void refresh();
          }}
        />
      )}
      {isOnReplacements && <ReplacementList heading={heading} onSent={setNotice} />}
      {!isOnReplacements && (
        <PagedList
          list={list}
          noun="orders"
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
      {hasSelection && (
        <OrderActionBar
          key={stage}
          selection={selection}
          orders={list.nodes ?? []}
          actions={actionsOf[stage]}
          onChanged={() => void refresh()}
        >
          {may("VIEW_ORDERS") && <InvoicesButton orderIds={[...selection.ids]} />}
        </OrderActionBar>
      )}
      {isImporting && (
        <ImportDialog
          onClose={() => setImporting(false)}
          onRecorded={() => void refresh()}
          onDone={(text, deliveredIds) => {
            finish(text);
            if (deliveredIds.length > 0)
              toast.success(text, { label: "Undo delivered", onClick: () => void undo(deliveredIds) });
          }}
        />
      )}
    </>
  );
};

/** The delivery dates were a stage of this page: links to them lead to their page. */
export const AdminDeliveryPage = () => {
  const parameter = useSearchParams()[0].get("stage");
  return parameter === "dates" ? (
    <Navigate to={paths.adminDeliveryDates()} replace />
  ) : (
    <DeliveryStages parameter={parameter} />
  );
};
