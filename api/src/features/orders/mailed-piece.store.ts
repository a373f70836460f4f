/**
 * SQL: the picture of the product of order line `l`, as JSON: in the colour of the pieces, else one without a colour,
 * else the first (as web/src/ui/picture-in-color.ts). `null` without pictures.
 */
const linePicture = (
  pieces: string,
): string => `(select json_build_object('mediaKey', i.media_key, 'alt', i.alt, 'width', i.width, 'height', i.height)
  from product_pictures i where i.product_id = l.product_id
  order by case when i.color is not distinct from ${pieces}.color then 0 when i.color is null then 1 else 2 end, i.position limit 1)`;

/**
 * SQL: pieces of order line `l` as JSON (`MailedPiece`). `more` adds fields. `pieces` is the row with their size and colour: an
 * exchange makes them other ones than the line's.
 */
export const mailedPiece = (
  quantity: string,
  { more, pieces = "l" }: { more?: string; pieces?: string } = {},
): string =>
  `json_build_object('title', l.title, 'size', ${pieces}.size, 'color', ${pieces}.color, 'quantity', ${quantity},
    'picture', ${linePicture(pieces)}${more ? `, ${more}` : ""})`;
