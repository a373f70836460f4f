/** The refusals of uploaded pictures, and of pictures that are read from a URL. */
export const pictureRefusals = {
  PICTURE_INVALID: { status: 400, message: "Please choose a picture: JPEG, PNG, WebP or AVIF." },
  PICTURE_TOO_LARGE: { status: 413, message: "A picture has at most 2 MB and 25 megapixels." },
  AVIF_TOO_LARGE: {
    status: 413,
    message: "An AVIF picture has at most 12 megapixels. Please choose a smaller one, or a JPEG.",
  },
  PNG_TOO_LARGE: {
    status: 413,
    message: "An interlaced PNG has at most 12 megapixels. Please choose a smaller one, or a JPEG.",
  },
  PICTURE_TOO_NARROW: { status: 400, message: "A picture is at most four times as long as it is wide." },
  PICTURE_LINK_INVALID: {
    status: 400,
    message: "A picture link must be an address that begins with https://.",
  },
  PICTURE_URL_REFUSED: { status: 400, message: "The shop reads pictures from public addresses only." },
  PICTURE_URL_UNREACHABLE: { status: 400, message: "No picture can be read from this address." },
} as const;
