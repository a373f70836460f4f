import { escapeHtml } from "../html.ts";
import { headingHtml, hemHtml, linkHtml, partHtml } from "./mail-html.rules.ts";
import { partText, type MailFigure, type MailPart, type MailPiece } from "./mail-parts.rules.ts";
import { mailStyleSheet, sans, serif, type MailSchemes } from "./mail-style.rules.ts";

export type MailText = {
  subject: string;
  /** What lists of mails show beside the subject; otherwise the first text of the mail. */
  preheader?: string;
  heading: string;
  parts: MailPart[];
  why: string;
  /** The page of the shop that ends mails of this kind. */
  whyLink?: { label: string; path: string };
};

const paragraph = (text: string): MailPart => ({ kind: "text", text });
export const parts = {
  paragraph,
  /** The button of a mail: at most one. */
  action: (label: string, url: string): MailPart => ({ kind: "action", label, url }),
  code: (code: string): MailPart => ({ kind: "code", code }),
  /** Text of another person, with its line breaks. */
  quote: (text: string): MailPart => ({ kind: "quote", text }),
  /** Pieces of an order with their pictures, under a small title. */
  pieces: (title: string, pieces: readonly MailPiece[]): MailPart => ({ kind: "pieces", title, pieces }),
  /** Rows of amounts; the totals come last. */
  figures: (figures: readonly MailFigure[]): MailPart => ({ kind: "figures", figures }),
  /** Lines under a small title, such as an address. */
  block: (title: string, lines: readonly string[]): MailPart => ({ kind: "block", title, lines }),
  /** A link that is less prominent than the action. */
  link: (label: string, url: string): MailPart => ({ kind: "link", label, url }),
};

const preheaderOf = ({ preheader, parts: all, heading }: MailText): string =>
  preheader ?? all.find((part) => part.kind === "text")?.text ?? heading;

/** Invisible characters after the preheader, so that lists of mails do not show the beginning of the mail after it. */
const filler = "&#847;&zwnj;&nbsp;".repeat(60);

/** What all mails of the shop have in common. */
export type MailFrame = {
  publicUrl: string;
  /** The address before "/media/..." of pictures; empty if they come from the shop. */
  mediaUrl: string;
  /** The name of the shop, and the colours of its mails. */
  brand: { name: string; mail: MailSchemes };
};

const whyHtml = ({ why, whyLink }: MailText, { publicUrl, brand }: MailFrame): string => {
  const link = whyLink ? ` ${linkHtml(`${publicUrl}${whyLink.path}`, whyLink.label, brand.mail.light)}` : "";
  return escapeHtml(why) + link;
};

const whyText = ({ why, whyLink }: MailText, publicUrl: string): string =>
  why + (whyLink ? ` ${whyLink.label}: ${publicUrl}${whyLink.path}` : "");

const pageHtml = (mail: MailText, frame: MailFrame): string => {
  const { publicUrl, mediaUrl, brand } = frame;
  const { light } = brand.mail;
  return `<p style="margin:0 0 8px;font-size:24px;overflow-wrap:anywhere;${serif}"><a class="ink" href="${escapeHtml(publicUrl)}" style="color:${light.ink};text-decoration:none">${escapeHtml(brand.name)}</a></p>
${hemHtml(light)}
${headingHtml(mail.heading, light)}
${mail.parts.map((part) => partHtml(part, mediaUrl || publicUrl, light)).join("\n")}
<p class="soft line" style="margin:32px 0 0;padding-top:16px;border-top:1px solid ${light.line};font-size:14px;color:${light.soft};overflow-wrap:anywhere">${whyHtml(mail, frame)}</p>`;
};

/** The page is 600 px wide, or as wide as the screen. Outlook on Windows knows no maximal width: it gets a table of 600 px. */
const htmlOf = (mail: MailText, frame: MailFrame): string => {
  const { ground, ink } = frame.brand.mail.light;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(mail.subject)}</title><style>${mailStyleSheet(frame.brand.mail)}</style></head>
<body class="ground ink" style="margin:0;padding:0;background-color:${ground};color:${ink};${sans};font-size:16px;line-height:1.55">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preheaderOf(mail))}${filler}</div>
<table class="ground" role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" bgcolor="${ground}" style="background-color:${ground}"><tr><td align="center">
<!--[if mso]><table role="presentation" width="600"><tr><td><![endif]-->
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" style="max-width:600px"><tr>
<td class="page ink" align="left" style="padding:32px 24px;color:${ink};${sans};font-size:16px;line-height:1.55">
${pageHtml(mail, frame)}
</td></tr></table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table></body></html>`;
};

/** A mail in the shop's design, as HTML and as text with the same content. */
export const mailOf = (to: string, mail: MailText, frame: MailFrame) => ({
  to,
  subject: mail.subject,
  html: htmlOf(mail, frame),
  text: [
    mail.heading,
    ...mail.parts.map(partText),
    "--",
    frame.brand.name,
    frame.publicUrl,
    whyText(mail, frame.publicUrl),
  ].join("\n\n"),
});
