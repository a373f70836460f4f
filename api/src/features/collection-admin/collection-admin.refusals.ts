import { refuserOf } from "../../platform/errors/errors.ts";
import { catalogueRefusals } from "../catalogue/catalogue.refusals.ts";

/** The refusals of writes of collections. */
export const collectionAdminRefusals = {
  COLLECTION_NOT_FOUND: { status: 404, message: "Collection not found." },
  COLLECTION_INVALID: { status: 400, message: "Something in this collection is not valid." },
  COLLECTION_CHANGED: {
    status: 409,
    message: "Another admin has changed this collection in the meantime. Please look at it again.",
  },
  COLLECTIONS_CHANGED: {
    status: 409,
    message: "The list of collections has changed in the meantime. Please look at it again.",
  },
  COLLECTIONS_FULL: { status: 409, message: "A shop has at most 100 collections." },
  COLLECTION_IN_USE: { status: 409, message: "A promotion uses this collection. Please end it first." },
  COLLECTION_SLUG_TAKEN: { status: 409, message: "Another collection has this address." },
} as const;

type CollectionAdminRefusals = typeof collectionAdminRefusals;

declare module "../../platform/errors/errors.ts" {
  interface Refusals extends CollectionAdminRefusals {}
}

export const refuse = refuserOf({ ...catalogueRefusals, ...collectionAdminRefusals });
