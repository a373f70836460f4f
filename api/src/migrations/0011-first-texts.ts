// The first version of each text: the words of the specification, section 2. They never change; the admin publishes others.

const linked = { linkText: "", link: "" };

export const firstHome = {
  sections: [
    {
      key: "hero",
      hero: {
        title: "OWN\nYOUR\nEDGE",
        text: "Western lines, Indian hands. Clothes cut sharp for the city, in prints that took a block, a vat of indigo and an afternoon.",
        linkText: "Shop Now",
        link: "/shop",
        picture: null,
      },
    },
    {
      key: "collections",
      collectionCards: {
        title: "Featured Collections",
        cards: [
          {
            title: "Party Wear",
            text: "For the evening the city lights up",
            link: "/shop?filter=party",
            picture: null,
          },
          {
            title: "Office Casuals",
            text: "Sharp from nine, easy by six",
            link: "/shop?filter=casuals",
            picture: null,
          },
          {
            title: "Everyday Looks",
            text: "Cotton that knows your week",
            link: "/shop?filter=everyday",
            picture: null,
          },
        ],
      },
    },
    {
      key: "best-sellers",
      productRow: {
        title: "Best Sellers",
        text: "",
        source: "best-sellers",
        term: "",
        productIds: [],
        ...linked,
      },
    },
    {
      key: "craft",
      productRow: {
        title: "Block print",
        text: "A teak block, a tray of dye and a steady hand, pressed a thousand times for one length of cloth.",
        source: "search",
        term: "block print",
        productIds: [],
        linkText: "See all block print",
        link: "/search?term=block+print",
      },
    },
    {
      key: "arrivals",
      productRow: {
        title: "Latest Arrivals",
        text: "",
        source: "newest",
        term: "",
        productIds: [],
        linkText: "See the whole shop",
        link: "/shop",
      },
    },
    { key: "worn", reviews: { title: "Worn by our customers" } },
    { key: "welcome", part: "subscribe" },
    { key: "promises", part: "promises" },
  ],
};

const about = {
  name: "About",
  heading: "Western lines, Indian hands",
  lead: "Saanjh is the hour when the light turns and the day lets go. We make clothes for it: a blazer that stays for dinner, a dress that came from the office.",
  aside: "{portrait}",
  body: `## Our story

Saanjh is the word for dusk, in Hindi and in Punjabi: say it with a long a, and let the end go soft.

It began in Chandigarh, a city drawn with a ruler and planted with gulmohar. {founder} cut shirts for a living and collected cloth for love: ajrakh from Kutch, ikat from Pochampally, chikan from Lucknow. One summer she put the two on one table.

The shapes are the ones the world wears to work and out. The surface is ours: printed by hand, dyed in a vat, tied, woven, embroidered. No two lengths come out quite alike, and we like it that way.

{crafts}

## Our mission

> To keep Indian craft in daily use, not behind glass: worn on the metro, washed on a Sunday, passed on. And to do it at prices that a first salary can meet.

## Our values

- **Made by named hands** Each piece names its craft: the block, the loom, the needle. We buy from the workshop itself and pay half in advance.
- **Cut to move** Pockets where a hand goes. Hems that take the stairs. Patterns drawn on women of many sizes, not graded up from one.
- **Few, and well** Small runs, recut when they are loved. What does not sell becomes patchwork, not waste.

**[See the collection](/shop)**`,
  description:
    "Saanjh makes western cuts from Indian cloth: block print, handloom and hand embroidery, sewn in Chandigarh. Our story, our mission and what we hold to.",
  footerPosition: 10,
};

const delivery = {
  name: "Delivery",
  heading: "Delivery and returns",
  lead: "From our studio in Chandigarh to addresses in all {places} of {country}. Orders above {freeShippingAbove} travel free.",
  aside: "",
  body: `{at-a-glance}

## What shipping costs

{shipping-rates}

The cart shows an estimate. What you pay is the figure at checkout, before you place the order; nothing is added afterwards. Prices include all taxes, and a discount code does not change whether shipping is free.

## Where we deliver

{states}

Within {country} only{exceptTerritories}. A courier may ask for a landmark: put one into the address.

## Paying

**Online,** in Razorpay’s own window, which opens when you place the order. We see that it was paid, never the number of your card. Your pieces are held for you while you pay.

**Cash on delivery:** pay the courier when the parcel is in your hands. Please keep the amount ready, since not every courier carries change.

## Following your order

1. **Confirmed** We have your order, and your pieces are put aside.
2. **Being prepared** Pressed, checked stitch by stitch, folded into cotton.
3. **On the way** The courier has it. Track it from your order's card.
4. **Delivered** Yours. The {returnDays} days for a return begin.

Every step shows under [My Orders](/orders), and comes by mail too, unless you have switched order updates off.

## {returnDays}-day returns

1. **Tell us** Within {returnDays} days of delivery, with your order number and what is not right.
2. **Pack it** Unworn, unwashed, with its tags. Any bag that survives the road will do.
3. **We look at it** And say yes, or why not. What differs by hand is no fault, but it may come back like anything else.
4. **Your money returns** The way it came: to your card, or to your bank if you paid in cash.

Not sure whether it fits? [Write to us](/contact) before you cut off the tags.`,
  description:
    "Delivery to all {places} of {country}. Shipping {checkoutShippingFee}, free above {freeShippingAbove}. Cash on delivery or online payment, and {returnDays} days for a return.",
  footerPosition: 20,
};

const privacy = {
  name: "Privacy Policy",
  heading: "Privacy Policy",
  lead: "We keep what it takes to bring you your clothes and to stand by them. Here is all of it, in words that need no lawyer.",
  aside: `- Nothing is sold, rented or swapped.
- No advertising, no trackers, no cookies that follow you.
- You can take your data along, or have it erased, by yourself.`,
  body: `## What we keep, and why

{stored-data}

## Who else sees it

**The courier** sees the name, address and phone number on the parcel. **Razorpay** takes online payments: what you type into its window, your card above all, goes to them and not to us; they tell us that an order was paid. **Our hosting and mail companies** store and carry data for us and may not use it. No one else, unless a court orders it.

## In your browser

We set one cookie, for half an hour, while you sign up: it shows that your browser opened the link in our mail. Your browser’s own storage keeps these, and nothing else of ours:

{browser-storage}

Typefaces and pictures come from our own server. Razorpay’s script is fetched only when you choose to pay online; in its window it may set cookies of its own.

## Our mails

E-mail in general, order updates and security mails are on when you join; promotions are off until you switch them on. The switches are under [Notifications](/user/dashboard/settings/notifications), and our mailer obeys them. Mails about your account and its security are always sent: you would want to know.

## What you can do

- Take a copy of your data, as a file, or delete your account: both under [Privacy](/user/dashboard/settings/privacy) in your settings, at once and without asking us. Of an address that had a welcome code we keep a fingerprint, made with a secret key, for one purpose: the address gets no second code.
- Correct it in [your profile](/user/dashboard/profile-edit).
- See where you are logged in, and log any of it out, under [Security](/user/dashboard/settings/security).
- Deleting erases your profile, cart, wishlist, messages, logins, photographs and the pieces that you wait for. Orders, returns and invoices stay as long as tax law says, without your e-mail address and phone number once an order is over.

If you cannot log in, write to {email} from the address of your account, or use the [contact form](/contact). A person answers.`,
  description:
    "Which data Saanjh stores, why and for how long, who else sees it, and how you take a copy of it, correct it or have it erased.",
  footerPosition: 30,
};

const contact = {
  name: "Contact",
  heading: "Contact",
  lead: "A size between two sizes, a parcel that took a detour, a print you saw on the street: write to us, at any hour. A person reads it, and answers.",
  aside: "",
  body: "Quicker than we are: [delivery and returns](/delivery), [where your order is](/orders).",
  description:
    "Write to Saanjh about a size, a parcel or a print: by the contact form, WhatsApp, {email}, or at our studio in Chandigarh. A person answers.",
  footerPosition: null,
};

export const firstPages = { about, delivery, privacy, contact };

/** One size more is two inches more in circumference. Garments have ease on top. */
export const firstSizeChart = {
  unit: "in",
  note: "These are body measurements, not garment measurements. If you are between two sizes, choose the larger one.",
  measures: [
    { name: "Bust", how: "round the fullest part, the tape level" },
    { name: "Waist", how: "round the narrowest part, where you bend sideways" },
    { name: "Hip", how: "round the fullest part, feet together" },
  ],
  rows: [
    { size: "XS", values: [32, 26, 35] },
    { size: "S", values: [34, 28, 37] },
    { size: "M", values: [36, 30, 39] },
    { size: "L", values: [38, 32, 41] },
    { size: "XL", values: [40, 34, 43] },
    { size: "XXL", values: [42, 36, 45] },
  ],
};
