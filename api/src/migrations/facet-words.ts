/** The words of a title that name a kind. The first kind with a word in the title is taken: special ones stand first. */
export const kindWords = [
  ["jhumka", "jhumka jhumkas jhumki jhumkis earring earrings chandbali chandbalis"],
  ["bangles", "bangle bangles kada kadas bracelet bracelets churi churis"],
  ["bag", "bag bags potli potlis clutch clutches sling slings tote totes purse purses"],
  ["jutti", "jutti juttis mojari mojaris kolhapuri kolhapuris sandal sandals flats"],
  ["belt", "belt belts sash sashes"],
  ["jumpsuit", "jumpsuit jumpsuits playsuit playsuits"],
  ["co_ord", "ord ords coord coords set sets suit suits"],
  ["saree_gown", "gown gowns saree sarees sari saris"],
  ["anarkali", "anarkali anarkalis"],
  ["kurta", "kurta kurtas kurti kurtis tunic tunics"],
  ["skirt", "lehenga lehengas skirt skirts ghagra ghagras"],
  ["blazer", "blazer blazers jacket jackets coat coats shrug shrugs"],
  ["dress", "dress dresses frock frocks"],
  ["trousers", "culotte culottes trouser trousers pant pants palazzo palazzos salwar salwars jeans"],
  ["top", "top tops shirt shirts blouse blouses choli cholis camisole camisoles"],
  ["dupatta", "dupatta dupattas odhni odhnis"],
  ["scarf", "scarf scarves stole stoles shawl shawls"],
] as const;

/** The words of a colour's name. The first family with a word in the name is taken: "Silver Grey" is grey. */
export const colorWords = [
  ["grey", "grey gray charcoal slate ash steel graphite smoke"],
  ["gold", "gold golden copper brass bronze"],
  ["silver", "silver pewter"],
  ["pink", "pink rani rose blush fuchsia magenta"],
  ["red", "red maroon wine crimson scarlet burgundy cherry ruby"],
  ["orange", "orange coral terracotta rust saffron kesari peach apricot"],
  ["yellow", "yellow marigold turmeric mustard haldi lemon"],
  ["green", "green emerald sage mehendi olive mint pista"],
  ["blue", "blue indigo navy neel denim teal firozi turquoise aqua cobalt"],
  ["purple", "purple aubergine jamun lilac lavender violet mauve plum"],
  ["brown", "brown coffee chocolate mocha cinnamon walnut tan"],
  ["beige", "beige ecru sand camel champagne nude khaki oat fawn"],
  ["white", "white ivory pearl cream"],
  ["black", "black kohl onyx jet"],
] as const;

/** The words of a material. A material can be of several families: "Silk-cotton". */
export const fabricWords = [
  ["cotton", "cotton mul mulmul khadi voile cambric denim canvas muslin"],
  ["silk", "silk mashru"],
  ["linen", "linen flax"],
  ["wool", "wool pashmina cashmere merino"],
  ["velvet", "velvet"],
  ["satin", "satin"],
  ["georgette", "georgette"],
  ["chiffon", "chiffon"],
  ["crepe", "crepe"],
  ["organza", "organza"],
  ["viscose", "viscose rayon modal"],
  ["polyester", "polyester nylon"],
  ["leather", "leather"],
  ["metal", "metal brass silver copper alloy steel"],
] as const;

/** Words of a material that is a part of the garment, not what it is made of. */
export const partWords =
  "lining slip facing tie ties cord piping tassel tassels border trim edging embroidery button buttons " +
  "zip buckle hook hooks sole strap handle beads";
