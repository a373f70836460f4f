/** Refusals of shipping addresses: of an order, and saved ones. */
export const addressRefusals = {
  FILL_ALL_FIELDS: { status: 400, message: "Please fill all fields." },
  STATE_UNKNOWN: { status: 400, message: "Please choose a state from the list." },
  NOT_PRINTABLE: { status: 400, message: "We cannot print this on your parcel." },
  COUNTRY_UNKNOWN: { status: 400, message: "We deliver within India only." },
  ADDRESS_NOT_FOUND: { status: 404, message: "This address was deleted." },
  ADDRESS_CHANGED: {
    status: 409,
    message: "This address was changed in the meantime. Please check it and save again.",
  },
  SAVED_ADDRESSES_FULL: {
    status: 409,
    message: "You can save up to 10 addresses. Please delete one first.",
  },
} as const;
