// Written by `npx vitest run --project api api/test/notices.test.ts -u` from web/src/features/accounts/notices.

/** The words that shoppers agree to, by purpose. */
export const consentTexts = {
  account: {
    version: 1,
    text: "We use your e-mail address, name, phone number, password and picture to run your account and to e-mail you about it and your orders. Phone and picture are optional. You can withdraw at any time: change or delete your data under Settings, Privacy. You must be 18 or older.",
  },
  email: {
    version: 1,
    text: "Email notifications. All e-mails that you can turn off. Order confirmations, refunds, account security and e-mails you ask for are always sent.",
  },
  "order-updates": {
    version: 1,
    text: "Order updates. Shipping, delivery and return updates. Order confirmations are always sent.",
  },
  promotions: {
    version: 1,
    text: "Promotions. New pieces and offers, now and then.",
  },
  "restock-alerts": {
    version: 1,
    text: "We use your choice of piece, size and colour to e-mail you once when it is back. Turn it off here, by the link in the e-mail, or under Settings, Privacy.",
  },
  reviews: {
    version: 1,
    text: "We use your star rating, comment, size, word on the fit and photographs to show them to everybody on the product's page, with your name. You can take photographs back here, and all your reviews under Settings, Privacy.",
  },
} as const;
