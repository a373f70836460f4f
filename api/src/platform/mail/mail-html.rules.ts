import { escapeHtml } from "../html.ts";
import { pieceText, type MailFigure, type MailPart, type MailPiece } from "./mail-parts.rules.ts";
import { sans, serif, type MailColors } from "./mail-style.rules.ts";

/** A table for the layout: screen readers read its cells as text. */
const table = (style: string, rows: string): string =>
  `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" style="border-collapse:collapse;${style}">${rows}</table>`;

const cellStyle = ({ ink, line }: MailColors): string =>
  `padding:12px 0;vertical-align:top;border-top:1px solid ${line};color:${ink}`;

const detailHtml = (detail: string | undefined, { soft }: MailColors): string =>
  detail
    ? `<br><span class="soft" style="font-size:14px;font-weight:400;color:${soft}">${escapeHtml(detail)}</span>`
    : "";

const valueCell = (value: string, style: string, classes = "ink line"): string =>
  `<td class="${classes}" align="right" style="${style};padding-left:16px;white-space:nowrap">${escapeHtml(value)}</td>`;

const pictureCell = ({ picture }: MailPiece, picturesUrl: string, colors: MailColors): string => {
  const { tint, soft } = colors;
  const image = picture
    ? `<img src="${escapeHtml(`${picturesUrl}${picture.path}`)}" alt="${escapeHtml(picture.alt)}" width="${picture.width}" height="${picture.height}" class="tint soft" style="display:block;border:0;border-radius:2px;background-color:${tint};color:${soft};font-size:12px;line-height:1.3">`
    : "";
  return `<td class="line" width="88" style="${cellStyle(colors)};width:88px">${image}</td>`;
};

/** Typed text in the direction of its own letters: an Urdu name does not move the words and numbers beside it. */
const typedHtml = (text: string, style = ""): string =>
  `<span dir="auto"${style && ` style="${style}"`}>${escapeHtml(text)}</span>`;

const rightToLeft = "[\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc]+";

/** Words that are written from right to left, with what stands between them. */
const rightToLeftWords = new RegExp(`${rightToLeft}(?:[^\\p{L}]+${rightToLeft})*`, "gu");

/** A sentence of the shop with typed names in it: an Urdu name does not move the comma and the number after it. */
const sentenceHtml = (text: string): string => escapeHtml(text).replace(rightToLeftWords, "<bdi>$&</bdi>");

const linesHtml = (lines: readonly string[]): string =>
  `<p style="margin:0 0 24px;overflow-wrap:anywhere">${lines.map((line) => typedHtml(line)).join("<br>")}</p>`;

/** Pieces that have a row with a picture; further ones are lines of text. Gmail cuts off what is beyond 102 kB. */
const maxRows = 20;

const piecesHtml = (all: readonly MailPiece[], picturesUrl: string, colors: MailColors): string => {
  const cell = cellStyle(colors);
  const [pieces, others] = [all.slice(0, maxRows), all.slice(maxRows)];
  const hasPictures = pieces.some(({ picture }) => picture !== null);
  const rows = pieces.map((piece) => {
    const { title, detail, value } = piece;
    const text = `<td class="ink line" style="${cell};overflow-wrap:anywhere">${typedHtml(title, "font-weight:600")}${detailHtml(detail, colors)}</td>`;
    const end = value === undefined ? "" : valueCell(value, cell);
    return `<tr>${hasPictures ? pictureCell(piece, picturesUrl, colors) : ""}${text}${end}</tr>`;
  });
  return (
    table("margin:0 0 24px;font-variant-numeric:tabular-nums", rows.join("")) +
    (others.length > 0 ? linesHtml(others.map(pieceText)) : "")
  );
};

const figureHtml = (figure: MailFigure, colors: MailColors): string => {
  const { name, detail, value, isTotal = false } = figure;
  const cell = cellStyle(colors);
  const style = isTotal ? `${cell};border-top:2px solid ${colors.ink};font-weight:600` : cell;
  const classes = isTotal ? "ink strong" : "ink line";
  return `<tr><td class="${classes}" style="${style}">${escapeHtml(name)}${detailHtml(detail, colors)}</td>${valueCell(value, style, classes)}</tr>`;
};

const titleHtml = (title: string, { soft }: MailColors): string =>
  `<h2 class="soft" style="margin:24px 0 4px;font-size:14px;font-weight:600;color:${soft};${sans}">${escapeHtml(title)}</h2>`;

/** A link whose address and label are escaped. */
export const linkHtml = (url: string, label: string, { link }: MailColors, style = ""): string =>
  `<a class="link" href="${escapeHtml(url)}" style="color:${link};${style}">${escapeHtml(label)}</a>`;

/** A button that needs no picture and no style sheet: the cell has the colour, so that Outlook draws it too. */
const buttonHtml = (
  url: string,
  label: string,
  colors: MailColors,
): string => `<table role="presentation" cellspacing="0" cellpadding="0" border="0" style="margin:28px 0 12px"><tr>
<td class="button" bgcolor="${colors.button}" style="background-color:${colors.button};border-radius:2px;mso-padding-alt:14px 28px">
<a class="label" href="${escapeHtml(url)}" style="display:inline-block;padding:14px 28px;color:${colors.onButton};font-weight:600;text-decoration:none">${escapeHtml(label)}</a>
</td></tr></table>
<p class="soft" style="margin:0 0 24px;font-size:14px;color:${colors.soft}">If the button does not work, copy this link:<br>${linkHtml(url, url, colors, "word-break:break-all")}</p>`;

/** A part of a mail as HTML. All text is escaped. */
export const partHtml = (part: MailPart, picturesUrl: string, colors: MailColors): string => {
  switch (part.kind) {
    case "text":
      return `<p style="margin:0 0 16px;overflow-wrap:anywhere">${sentenceHtml(part.text)}</p>`;
    case "action":
      return buttonHtml(part.url, part.label, colors);
    case "link":
      return `<p style="margin:0 0 16px">${linkHtml(part.url, part.label, colors)}</p>`;
    case "quote":
      return `<blockquote dir="auto" style="unicode-bidi:plaintext;margin:0 0 24px;padding:4px 0 4px 16px;border-left:3px solid ${colors.accent};white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(part.text)}</blockquote>`;
    case "pieces":
      return titleHtml(part.title, colors) + piecesHtml(part.pieces, picturesUrl, colors);
    case "figures":
      return table(
        "margin:0 0 24px;font-variant-numeric:tabular-nums",
        part.figures.map((figure) => figureHtml(figure, colors)).join(""),
      );
    case "block":
      return titleHtml(part.title, colors) + linesHtml(part.lines);
    case "code":
      return `<p class="tint ink" style="margin:24px 0;padding:16px;background-color:${colors.tint};color:${colors.ink};text-align:center;font-size:24px;letter-spacing:.12em;font-weight:600;white-space:nowrap">${escapeHtml(part.code)}</p>`;
  }
};

/** The ornament of the shop as text, so that it needs no picture. */
export const hemHtml = ({ accent }: MailColors): string =>
  `<p class="accent" style="margin:0;color:${accent};letter-spacing:.5em;font-size:14px" aria-hidden="true">&#10070;&#10070;&#10070;</p>`;

export const headingHtml = (heading: string, { ink }: MailColors): string =>
  `<h1 class="ink" style="margin:28px 0 16px;font-size:28px;line-height:1.2;font-weight:500;color:${ink};overflow-wrap:anywhere;${serif}">${escapeHtml(heading)}</h1>`;
