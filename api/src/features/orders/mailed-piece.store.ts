/**
 * SQL: the picture of the product of order line `l`, as JSON: in the ordered colour, else one without a colour, else the first
 * (as web/src/ui/picture-in-color.ts). `null` without pictures.
 */
const linePicture = `(select json_build_object('mediaKey', i.media_key, 'alt', i.alt, 'width', i.width, 'height', i.height)
  from product_pictures i where i.product_id = l.product_id
  order by case when i.color is not distinct from l.color then 0 when i.color is null then 1 else 2 end, i.place limit 1)`;

/** SQL: pieces of order line `l` as JSON (`MailedPiece`). `more` adds fields. */
export const mailedPiece = (quantity: string, more?: string): string =>
  `json_build_object('title', l.title, 'size', l.size, 'color', l.color, 'quantity', ${quantity},
    'picture', ${linePicture}${more ? `, ${more}` : ""})`;
