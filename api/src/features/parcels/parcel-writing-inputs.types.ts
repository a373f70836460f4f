import { Field, ID, InputType, Int } from "type-graphql";
import { UploadScalar } from "../../platform/graphql/upload.scalar.ts";
import type { UploadedFile } from "../../platform/uploaded-file.ts";
import { ShippingAddressInput } from "../checkout/checkout.types.ts";
import { ParcelLineInput, TrackingCorrectionInput, TrackingInput } from "./parcel.types.ts";

@InputType({ description: "Input of `shipParcel`." })
export class ShipParcelInput {
  @Field(() => ID, { description: "Id of the order." })
  orderId!: string;

  @Field(() => TrackingInput, { description: "Courier and tracking id of the parcel." })
  tracking!: TrackingInput;

  @Field(() => [ParcelLineInput], {
    nullable: true,
    description: "Pieces in the parcel; omitted for all that are left to ship.",
  })
  lines?: ParcelLineInput[] | null;

  @Field(() => ShippingAddressInput, {
    nullable: true,
    description:
      "Shipping address that the admin saw: ORDER_CHANGED if it has changed since. Pages of the previous version do not send it.",
  })
  seenAddress?: ShippingAddressInput | null;
}

@InputType({ description: "Input of `updateParcel`." })
export class UpdateParcelInput {
  @Field(() => ID, { description: "Id of the parcel." })
  parcelId!: string;

  @Field(() => Int, { description: "Version of the parcel that the admin saw." })
  version!: number;

  @Field(() => TrackingInput, { description: "Courier and tracking id of the parcel." })
  tracking!: TrackingInput;
}

@InputType({ description: "Input of `importTracking`." })
export class ImportTrackingInput {
  @Field(() => UploadScalar, { description: "CSV file of the courier." })
  file!: UploadedFile;

  @Field(() => Boolean, { description: "Whether to check the file without recording parcels." })
  dryRun!: boolean;

  @Field(() => [TrackingCorrectionInput], {
    nullable: true,
    description: "Rows that the admin corrected, in place of those of the file.",
  })
  corrections?: TrackingCorrectionInput[] | null;
}
