import { buildSchema, getNamedType, isInputObjectType, type GraphQLInputType } from "graphql";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { format, resolveConfig } from "prettier";
import { describe, expect, it } from "vitest";
import { consentTexts } from "../src/features/accounts/consents/consent-texts.rules.ts";
import { consentOfSwitch } from "../src/features/accounts/consents/consent.rules.ts";
import { projectRoot } from "../src/platform/project-root.ts";
import { checkoutNotice } from "../../web/src/features/accounts/notices/checkout.notice.ts";
import { contactNotice } from "../../web/src/features/accounts/notices/contact.notice.ts";
import { loginNumberNotice } from "../../web/src/features/accounts/notices/login-number.notice.ts";
import { noticeText, type Notice } from "../../web/src/features/accounts/notices/notice.ts";
import { notificationChannels } from "../../web/src/features/accounts/notices/notification-channels.ts";
import { orderAddressNotice } from "../../web/src/features/accounts/notices/order-address.notice.ts";
import { orderHelpNotice } from "../../web/src/features/accounts/notices/order-help.notice.ts";
import { payoutNotice } from "../../web/src/features/accounts/notices/payout.notice.ts";
import { profileNotice } from "../../web/src/features/accounts/notices/profile.notice.ts";
import { restockAlertNotice } from "../../web/src/features/accounts/notices/restock-alert.notice.ts";
import { returnNotice } from "../../web/src/features/accounts/notices/return.notice.ts";
import { reviewNotice } from "../../web/src/features/accounts/notices/review.notice.ts";
import { savedAddressNotice } from "../../web/src/features/accounts/notices/saved-address.notice.ts";
import { signUpNotice } from "../../web/src/features/accounts/notices/sign-up.notice.ts";
import { subscribeNotice } from "../../web/src/features/accounts/notices/subscribe.notice.ts";
import { ticketNotice } from "../../web/src/features/accounts/notices/ticket.notice.ts";
import { verificationNotice } from "../../web/src/features/accounts/notices/verification.notice.ts";

const notices = {
  verification: verificationNotice,
  subscribe: subscribeNotice,
  signUp: signUpNotice,
  checkout: checkoutNotice,
  orderAddress: orderAddressNotice,
  contact: contactNotice,
  orderHelp: orderHelpNotice,
  ticket: ticketNotice,
  review: reviewNotice,
  restockAlert: restockAlertNotice,
  return: returnNotice,
  payout: payoutNotice,
  loginNumber: loginNumberNotice,
  profile: profileNotice,
  savedAddress: savedAddressNotice,
};

/** Fields that say nothing about a person. */
const impersonalFields: Readonly<Record<string, string>> = {
  "signUp.account.token": "secret of the mailed link",
  "askAboutOrder.orderId": "id of the shopper's order",
  "answerTicketByLink.token": "secret of the mailed link",
  "placeOrder.expectedSubtotal": "checked against the shop's own total",
  "placeOrder.expectedTotal": "checked against the shop's own total",
  "placeOrder.idempotencyKey": "random",
  "placeOrder.saveAddress.addressId": "id of an address that the notice names",
  "placeOrder.saveAddress.version": "counter of the shop",
  "writeReview.productId": "id of the product of the page",
  "addReviewPhoto.reviewId": "id of the review that the notice names",
  "requestReturn.idempotencyKey": "random",
  "requestReturn.orderId": "id of the shopper's order",
  "addReturnPhoto.returnId": "id of the return that the notice names",
  "sendNumberCode.confirmation.passkey": "signature of the device, in place of the password",
  "updateOrderAddress.orderId": "id of the shopper's order",
  "updateAddress.id": "id of an address that the notice names",
  "updateAddress.version": "counter of the shop",
  "givePayoutDetails.payoutId": "id of the refund that the page names",
};

const schema = buildSchema(readFileSync(join(projectRoot, "schema.graphql"), "utf8"));

/** The paths of the fields of an input without fields of their own. */
const leavesOf = (name: string, type: GraphQLInputType): string[] => {
  const named = getNamedType(type);
  return isInputObjectType(named)
    ? Object.values(named.getFields()).flatMap((field) => leavesOf(`${name}.${field.name}`, field.type))
    : [name];
};

/** The fields that a mutation sends; those of its `input` without this word. */
const sentBy = (mutation: string): string[] => {
  const field = schema.getMutationType()?.getFields()[mutation];
  if (!field) throw new Error(`no mutation ${mutation}`);
  return field.args
    .flatMap((arg) => leavesOf(arg.name, arg.type))
    .map((path) => path.replace(/^input\./, ""));
};

const fieldsOf = ({ mutations }: Notice): string[] =>
  mutations.flatMap((mutation) =>
    sentBy(mutation).filter((path) => !(`${mutation}.${path}` in impersonalFields)),
  );

describe("the notice of a form", () => {
  it.each(Object.entries(notices))(
    "names every field that the form sends, and no other: %s",
    (_name, notice) => {
      const named = Object.values(notice.fields).flatMap((fields) => fields.split(" "));
      expect(named.toSorted()).toEqual(fieldsOf(notice).toSorted());
      expect(new Set(named).size).toBe(named.length);
    },
  );

  it.each(Object.entries(notices))("says what for, and how it ends, in few words: %s", (_name, notice) => {
    const text = noticeText(notice);
    for (const words of Object.keys(notice.fields)) expect(text).toContain(words);
    expect(text).toMatch(/^We use your .+ to .+\. .+\.$/);
    expect(text.length).toBeLessThan(360);
  });

  it("says at the sign-up that it is for adults", () => {
    for (const notice of [verificationNotice, subscribeNotice, signUpNotice])
      expect(noticeText(notice)).toContain("18 or older");
  });
});

describe("the words of a consent", () => {
  const switches = notificationChannels.flatMap(({ channel, label, hint, version }) =>
    version === undefined || channel === "notifySecurity"
      ? []
      : [[consentOfSwitch[channel], { version, text: `${label}. ${hint}` }] as const],
  );
  const textOf = (notice: Notice) => ({ version: notice.version, text: noticeText(notice) });
  const shown: Record<string, { version: number; text: string }> = {
    account: textOf(signUpNotice),
    ...Object.fromEntries(switches),
    "restock-alerts": textOf(restockAlertNotice),
    reviews: textOf(reviewNotice),
  };

  it("have a new version when they change", () => {
    const recorded = Object.entries<{ version: number; text: string }>(consentTexts);
    const changed = recorded.filter(
      ([purpose, { version, text }]) => shown[purpose]?.version === version && shown[purpose].text !== text,
    );
    expect(changed).toEqual([]);
  });

  it("are recorded as the pages show them", async () => {
    const entries = Object.entries(shown).map(
      ([purpose, { version, text }]) =>
        `  ${JSON.stringify(purpose)}: {\n    version: ${version},\n    text: ${JSON.stringify(text)},\n  },`,
    );
    const file = [
      "// Written by `npx vitest run --project api api/test/notices.test.ts -u` from web/src/features/accounts/notices.",
      "",
      "/** The words that shoppers agree to, by purpose. */",
      "export const consentTexts = {",
      ...entries,
      "} as const;",
      "",
    ].join("\n");
    const filepath = join(projectRoot, "api/src/features/accounts/consents/consent-texts.rules.ts");
    const formatted = await format(file, { ...(await resolveConfig(filepath)), filepath });
    await expect(formatted).toMatchFileSnapshot(filepath);
  });
});
