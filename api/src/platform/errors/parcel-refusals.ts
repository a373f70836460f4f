/** The refusals of packing and shipping. */
export const parcelRefusals = {
  TOO_MANY_ORDERS: { status: 400, message: "Please choose 1 to 100 orders." },
  COURIER_UNKNOWN: { status: 400, message: "Please choose a courier from the list." },
  TRACKING_ID_INVALID: {
    status: 400,
    message:
      "A tracking id has 4 to 40 letters, digits and hyphens. Links and other characters are not accepted.",
  },
  ESTIMATE_INVALID: {
    status: 400,
    message: "The expected delivery must be between the day of shipping and 180 days after it.",
  },
  ORDER_NOT_SHIPPABLE: { status: 409, message: "This order cannot be shipped." },
  PARCEL_LEFT: { status: 409, message: "A parcel of this order has already left the shop." },
  PIECES_INVALID: {
    status: 409,
    message: "A parcel needs at least one piece, and no more pieces of a line than are left to ship.",
  },
  PARCEL_RECORDED: { status: 409, message: "This order already has a parcel with this tracking id." },
  PARCEL_NOT_FOUND: { status: 404, message: "This parcel no longer exists." },
  DELIVERY_PLAN_INVALID: { status: 400, message: "The plan of delivery dates is not valid." },
  DELIVERY_PLAN_CHANGED: {
    status: 409,
    message: "Another admin has changed the delivery dates in the meantime. Please look at them again.",
  },
  PARCEL_CHANGED: {
    status: 409,
    message: "Another admin has changed this parcel in the meantime. Please look at it again.",
  },
} as const satisfies Record<string, { status: number; message: string }>;
