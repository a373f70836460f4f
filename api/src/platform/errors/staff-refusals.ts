/** Refusals about the staff, and about the programs that work for it. */
export const staffRefusals = {
  STAFF_MEMBER: { status: 409, message: "This address already belongs to the staff." },
  STAFF_INVITED: {
    status: 409,
    message: "This address has an open invitation. Send that one again, or cancel it first.",
  },
  STAFF_CHANGED: {
    status: 409,
    message: "This member was changed by another owner in the meantime. Look at the list again.",
  },
  LAST_OWNER: { status: 409, message: "The shop needs an owner. Make another member an owner first." },
  INVITATION_NOT_FOUND: {
    status: 404,
    message: "This invitation was accepted or cancelled in the meantime.",
  },
  INVITATION_INVALID: {
    status: 404,
    message: "This invitation is invalid or has expired. Ask an owner of the shop for a new one.",
  },
  WEBHOOK_URL_INVALID: {
    status: 400,
    message:
      "Please enter a web address that begins with https:// and is open to the internet, without a port or a password.",
  },
  WEBHOOK_URL_TAKEN: { status: 409, message: "This address already receives events. Change that endpoint." },
  WEBHOOK_EVENTS_NEEDED: { status: 400, message: "Please choose at least one event." },
  WEBHOOK_CHANGED: {
    status: 409,
    message: "Another owner has changed this endpoint in the meantime. Please check it again.",
  },
  WEBHOOK_NOT_FOUND: { status: 404, message: "This endpoint was deleted in the meantime." },
  TOO_MANY_WEBHOOKS: {
    status: 409,
    message: "The shop has 20 endpoints. Delete one that you no longer need.",
  },
  DELIVERY_NOT_FOUND: { status: 404, message: "This delivery is no longer in the log." },
  API_KEY_NAME_NEEDED: { status: 400, message: "Please enter a name for the key." },
  API_KEY_NAME_TAKEN: { status: 409, message: "A key with this name exists. Choose another name." },
  API_KEY_PERMISSIONS_INVALID: { status: 400, message: "Please choose what the key may do." },
  API_KEY_NOT_FOUND: { status: 404, message: "This key has already been ended." },
  TOO_MANY_API_KEYS: { status: 409, message: "The shop has 50 keys. End one that you no longer need." },
} as const;
