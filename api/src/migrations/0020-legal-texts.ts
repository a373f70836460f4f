// The first version of each legal page. They never change; the admin publishes others.

const termsOfSale = {
  name: "Terms of sale",
  heading: "Terms of sale",
  lead: "What we agree on when you order from us. Your order keeps the version that was valid when you placed it, and links it.",
  aside: `- Prices include all taxes.
- The total at checkout is what you pay.
- You can return a piece for {returnDays} days.`,
  body: `## Who sells

{sellerName}, {sellerAddress}. Every piece in this shop is sold by us, not by a third party. How to reach us, and the officer who answers complaints: [Grievance officer](/pages/grievance-officer).

## Your order

You need an account and must be at least 18 years old; if you are younger, a parent or guardian orders for you. Your order is an offer to buy. We accept it when we confirm it by e-mail. If we cannot deliver a piece we say so, and pay back what you have paid for it.

## Prices

All prices are in Indian rupees and include GST. Where a maximum retail price (MRP) is printed on the label, we never charge more. Shipping is shown separately at checkout, before you place the order. We add nothing afterwards.

## Ways to pay

**Online** by UPI, card, net banking or wallet, through Razorpay. We see that you have paid, never the number of your card. Razorpay answers questions about a payment at [razorpay.com/support](https://razorpay.com/support).

**Cash on delivery**: you pay the courier.

**Chargeback**: if you do not recognize a payment, please tell us first: most are cleared up within a day. You may also ask your bank to reverse it. The bank then decides, and until it has decided we do not refund the same payment a second time.

## Delivery

We deliver to the states named under [Delivery](/delivery). Checkout shows the days on which we expect to deliver. If a parcel is late and you no longer want it, you may cancel or return it at our cost.

## Cancelling and returning

See [Cancellation, returns and refunds](/pages/cancellation-and-returns). It is part of these terms.

## Faulty or wrong pieces

We take back a piece that is faulty, damaged, not what was described, or late, and refund it in full, with shipping both ways. Your rights under the Consumer Protection Act 2019 stay as they are.

## If we disagree

Write to the [grievance officer](/pages/grievance-officer) first. You may also call the National Consumer Helpline at 1915, or file a complaint with a Consumer Commission where you live. Indian law applies.`,
  description:
    "The terms on which {sellerName} sells: orders, prices, ways to pay, chargeback, delivery and your rights.",
  footerPosition: 40,
};

const cancellationAndReturns = {
  name: "Cancellation, returns and refunds",
  heading: "Cancellation, returns and refunds",
  lead: "You can cancel until we ship, and return or exchange for {returnDays} days after delivery.",
  aside: "",
  body: `## Cancelling

You can cancel an order, or single pieces of it, under [My Orders](/orders) until it is shipped. It costs nothing, and what you have paid is refunded in full. If we have to cancel, the same applies.

## Returning

Within {returnDays} days of delivery, under [My Orders](/orders): choose the piece, give the reason, and send the request. Unworn, unwashed, with its tags. We look at the piece and tell you the result.

## Who pays the return

- **Faulty, wrong or late** We pay, also for a piece that is damaged or not as described. Send us the receipt of the courier, and we refund it with the piece.
- **Collected by our courier** We pay, whatever the reason.
- **You changed your mind** If you send the piece yourself, you pay the courier.

## Exchange

Another size or colour of the same piece, while we have it. You choose it in the return request, and we send it when the first piece has arrived. The new piece travels free of charge.

## Refunds

- **Online payments** Go back the way they came, once we have checked the piece. Your bank then needs 5 to 7 working days.
- **Cash on delivery** You give us a UPI id or a bank account in your order, and we transfer the money there.
- **Shipping and discounts** Shipping is refunded if the whole order is cancelled, or if the return is our fault. A discount is shared among the pieces: you get back what you paid for the piece.

## If something goes wrong

Write to us by the [contact form](/contact), or to the [grievance officer](/pages/grievance-officer).`,
  description:
    "How to cancel, return or exchange within {returnDays} days, who pays the return, and when your money is back.",
  footerPosition: 50,
};

const grievanceOfficer = {
  name: "Grievance officer",
  heading: "Legal notice and grievance officer",
  lead: "Who we are, and who answers when something went wrong.",
  aside: "",
  body: `## The seller

Legal name: {seller}

Address: {sellerAddress}

## Customer care

E-mail: {email}

Phone: {phone}

Or write to us by the [contact form](/contact).

## Grievance officer

Name: {officer}

E-mail: {officerEmail}

Phone: {officerPhone}

We acknowledge a complaint within 48 hours and resolve it within one month of receiving it, as the Consumer Protection (E-Commerce) Rules 2020 require. Please give your order number.

## Payments

Online payments are processed by Razorpay: [razorpay.com/support](https://razorpay.com/support).

## Other help

The National Consumer Helpline: call 1915, or [consumerhelpline.gov.in](https://consumerhelpline.gov.in).`,
  description:
    "Legal name and address of the seller, customer care, and the grievance officer with phone and e-mail.",
  footerPosition: 60,
};

/** By their slugs. */
export const firstLegalPages = {
  "terms-of-sale": termsOfSale,
  "cancellation-and-returns": cancellationAndReturns,
  "grievance-officer": grievanceOfficer,
};
