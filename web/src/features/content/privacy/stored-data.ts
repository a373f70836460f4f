/** The data that the shop stores about a shopper, each with its reason and its end. */
export const storedData = [
  {
    id: "account",
    name: "Name, e-mail address; mobile number, postal address and picture if you give them",
    why: "To know you, to reach you, and to fill in forms for you. Until you change them or delete your account.",
  },
  {
    id: "password",
    name: "Your password",
    why: "Only as a one-way hash. We cannot read it, not even for you.",
  },
  {
    id: "sessions",
    name: "Where you are logged in",
    why: "The browser's name, when it logged in and when it was last used, so that you can end a login that is not yours. A login ends by itself after a month.",
  },
  {
    id: "cart",
    name: "Your cart and your wishlist",
    why: "So that they are there on your other device too. Until you empty them.",
  },
  {
    id: "orders",
    name: "Your orders, their addresses and invoices",
    why: "To deliver them, to take them back, and because tax law asks for our books, as long as it asks.",
  },
  {
    id: "reviews",
    name: "The reviews that you write",
    why: "They stand in public with your name beside them, and with the photographs that you add. If you delete your account they stay, without name and photographs.",
  },
  {
    id: "messages",
    name: "What you write to us",
    why: "Name, address and text, under a ticket number, until it is settled. If you were logged in when you wrote, it goes with your account.",
  },
  {
    id: "network",
    name: "Your network address",
    why: "For a short while, to slow down whoever tries out passwords or floods our mailbox.",
  },
] as const;

/**
 * Every key that the client writes into a shopper's browser. For an admin, adminToken, adminName and adminEmail replace
 * the first two, product-draft:… holds unsaved products, and draft:customer-order an order by phone.
 */
export const browserStorageEntries = [
  { id: "token, user", why: "That you are logged in, and your name. Gone when you log out." },
  {
    id: "notifications:…",
    why: "Which mails you want, so that the switches answer at once. Gone when you log out.",
  },
  {
    id: "draft:…",
    why: "A review, a message, a sign-up or a checkout as far as you have typed it, without passwords, so that a reload or a new login does not lose it. Gone when you send it, log out or close the tab.",
  },
  {
    id: "recently-viewed",
    why: "The last pieces that you looked at, so that you find them again. We do not get the list, only the question for these pieces. Gone when you clear it there or log out.",
  },
  {
    id: "scroll",
    why: "Where you were on a page, so that Back brings you there. Gone when you close the tab.",
  },
  {
    id: "placing-order",
    why: "That an order is on its way to us, in case you reload in that moment. Gone when you close the tab.",
  },
] as const;
