// The first version of the accessibility statement. It never changes; the admin publishes others.

export const firstAccessibilityPage = {
  name: "Accessibility",
  heading: "Accessibility statement",
  lead: "Everybody should be able to choose, order and return here: with a keyboard, a screen reader, large text or a phone held in one hand.",
  aside: "",
  body: `## What we aim for

The Web Content Accessibility Guidelines (WCAG) 2.2, level AA, on every page of this shop, and IS 17802, the Indian standard that builds on them. The Rights of Persons with Disabilities Act 2016 asks for both.

## How it is tested

Each page is checked automatically with every change, on a phone and on a desktop: contrast, names of fields and buttons, order of headings, focus. Journeys such as an order and a return are also tested with the keyboard alone. No independent body has audited the shop.

## What works

- **Keyboard** Everything can be reached and pressed with the keyboard, and the focus is visible.
- **Screen readers** Pictures of products have descriptions, fields have names, and messages are read out.
- **Large text** Text can be enlarged to 200 % without losing anything.
- **Motion** Pages move less if your device asks for it.
- **Without script** Home, lists, products and texts can be read with JavaScript off. Ordering needs it.
- **Documents** Invoices and credit notes are PDF files with tags for screen readers.

## Known limits

- **Payment** The payment window belongs to Razorpay. Cash on delivery needs no such window.
- **Photos of customers** Photos in reviews have no description of what they show.
- **Videos of products** They show a piece in motion, without speech, captions or audio description. The text beside them says the same.

## Tell us

Something does not work for you? Write to {email} or call {phone}. Please name the page and what you use. We answer within two working days, and take your order by phone or e-mail in the meantime.

If our answer does not help, write to the [grievance officer](/pages/grievance-officer), or to the Chief Commissioner for Persons with Disabilities.`,
  description:
    "What this shop does so that everybody can use it, how it is tested, what does not work yet, and whom to tell.",
  footerPosition: 70,
};
