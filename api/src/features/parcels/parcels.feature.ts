import type { Feature } from "../shop/feature.ts";
import { DeliveryMarkResolver } from "./delivery-mark.resolver.ts";
import { DeliveryResolver } from "./delivery.resolver.ts";
import { addPackingSheets } from "./packing-sheet-files.ts";
import { ParcelLine } from "./parcel-line.entity.ts";
import { ParcelWritingResolver } from "./parcel-writing.resolver.ts";
import { Parcel } from "./parcel.entity.ts";
import { parcelTasks } from "./parcel.jobs.ts";
import { OrderLineParcelResolver, OrderParcelResolver, ParcelResolver } from "./parcel.resolver.ts";
import { parcelsRefusals } from "./parcels.refusals.ts";

export const parcelsFeature = {
  entities: [Parcel, ParcelLine],
  resolvers: [
    OrderLineParcelResolver,
    OrderParcelResolver,
    ParcelResolver,
    ParcelWritingResolver,
    DeliveryMarkResolver,
    DeliveryResolver,
  ],
  refusals: parcelsRefusals,
  tasks: parcelTasks,
  addRoutes: addPackingSheets,
} satisfies Feature;
