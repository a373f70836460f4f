/** A picture of the shop. Mails show it in this size; the file has twice as many pixels. */
export type MailPicture = {
  /** From the root of the shop: "/media/...". */
  path: string;
  /** What is to be seen. Mail programs show it until the shopper lets them load pictures. */
  alt: string;
  width: number;
  height: number;
};

/** One line of an order: its picture, what it is, and optionally its formatted amount. */
export type MailPiece = { title: string; detail: string; value?: string; picture: MailPicture | null };

/** A row with an amount: its name, an optional detail, and the formatted amount. */
export type MailFigure = { name: string; detail?: string; value: string; isTotal?: boolean };

export type MailPart =
  | { kind: "pieces"; title: string; pieces: readonly MailPiece[] }
  | { kind: "figures"; figures: readonly MailFigure[] }
  | { kind: "block"; title: string; lines: readonly string[] }
  | { kind: "link"; label: string; url: string }
  | { kind: "text"; text: string }
  | { kind: "action"; label: string; url: string }
  | { kind: "code"; code: string }
  | { kind: "quote"; text: string };

/** A piece as one line of text. */
export const pieceText = ({ title, detail, value }: MailPiece): string =>
  `${title}${detail && ` (${detail})`}${value ? `: ${value}` : ""}`;

const figureText = ({ name, detail, value }: MailFigure): string =>
  `${name}${detail ? ` (${detail})` : ""}: ${value}`;

/** A part of a mail as plain text: all that its HTML says. */
export const partText = (part: MailPart): string => {
  switch (part.kind) {
    case "text":
      return part.text;
    case "action":
    case "link":
      return `${part.label}: ${part.url}`;
    case "quote":
      return part.text.replace(/^/gm, "> ");
    case "code":
      return `    ${part.code}`;
    case "pieces":
      return [`${part.title}:`, ...part.pieces.map(pieceText)].join("\n");
    case "figures":
      return part.figures.map(figureText).join("\n");
    case "block":
      return [`${part.title}:`, ...part.lines].join("\n");
  }
};
