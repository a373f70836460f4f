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
    why: "The browser's name, its network address, when it logged in and when it was last used, so that you can end a login that is not yours, and so that a stranger who tries out passwords cannot lock you out. A login ends by itself after a month. If somebody logs in from a device that we have not seen, we mail you. We delete what we keep of it 90 days after its last use.",
  },
  {
    id: "consents",
    name: "What you agreed to, and what you withdrew",
    why: "With the day and the words, as a proof for you and for us. Until three years after you delete your account, then without your name and address.",
  },
  {
    id: "cart",
    name: "Your cart and your wishlist",
    why: "So that they are there on your other device too. Until you empty them.",
  },
  {
    id: "restock-alerts",
    name: "The pieces that you wait for",
    why: "Product, size and colour, to mail you once when they are back. Until you stop waiting, or a month after our mail.",
  },
  {
    id: "orders",
    name: "Your orders, their addresses, payments and invoices",
    why: "To deliver them, to take them back, and because tax law asks for our books, as long as it asks.",
  },
  {
    id: "order-addresses",
    name: "Another e-mail address that you give with an order",
    why: "To send mails about your orders there too, once it is confirmed. Until you delete your account; a month if it is not confirmed.",
  },
  {
    id: "returns",
    name: "Your returns: pieces, reasons, what you write and the photographs that you add",
    why: "To decide about them and to pay you back, as long as we keep the order. If you delete your account, your words and photographs go with it.",
  },
  {
    id: "payouts",
    name: "The UPI ID or bank account to which we pay cash back",
    why: "To pay you. Encrypted, and erased 30 minutes after we paid. With the order stays only the end of the UPI ID from its @ on, or the last four digits of the account.",
  },
  {
    id: "reviews",
    name: "The reviews that you write",
    why: "They are public, with your name and the photographs that you add. If you delete your account they stay, without name and photographs.",
  },
  {
    id: "messages",
    name: "What you write to us",
    why: "Name, address and text, under a ticket number, so that we can look up later what was settled. If you were logged in when you wrote, it goes with your account; otherwise three years after the last message.",
  },
  {
    id: "network",
    name: "Your network address",
    why: "For about two hours, to slow down strangers who try out passwords, flood our mailbox or send orders in masses. With a login it stays longer, as said above.",
  },
  {
    id: "secrets",
    name: "The links and codes that we mail you",
    why: "The address that they went to and a one-way hash of them, for a month after they end, so that we can tell you why an old link no longer works.",
  },
] as const;

/** Stored only by a shop that sends codes by SMS. */
export const loginNumberData = {
  id: "login-number",
  name: "The mobile number for login codes",
  why: "To send you login codes by SMS, by a provider of ours, if you add and confirm a number. Until you remove it or delete your account.",
} as const;

/**
 * Every key that the client or a login writes into a shopper's browser. For an admin, adminToken, adminName and adminEmail replace
 * the first two, product-draft:… holds unsaved products, and draft:customer-order an order by phone.
 */
export const browserStorageEntries = [
  {
    id: "token, user",
    why: "That you are logged in, and your name. The token is replaced every hour. Gone when you log out.",
  },
  { id: "session", why: "A cookie that renews your login, which no script can read. Gone when you log out." },
  {
    id: "device",
    why: "A cookie that recognises this browser at your next login, so that we e-mail you only about new ones. Gone 90 days after a login.",
  },
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
    id: "pin",
    why: "The PIN code that you typed to see delivery dates. We get it with the question for the dates, and do not keep it. Gone when you log out.",
  },
  {
    id: "announcement",
    why: "That you have closed the line above the page, so that it stays closed.",
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
