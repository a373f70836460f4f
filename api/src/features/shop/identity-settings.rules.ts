import { indianPlaces, type Seller } from "./seller.rules.ts";
import { color } from "./color-setting.rules.ts";
import { choice, emailAddress, line, lines, link, phone } from "./setting.rules.ts";
import { firstMailPalette } from "../../platform/mail/mail-schemes.rules.ts";

/** The seller of a shop without settings. Its GSTIN is fictitious. */
const demoSeller: Seller = {
  name: "Saanjh Studio",
  address: "SCO 148, Sector 17-C, Chandigarh 160017",
  state: "Chandigarh",
  gstin: "04AAAAA0000A1ZA",
};

/** The name of a shop that no admin has named. */
export const firstShopName = "Saanjh";

const hasLetters = (text: string): string | undefined =>
  /[\p{L}\p{N}]/u.test(text) ? undefined : "Please enter a name with letters.";

/** The settings that say who the shop is. */
export const identitySettings = {
  brand: {
    title: "Brand",
    description:
      "Pages, mails and new documents show these at once. The logo, the icons and the picture of shared links are files: docs/selling.md says which.",
    settings: {
      name: line(
        { label: "Shop name", hint: "In the header, in titles, mails and search engines.", env: "SHOP_NAME" },
        { initial: firstShopName, maxLength: 40, problemOf: hasLetters },
      ),
      tagline: line(
        { label: "Tagline", hint: "After the name in the title of the home page." },
        { initial: "Western lines, Indian hands", maxLength: 80, isOptional: true },
      ),
      description: line(
        {
          label: "What you sell",
          hint: "One sentence for search engines and for phones that install the shop.",
        },
        {
          initial: "Dresses, co-ords, office wear and accessories with western lines and Indian craft.",
          maxLength: 120,
          isOptional: true,
        },
      ),
      blurb: line(
        { label: "About the shop", hint: "In the footer of every page." },
        {
          initial:
            "Western lines, Indian hands. Dresses, co-ords and office wear cut for the city, printed, dyed and embroidered by craftspeople across India.",
          maxLength: 300,
          isOptional: true,
        },
      ),
      sender: line(
        { label: "Sender of mails", hint: "The name that mail programs show. Blank: the shop name." },
        { initial: "", maxLength: 40, isOptional: true, problemOf: hasLetters },
      ),
      ground: color(
        { label: "Background of mails", hint: "A light colour. In dark mode, mails are dark." },
        firstMailPalette.ground,
      ),
      ink: color(
        { label: "Text of mails", hint: "Must be readable on the background." },
        firstMailPalette.ink,
      ),
      link: color(
        { label: "Links in mails", hint: "Must be readable on the background." },
        firstMailPalette.link,
      ),
      button: color(
        { label: "Buttons in mails", hint: "The text on them is light or dark, whichever is readable." },
        firstMailPalette.button,
      ),
    },
  },
  contact: {
    title: "Contact",
    description: "The footer, the contact page and the texts show these.",
    settings: {
      founder: line(
        { label: "Founder", hint: "On the contact page and in the story of the shop." },
        { initial: "Meher Gill", maxLength: 60, isOptional: true },
      ),
      phone: phone({ label: "Phone", hint: "In the footer. Blank: no number is shown." }, "+91 172 555 0148"),
      whatsApp: phone(
        { label: "WhatsApp", hint: "Opens a chat from the footer and the contact page." },
        "+91 98155 50148",
      ),
      email: emailAddress(
        { label: "Email", hint: "Customers write to this address." },
        "care@saanjh.example",
      ),
      messagesTo: emailAddress(
        {
          label: "Messages go to",
          hint: "Gets the messages of the contact form and mails about disputes.",
          env: "CONTACT_EMAIL",
        },
        "hello@saanjh.example",
      ),
      address: lines(
        { label: "Address", hint: "On the contact page: the name first, then street, town with PIN code." },
        {
          initial: ["Saanjh Studio", "SCO 148, Sector 17-C", "Chandigarh 160017", "India"],
          maxLines: 6,
          maxLength: 100,
        },
      ),
      hours: line(
        { label: "Opening hours", hint: "On the contact page, such as Mon to Sat, 10 am to 7 pm." },
        { initial: "", maxLength: 100, isOptional: true },
      ),
    },
  },
  social: {
    title: "Social media",
    description: "Links in the footer. A blank one is left out.",
    settings: {
      instagram: line(
        { label: "Instagram", hint: "Your name there, with @." },
        {
          initial: "@saanjh.studio",
          maxLength: 31,
          isOptional: true,
          problemOf: (text) =>
            /^@[A-Za-z0-9._]{1,30}$/.test(text) ? undefined : "Please enter a name such as @your.shop.",
        },
      ),
      facebook: link({ label: "Facebook", hint: "The address of your page." }, ""),
      youTube: link({ label: "YouTube", hint: "The address of your channel." }, ""),
    },
  },
  seller: {
    title: "Seller",
    description: "New invoices, packing slips and labels name the seller. Issued invoices stay as they are.",
    settings: {
      name: line(
        { label: "Legal name", hint: "On invoices and in the footer.", env: "SELLER_NAME" },
        { initial: demoSeller.name, maxLength: 100 },
      ),
      address: line(
        {
          label: "Address",
          hint: "On invoices and labels; customers return pieces here.",
          env: "SELLER_ADDRESS",
        },
        { initial: demoSeller.address, maxLength: 300 },
      ),
      state: choice(
        { label: "State", hint: "Decides between CGST with SGST, and IGST.", env: "SELLER_STATE" },
        { initial: demoSeller.state, options: indianPlaces },
      ),
      gstin: line(
        { label: "GSTIN", hint: "Blank: you are not registered, and charge no GST.", env: "SELLER_GSTIN" },
        {
          initial: demoSeller.gstin ?? "",
          maxLength: 20,
          isOptional: true,
          plain: (text) => text.replace(/\s/g, "").toUpperCase(),
        },
      ),
    },
  },
} as const;
